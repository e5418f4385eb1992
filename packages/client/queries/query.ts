import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  type DefaultOptions,
} from '@tanstack/react-query';
import type { CallError } from '@pavilion/contract/client';
import { isClosedCode } from '@pavilion/domain/site/system-status';

const freshMs = 30_000;
const retries = 2;

/** Only a missing answer or a busy server is tried again; a refusal would stay one. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false;
  const { status, code = '' } = error as Partial<CallError>;
  if (isClosedCode(code)) return false;
  return status === undefined || status === 0 || status >= 500;
}

/** The parts of TanStack Query that first-load code uses, with the one client of a page. */
export type Queries = {
  client: QueryClient;
  notifyManager: typeof notifyManager;
  QueryObserver: typeof QueryObserver;
  QueryClientProvider: typeof QueryClientProvider;
};

/** Creates the client; `others` overrides defaults such as `retry`. */
export function createQueries(others: DefaultOptions['queries'] = {}): Queries {
  const usual = { staleTime: freshMs, retry: worthRetrying, refetchOnWindowFocus: false };
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...usual, ...others },
      // Fails at once when offline; a waiting mutation would be sent much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return { client, notifyManager, QueryObserver, QueryClientProvider };
}
