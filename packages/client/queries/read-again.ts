import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads anew what was read under the key. What is on its way comes first: to begin anew would throw
 * it away, and with it the press of whoever asked for a further page.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = { queryKey, fetchStatus: 'fetching' } as const;
  await queries.refetchQueries(underWay, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
