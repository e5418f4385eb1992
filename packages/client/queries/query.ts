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

/** A refusal stays a refusal; only a missing answer or a busy server is asked again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false;
  const { status, code = '' } = error as Partial<CallError>;
  if (isClosedCode(code)) return false;
  return status === undefined || status === 0 || status >= 500;
}

/** What code of the first load takes of TanStack Query, with the one client of a page. */
export type Queries = {
  client: QueryClient;
  notifyManager: typeof notifyManager;
  QueryObserver: typeof QueryObserver;
  QueryClientProvider: typeof QueryClientProvider;
};

/** `retry` and its like where another than the usual is wanted. */
export function createQueries(others: DefaultOptions['queries'] = {}): Queries {
  const usual = { staleTime: freshMs, retry: worthRetrying, refetchOnWindowFocus: false };
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...usual, ...others },
      // Without a line it fails at once and says so; left waiting, it would be sent much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return { client, notifyManager, QueryObserver, QueryClientProvider };
}
