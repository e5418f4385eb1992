import { api } from '#kit/api.ts';
import { bootFor } from '#kit/boot.ts';
import { loadCatalogue } from '#kit/catalogue.ts';
import { useFirstLookOver } from '#kit/first-look.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useBootQuery, type BootQuery } from '@pavilion/client/queries/boot-query.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import type { Language } from '@pavilion/domain/site/language';

type Games = PlayerEndpoints['games'];
export type Game = ResponseOf<Games['listGames']>['list'][number];
export type LiveModel = ResponseOf<Games['listLiveModels']>['list'][number];
type Vendors = ResponseOf<Games['listVendors']>;
export type Category = Vendors['list'][number];

const catalogueFreshMs = 5 * 60_000;

/** Games of a row in the first HTML: what is in view of two lines (section 9). */
export const firstRowSize = limits.gameCarouselLines * limits.gameCarouselSlides;
/** Games of a row before "See all". */
const rowSize = 2 * firstRowSize;

function vendorsQuery(language: Language): BootQuery<Vendors> {
  return {
    queryKey: ['games', 'vendors', language],
    queryFn: ({ signal }) => api.games.listVendors({}, signal),
    staleTime: catalogueFreshMs,
  };
}

/** Fetches the categories in server order, each with its vendors. */
export function useVendors() {
  return useBootQuery(vendorsQuery(useLanguage()));
}

/**
 * Fetches the categories alone, for a menu or a row of each. Of the vendors, the first HTML only
 * says whether there are several; the only one of a category comes without its picture.
 */
export function useCategories() {
  const language = useLanguage();
  const boot = bootFor(language);
  return useBootQuery({
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

export function useHotGames(gameType?: GameType, enabled = true) {
  const language = useLanguage();
  return useBootQuery({
    queryKey: ['games', 'hot', gameType ?? 'all', language],
    queryFn: ({ signal }) => hotGamesOf(gameType, signal),
    staleTime: catalogueFreshMs,
    enabled,
  });
}

/** How long a model may still be shown as on the air after it left. */
const airFreshMs = 60_000;

/** Fetches the models of live tables, with their texts, which the first HTML leaves out. */
export function useLiveModels(enabled: boolean) {
  const language = useLanguage();
  return useBootQuery({
    queryKey: ['games', 'liveModels', language],
    queryFn: async ({ signal }) => {
      const [models] = await Promise.all([
        api.games.listLiveModels({}, signal),
        loadCatalogue(language),
      ]);
      return models;
    },
    staleTime: airFreshMs,
    enabled,
  });
}

/** Fetches the games of a category once `enabled`. */
export function useGameRow(gameType: GameType, enabled: boolean) {
  const language = useLanguage();
  return useBootQuery({
    queryKey: ['games', 'row', gameType, language],
    queryFn: ({ signal }) => api.games.listGames({ gameType, pageSize: rowSize }, signal),
    staleTime: catalogueFreshMs,
    enabled,
  });
}

export type GameRowQuery = {
  data: { list: Game[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
};

function rowOf(query: GameRowQuery, first: { list: Game[] } | undefined): GameRowQuery {
  const { data = first, isError, refetch } = query;
  return { data: data && { list: data.list.slice(0, rowSize) }, isError, refetch };
}

/** Fetches the top rows of the home: the first HTML has their first games, the rest follows. */
function useFirstGames() {
  const home = bootFor(useLanguage())?.home;
  const isOver = useFirstLookOver();
  return { home, isWanted: isOver || home === undefined };
}

export function useHotRow(): GameRowQuery {
  const { home, isWanted } = useFirstGames();
  return rowOf(useHotGames(undefined, isWanted), home?.hotGames);
}

export function useSlotRow(): GameRowQuery {
  const { home, isWanted } = useFirstGames();
  return rowOf(useGameRow('RNG', isWanted), home?.games);
}
