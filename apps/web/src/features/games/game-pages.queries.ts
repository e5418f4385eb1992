import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { GameClassification, GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import { api } from '../../kit/api.ts';
import { useLanguage } from '../../kit/language.ts';

export type GameFilter = {
  gameType: GameType;
  vassalage?: string;
  gameClassify?: GameClassification;
  gameName?: string;
};

const listFreshMs = 5 * 60_000;

/** All games of a filter, 25 a page; a new filter starts again at page 1. */
export function useGamePages(filter: GameFilter) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['games', 'pages', filter, language],
    queryFn: ({ pageParam, signal }) =>
      api.games.listGames({ ...filter, pageNo: pageParam, pageSize: limits.gamePageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : null),
    staleTime: listFreshMs,
    placeholderData: keepPreviousData,
  });
}
