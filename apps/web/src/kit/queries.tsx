import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode } from 'react';
import type * as library from './query.ts';
import { sharedValue, useSharedValue } from './shared-value.ts';

type Library = Omit<typeof library, 'createQueryClient'>;

/** TanStack Query with the one client of the page. */
export type Queries = Library & { client: QueryClient };

/** Keys of a person's own data start with this, so that a log-out forgets all of it. */
export const ownData = 'own';

const brought = sharedValue<Queries | null>(null);
let fetching: Promise<Queries> | null = null;

async function fetchQueries(): Promise<Queries> {
  const { createQueryClient, ...library } = await import('./query.ts');
  const queries = { ...library, client: createQueryClient() };
  brought.set(queries);
  return queries;
}

/** The library comes with the first call; the home of a guest is drawn without it. */
export function bringQueries(): Promise<Queries> {
  const known = brought.get();
  if (known !== null) return Promise.resolve(known);
  fetching ??= fetchQueries().finally(() => (fetching = null));
  return fetching;
}

/** For tests, each of which begins with a client of its own. */
export const setQueries = brought.set;

/** Null until something was to be asked, and on the server. */
export function useBroughtQueries(): Queries | null {
  return useSharedValue(brought);
}

/** The client in which the server keeps the answers for the page that it draws. */
export const DrawingQueries = createContext<QueryClient | null>(null);

/** Gives parts that are fetched the client which was brought along with them. */
export function WithQueries({ children }: { children: ReactNode }): ReactNode {
  const queries = useBroughtQueries();
  if (queries === null) return children;
  const { QueryClientProvider, client } = queries;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
