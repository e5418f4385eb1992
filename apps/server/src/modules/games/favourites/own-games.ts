import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { limits } from '@pavilion/domain/limits';
import type { Language } from '@pavilion/domain/site/language';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import { deleteFavourite, insertFavourite, listFavourites } from './favourite.store.ts';
import { insertRecent, listRecents } from './recent.store.ts';

export type OwnGamesDependencies = { db: Database; clock: Clock; catalogue: GameCatalogue };

type OwnCalls =
  | 'listFavouriteIds'
  | 'listFavouriteGames'
  | 'addFavourite'
  | 'removeFavourite'
  | 'listRecentGames'
  | 'addRecentGame';

type Filter = { gameType?: string | undefined; vendor?: string | undefined };

function pageAt<Item>(items: readonly Item[], pageNo: number, pageSize: number) {
  const start = (pageNo - 1) * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(items.length / pageSize),
    total: items.length,
  };
}

/** Favourites and recent games of a member (seed section 4); at most some hundred of each. */
export function createOwnGames({ db, clock, catalogue }: OwnGamesDependencies) {
  function gamesAt(nodes: readonly number[], filter: Filter, language: Language) {
    return nodes.flatMap((node) => {
      const card = catalogue.shownAt(node)?.cards[language];
      if (!card) return [];
      const isType = filter.gameType === undefined || card.gameType === filter.gameType;
      const isVendor = !filter.vendor || card.vassalage === filter.vendor;
      return isType && isVendor ? [card] : [];
    });
  }

  function knownNode(nodeId: number, vendor: string | undefined): number {
    const game = catalogue.shownAt(nodeId);
    if (!game || (vendor && vendor !== game.vendor.code)) throw new ApiError('game.not.found');
    return nodeId;
  }

  function remember(memberId: bigint, gameNode: number): Promise<void> {
    return insertRecent(db, { memberId, gameNode, now: clock() }, limits.recentGamesKept);
  }

  const handlers: Pick<Handlers<PlayerEndpoints['games']>, OwnCalls> = {
    listFavouriteIds: async ({ pageNo, pageSize }, { caller }) => {
      const all = await listFavourites(db, caller.memberId);
      const { items, ...page } = pageAt(all, pageNo, pageSize);
      return { list: items.map(String), ...page };
    },
    listFavouriteGames: async ({ pageNo, pageSize, gameType, vendor }, { caller, language }) => {
      const nodes = await listFavourites(db, caller.memberId);
      const all = gamesAt(nodes, { gameType, vendor }, language);
      const { items, ...page } = pageAt(all, pageNo, pageSize);
      return { content: items, ...page };
    },
    addFavourite: async ({ nodeId, vendor }, { caller }) => {
      const gameNode = knownNode(nodeId, vendor);
      const favourite = { memberId: caller.memberId, gameNode, now: clock() };
      const added = await insertFavourite(db, favourite, limits.favouriteGamesMax);
      if (!added) throw new ApiError('favourite.limit');
      return {};
    },
    removeFavourite: async ({ nodeId }, { caller }) => {
      await deleteFavourite(db, caller.memberId, nodeId);
      return {};
    },
    listRecentGames: async (input, { caller, language }) => {
      const nodes = await listRecents(db, caller.memberId);
      const { gameType, vassalage: vendor } = input;
      const all = gamesAt(nodes, { gameType, vendor }, language);
      const { items, ...page } = pageAt(all, input.page, input.pageSize);
      return { list: items, pageSize: input.pageSize, ...page };
    },
    addRecentGame: async ({ nodeId }, { caller }) => {
      await remember(caller.memberId, knownNode(nodeId, undefined));
      return {};
    },
  };
  return { handlers, remember };
}
