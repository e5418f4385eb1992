import type { QueryObserver, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { bringQueries, DrawingQueries, useBroughtQueries, type Queries } from './queries.tsx';

/** Options of a query, as `useQuery` takes them. */
export type BootQuery<Data> = Pick<
  UseQueryOptions<Data>,
  'queryKey' | 'queryFn' | 'placeholderData'
> & {
  staleTime?: number;
  enabled?: boolean;
  refetchInterval?: number;
  initialData?: Data;
  initialDataUpdatedAt?: number;
};

export type BootQueryResult<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

const never = () => () => undefined;

/** Milliseconds until a query must be fetched; undefined for never. */
function asksInMs<Data>(options: BootQuery<Data>): number | undefined {
  const { enabled = true, initialData, initialDataUpdatedAt = 0, staleTime = 0 } = options;
  if (!enabled) return undefined;
  const isFresh = Date.now() - initialDataUpdatedAt < staleTime;
  return initialData !== undefined && isFresh ? options.refetchInterval : 0;
}

/** Returns the data that the page contains; loads the library when there is something to fetch. */
function useBooted<Data>(options: BootQuery<Data>, isOver: boolean): BootQueryResult<Data> {
  const drawing = useContext(DrawingQueries);
  const [error, setError] = useState<Error | null>(null);
  const inMs = isOver ? undefined : asksInMs(options);
  const key = JSON.stringify(options.queryKey);
  useEffect(() => {
    if (inMs === undefined) return;
    const timer = setTimeout(() => void bringQueries().catch(setError), inMs);
    return () => clearTimeout(timer);
  }, [inMs, key]);
  const data = drawing === null ? options.initialData : drawnFrom(drawing, options);
  const isError = error !== null && data === undefined;
  return {
    data,
    isPending: data === undefined && !isError,
    isError,
    error,
    isFetching: false,
    refetch: () => bringQueries().then(() => setError(null), setError),
  };
}

/** The data of a query on the server, which fetches the queries that a drawing has used. */
function drawnFrom<Data>({ client }: Queries, options: BootQuery<Data>): Data | undefined {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  return query.state.data;
}

function useObserved<Data>(
  queries: Queries | null,
  options: BootQuery<Data>,
): BootQueryResult<Data> | null {
  const defaulted = queries?.client.defaultQueryOptions<Data, Error, Data, Data>(options);
  const [made, setMade] = useState<{ by: Queries; observer: QueryObserver<Data> } | null>(null);
  if (queries !== null && made?.by !== queries) {
    setMade({ by: queries, observer: new queries.QueryObserver<Data>(queries.client, options) });
  }
  const observer = made?.observer ?? null;
  const result = (defaulted && observer?.getOptimisticResult(defaulted)) ?? null;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (queries === null || observer === null) return never();
      const end = observer.subscribe(queries.notifyManager.batchCalls(changed));
      observer.updateResult();
      return end;
    },
    [queries, observer],
  );
  const current = () => observer?.getCurrentResult() ?? null;
  useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (defaulted) observer?.setOptions(defaulted);
  });
  return result && observer ? observer.trackResult(result) : null;
}

/**
 * Like `useQuery` of TanStack Query, for the first load: shows the data that the page contains, and
 * uses the library from the first fetch on.
 */
export function useBootQuery<Data>(options: BootQuery<Data>): BootQueryResult<Data> {
  const queries = useBroughtQueries();
  const booted = useBooted(options, queries !== null);
  return useObserved(queries, options) ?? booted;
}
