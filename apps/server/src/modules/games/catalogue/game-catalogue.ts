import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listGames } from '@pavilion/contract/games/list-games';
import { completeLanguages, type CompleteLanguage } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Site } from '../../site/site.ts';
import { searchable } from './searchable.ts';

type SiteGame = Site['games'][number];
type Vendor = Site['vendors'][number];

export type GameCard = ResponseOf<typeof listGames>['list'][number];

/** Finds a picture by its logical name, such as `games/lantern-fortune`. */
export type FindPicture = (logicalName: string) => { src: string; color: string } | null;

export type CatalogueGame = {
  game: SiteGame;
  vendor: Vendor;
  /** Cannot be played now: the vendor is switched off or its connection is not set up. */
  maintenance: boolean;
  searchText: string;
  cards: Readonly<Record<CompleteLanguage, GameCard>>;
};

export type CatalogueSources = {
  site: Pick<Site, 'games' | 'vendors'>;
  isConnected: (connection: string) => boolean;
  pictures: FindPicture;
  digits: number;
};

function cardOf(
  { game, vendor, maintenance }: Pick<CatalogueGame, 'game' | 'vendor' | 'maintenance'>,
  { pictures, digits }: CatalogueSources,
  language: CompleteLanguage,
): GameCard {
  const picture = pictures(game.picture);
  const title = game.title[language];
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    nodeName: game.title.EN,
    gameName: title,
    displayName: title,
    gameType: game.gameType,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameClassify: game.classify.join(','),
    minBet: formatAmount(game.minBet, digits),
    iconUrl: picture?.src ?? '',
    mobileLargeIcon: picture?.src ?? '',
    iconColor: picture?.color ?? '',
    showIcon: picture !== null,
    roomId: game.roomId ?? '',
    supportPlay: game.supportPlay,
    hot: game.hot,
    isNew: game.new,
    maintenance,
  };
}

function catalogueGame(sources: CatalogueSources, game: SiteGame, vendor: Vendor): CatalogueGame {
  const maintenance = !vendor.on || !sources.isConnected(vendor.connection);
  const known = { game, vendor, maintenance };
  const cards = completeLanguages.map((language) => [language, cardOf(known, sources, language)]);
  return {
    ...known,
    searchText: searchable([...Object.values(game.title), vendor.name, vendor.code].join('\n')),
    cards: Object.fromEntries(cards) as Record<CompleteLanguage, GameCard>,
  };
}

/** The games of the site with what every list and launch needs of them, made once at the start. */
export function createGameCatalogue(sources: CatalogueSources) {
  const vendors = new Map(sources.site.vendors.map((vendor) => [vendor.code, vendor]));
  const games = sources.site.games.flatMap((game) => {
    const vendor = vendors.get(game.vendor);
    return vendor ? [catalogueGame(sources, game, vendor)] : [];
  });
  const nodes = new Map(games.map((one) => [one.game.nodeId, one]));

  return {
    /** What people see: everything but the games of vendors that are switched off. */
    shown: games.filter((one) => one.vendor.on),
    byNode: (nodeId: number) => nodes.get(nodeId),
    /** Nodes by the vendor's name of the game, of one connection. */
    nodesAt(connection: string, which: 'all' | 'open'): ReadonlyMap<string, number> {
      const there = games.filter((one) => one.vendor.connection === connection);
      const wanted = which === 'all' ? there : there.filter((one) => !one.maintenance);
      return new Map(wanted.map(({ game }) => [game.vendorGame, game.nodeId]));
    },
    /** Nodes of a type or vendor, for filters of records. */
    nodesOf: (filter: { gameType?: string | undefined; vendor?: string | undefined }) =>
      games
        .filter(({ game }) => filter.gameType === undefined || game.gameType === filter.gameType)
        .filter(({ game }) => filter.vendor === undefined || game.vendor === filter.vendor)
        .map(({ game }) => game.nodeId),
  };
}

export type GameCatalogue = ReturnType<typeof createGameCatalogue>;
