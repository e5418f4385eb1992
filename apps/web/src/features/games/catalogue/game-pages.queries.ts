import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { limits } from '@pavilion/domain/limits';
import type { Game } from '../catalogue.queries.ts';
import { classifyOf, filterInForce, type ListFilter } from '../filter/list-filter.ts';

export type VassalType = ResponseOf<PlayerEndpoints['games']['listVassalTypes']>['list'][number];

type GamePage = { list: Game[]; pageNum: number; totalPages: number; total: number };

const listFreshMs = 5 * 60_000;
const pageSize = limits.gamePageSize;

async function pageOf(filter: ListFilter, pageNo: number, signal: AbortSignal): Promise<GamePage> {
  const { gameType, vendor, minBet, name, tab } = filter;
  if (name !== undefined) {
    const input = { gameName: name, ...(gameType && { gameTypeFirst: gameType }) };
    return api.games.listGames({ ...input, pageNo, pageSize }, signal);
  }
  const of = { ...(gameType && { gameType }) };
  if (tab === 'FAV') {
    const input = { ...of, pageNo, pageSize, ...(vendor && { vendor }) };
    const { content, ...page } = await api.games.listFavouriteGames(input, signal);
    return { list: content, ...page };
  }
  const vassalage = vendor === undefined ? {} : { vassalage: vendor };
  if (tab === 'RECENT') {
    return api.games.listRecentGames({ ...of, ...vassalage, page: pageNo, pageSize }, signal);
  }
  const gameClassify = classifyOf(filter);
  const input = {
    ...of,
    ...vassalage,
    ...(gameClassify && { gameClassify }),
    ...(minBet && { minBet }),
    ...((tab === 'HOT' || tab === 'NEW') && { listType: tab }),
  };
  return api.games.listGames({ ...input, pageNo, pageSize }, signal);
}

/** Fetches the games of a filter, 25 a page; a new filter starts again at page 1. */
export function useGamePages(chosen: ListFilter) {
  const filter = filterInForce(chosen);
  const language = useLanguage();
  const isOwn = filter.tab === 'FAV' || filter.tab === 'RECENT';
  return useInfiniteQuery({
    queryKey: [...(isOwn ? [ownData, 'games', filter.tab] : ['games', 'pages']), filter, language],
    queryFn: ({ pageParam, signal }) => pageOf(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : null),
    // The list of recent games changes with every game played.
    staleTime: isOwn ? 0 : listFreshMs,
    placeholderData: keepPreviousData,
    // Pages are added and never change, and comparing all of them would grow with the list.
    structuralSharing: false,
  });
}

/** The classifications that each vendor of a type can be filtered by. */
export function useVassalTypes() {
  return useQuery({
    queryKey: ['games', 'vassalTypes'],
    queryFn: ({ signal }) => api.games.listVassalTypes({}, signal),
    staleTime: listFreshMs,
  });
}

/** Fetches the vendors with their pictures, which the first HTML leaves out. */
export function useVendorPictures() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['games', 'vendorPictures', language],
    queryFn: ({ signal }) => api.games.listVendors({}, signal),
    staleTime: listFreshMs,
  });
}
