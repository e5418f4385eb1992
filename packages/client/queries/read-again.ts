import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the query of the key, after a fetch under way: to cancel that would lose the press of a
 * person who asked for a further page.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = { queryKey, fetchStatus: 'fetching' } as const;
  await queries.refetchQueries(underWay, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
