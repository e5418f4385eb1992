import { createContext, useContext, type ReactNode } from 'react';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import type { Queries } from './query.ts';

export type { Queries };

/** First part of the keys of a member's own data, so that a log-out removes all of it. */
export const ownData = 'own';

const brought = sharedValue<Queries | null>(null);
let fetching: Promise<Queries> | null = null;

async function fetchQueries(): Promise<Queries> {
  const { createQueries } = await import('./query.ts');
  const queries = createQueries();
  brought.set(queries);
  return queries;
}

/** Loads the library with the first call; the home of a guest is drawn without it. */
export function bringQueries(): Promise<Queries> {
  const known = brought.get();
  if (known !== null) return Promise.resolve(known);
  fetching ??= fetchQueries().finally(() => (fetching = null));
  return fetching;
}

/** For tests, each of which begins with its own client. */
export const setQueries = brought.set;

/** Null until the first fetch, and on the server. */
export function useBroughtQueries(): Queries | null {
  return useSharedValue(brought);
}

/** On the server: the client that holds the answers for the page being drawn. */
export const DrawingQueries = createContext<Queries | null>(null);

/** Provides the client to lazy parts, which are loaded together with the library. */
export function WithQueries({ children }: { children: ReactNode }): ReactNode {
  const drawing = useContext(DrawingQueries);
  const here = useBroughtQueries();
  const queries = drawing ?? here;
  if (queries === null) return children;
  const { QueryClientProvider, client } = queries;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
