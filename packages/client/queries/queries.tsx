import { createContext, useContext, type ReactNode } from 'react';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import type { Queries } from './query.ts';

export type { Queries };

/** Keys of a person's own data start with this, so that a log-out forgets all of it. */
export const ownData = 'own';

const brought = sharedValue<Queries | null>(null);
let fetching: Promise<Queries> | null = null;

async function fetchQueries(): Promise<Queries> {
  const { createQueries } = await import('./query.ts');
  const queries = createQueries();
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

/** Those in which the server keeps the answers for the page that it draws. */
export const DrawingQueries = createContext<Queries | null>(null);

/** Gives parts that are fetched the client which was brought along with them. */
export function WithQueries({ children }: { children: ReactNode }): ReactNode {
  const drawing = useContext(DrawingQueries);
  const here = useBroughtQueries();
  const queries = drawing ?? here;
  if (queries === null) return children;
  const { QueryClientProvider, client } = queries;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
