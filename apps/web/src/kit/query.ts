import { QueryClient } from '@tanstack/react-query';
import type { CallError } from '@pavilion/contract/client';
import { isClosedCode } from '@pavilion/domain/site/system-status';

const freshMs = 30_000;
const retries = 2;

/** A refusal stays a refusal; only a missing answer or a busy server is asked again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false;
  const { status, code = '' } = error as Partial<CallError>;
  if (isClosedCode(code)) return false;
  return status === undefined || status === 0 || status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: worthRetrying, refetchOnWindowFocus: false },
      // Without a line it fails at once and says so; left waiting, it would be sent much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Keys of a person's own data start with this, so that a log-out forgets all of it. */
export const ownData = 'own';
