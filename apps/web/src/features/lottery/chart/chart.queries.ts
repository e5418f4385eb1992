import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';

/** As many as the longest chart shows. */
const mostDraws = 100;
const againMs = 60_000;

/** Fetches the last draws of a lottery, the latest first, again while the page stands open. */
export function useChartDraws(gameId: number) {
  return useQuery({
    // Begins as the keys of the draws of a lottery do, which are read again together.
    queryKey: ['lottery', 'of', gameId, 'chart'],
    queryFn: async ({ signal }) => {
      const { list } = await api.lottery.listDrawResults(
        { gameId, page: 0, size: mostDraws },
        signal,
      );
      return list;
    },
    refetchInterval: againMs,
  });
}
