import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import type { Language } from '@pavilion/domain/site/language';
import { api } from '../../kit/api.ts';
import { bootFor } from '../../kit/boot.ts';
import { useLanguage } from '../../kit/language.ts';

type Games = Endpoints['games'];
export type Game = ResponseOf<Games['listGames']>['list'][number];
export type Category = ResponseOf<Games['listVendors']>['list'][number];

const catalogueFreshMs = 5 * 60_000;

/** Games of one category that the home screen shows before "See all" (section 9). */
export const homeRowSize = limits.showMoreAboveGames;

function vendorsQuery(language: Language) {
  return queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: ({ signal }) => api.games.listVendors({}, signal),
    staleTime: catalogueFreshMs,
  });
}

/** Categories in server order, each with its vendors. */
export function useVendors() {
  return useQuery(vendorsQuery(useLanguage()));
}

/**
 * The categories alone, for a menu or a row of each. The first HTML brings no more of the vendors
 * than whether there are several; the only one of a category comes without its picture.
 */
export function useCategories() {
  const language = useLanguage();
  const boot = bootFor(language);
  return useQuery({
    queryKey: ['games', 'categories', language],
    queryFn: ({ client }) => client.query(vendorsQuery(language)),
    staleTime: catalogueFreshMs,
    ...(boot?.home && { initialData: boot.home.vendors, initialDataUpdatedAt: boot.readAtMs }),
  });
}

function hotGamesOf(gameType: GameType | undefined, signal: AbortSignal) {
  const input = { isPlatform: limits.hotGamesPlatform, ...(gameType && { gameType }) };
  return api.games.listHotGames(input, signal);
}

export function useHotGames(gameType?: GameType) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['games', 'hot', gameType ?? 'all', language],
    queryFn: ({ signal }) => hotGamesOf(gameType, signal),
    staleTime: catalogueFreshMs,
  });
}

/** The first hot games, which come with the first HTML. */
export function useHotRow() {
  const language = useLanguage();
  const boot = bootFor(language);
  return useQuery({
    queryKey: ['games', 'hotRow', language],
    queryFn: async ({ signal }) => {
      const { list } = await hotGamesOf(undefined, signal);
      return { list: list.slice(0, homeRowSize) };
    },
    staleTime: catalogueFreshMs,
    ...(boot?.home && { initialData: boot.home.hotGames, initialDataUpdatedAt: boot.readAtMs }),
  });
}

/** The first games of a category, for a row or a small grid. */
export function useGameRow(gameType: GameType, enabled = true) {
  const language = useLanguage();
  const boot = gameType === 'RNG' ? bootFor(language) : null;
  return useQuery({
    queryKey: ['games', 'row', gameType, language],
    queryFn: ({ signal }) => api.games.listGames({ gameType, pageSize: homeRowSize }, signal),
    staleTime: catalogueFreshMs,
    enabled,
    ...(boot?.home && { initialData: boot.home.games, initialDataUpdatedAt: boot.readAtMs }),
  });
}
