import type { Site } from '#modules/site/site.ts';
import type { VendorGame } from '#ports/game-vendor.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listGames } from '@pavilion/contract/player/games';
import { gameAvailability, type VendorListing } from '@pavilion/domain/game/availability';
import { languages, type Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { createGameSearch } from '../search/game-search.ts';

type SiteGame = Site['games'][number];
type Vendor = Site['vendors'][number];

export type GameCard = ResponseOf<typeof listGames>['list'][number];

/** Finds a picture by its logical name, such as `games/lantern-fortune`. */
export type FindPicture = (logicalName: string) => { src: string; color: string } | null;

export type CatalogueGame = {
  game: SiteGame;
  vendor: Vendor;
  /** Cannot be played now. */
  maintenance: boolean;
  /** Not shown: switched off, or not for the site's country or currency. */
  hidden: boolean;
  cards: Readonly<Record<Language, GameCard>>;
};

export type CatalogueSources = {
  site: Pick<Site, 'games' | 'vendors'>;
  isConnected: (connection: string) => boolean;
  pictures: FindPicture;
  digits: number;
  country: string;
  currency: string;
};

/** The part of the catalogue that changes while the site runs. */
export type CatalogueState = {
  /** Subjects of games and vendors that an operator closed. */
  closed: ReadonlySet<string>;
  /** By connection, then by the vendor's name of the game; absent until it was read. */
  listings: ReadonlyMap<string, ReadonlyMap<string, VendorGame>>;
};

export const gameSubject = (nodeId: number): string => `game:${nodeId}`;
export const vendorSubject = (code: string): string => `vendor:${code}`;

const atStart: CatalogueState = { closed: new Set(), listings: new Map() };

function cardOf(
  { game, vendor }: Pick<CatalogueGame, 'game' | 'vendor'>,
  { pictures, digits }: CatalogueSources,
  language: Language,
): GameCard {
  const picture = pictures(game.picture);
  const title = inLanguage(game.title, language);
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    nodeName: game.title.EN,
    gameName: title,
    displayName: title,
    gameType: game.gameType,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameClassify: game.classify[0] ?? '',
    gameClassifyNew: game.classify.join(','),
    minBet: formatAmount(game.minBet, digits),
    iconUrl: picture?.src ?? '',
    mobileLargeIcon: picture?.src ?? '',
    iconColor: picture?.color ?? '',
    showIcon: picture !== null,
    roomId: game.roomId ?? '',
    supportPlay: game.supportPlay,
    hot: game.hot,
    isNew: game.new,
    maintenance: false,
  };
}

function catalogueGame(sources: CatalogueSources, game: SiteGame, vendor: Vendor): CatalogueGame {
  const english = cardOf({ game, vendor }, sources, 'EN');
  // Titles of games are seldom translated: languages with the English title share its card.
  const cards = languages.map((language) => [
    language,
    game.title[language] === undefined || game.title[language] === game.title.EN
      ? english
      : cardOf({ game, vendor }, sources, language),
  ]);
  return {
    game,
    vendor,
    maintenance: false,
    hidden: false,
    cards: Object.fromEntries(cards) as Record<Language, GameCard>,
  };
}

function listingOf({ listings }: CatalogueState, { game, vendor }: CatalogueGame): VendorListing {
  const listing = listings.get(vendor.connection);
  return listing === undefined ? 'unread' : (listing.get(game.vendorGame) ?? 'missing');
}

/** Sets availability and maintenance of a game, in place, from the state. */
function refreshGame(sources: CatalogueSources, state: CatalogueState, one: CatalogueGame): void {
  const { game, vendor } = one;
  const subjects = [gameSubject(game.nodeId), vendorSubject(vendor.code)];
  const availability = gameAvailability(
    {
      vendorOn: vendor.on,
      connected: sources.isConnected(vendor.connection),
      closedByOperator: subjects.some((subject) => state.closed.has(subject)),
      listing: listingOf(state, one),
    },
    sources,
  );
  one.hidden = availability === 'hidden';
  one.maintenance = availability !== 'open';
  for (const language of languages) one.cards[language].maintenance = one.maintenance;
}

function indexesOf(games: readonly CatalogueGame[]) {
  return {
    nodes: new Map(games.map((one) => [one.game.nodeId, one])),
    gameIds: new Map(games.map((one) => [one.game.gameId, one])),
    vendorGames: new Map(
      games.map((one) => [`${one.vendor.connection} ${one.game.vendorGame}`, one]),
    ),
  };
}

function searchOf(games: readonly CatalogueGame[]) {
  const search = createGameSearch(
    games.map(({ game, vendor }) => ({
      titles: languages.flatMap((language) => game.title[language] ?? []),
      vendorName: `${vendor.name} ${vendor.code}`,
    })),
  );
  return (text: string) => search(text).flatMap((index) => games[index] ?? []);
}

/** The games of the site with all that lists and launches need, computed at the start. */
export function createGameCatalogue(sources: CatalogueSources) {
  const vendors = new Map(sources.site.vendors.map((vendor) => [vendor.code, vendor]));
  const games = sources.site.games.flatMap((game) => {
    const vendor = vendors.get(game.vendor);
    return vendor ? [catalogueGame(sources, game, vendor)] : [];
  });
  const { nodes, gameIds, vendorGames } = indexesOf(games);
  const search = searchOf(games);
  let shown: readonly CatalogueGame[] = [];

  function refresh(state: CatalogueState): void {
    for (const one of games) refreshGame(sources, state, one);
    shown = games.filter((one) => !one.hidden);
  }
  refresh(atStart);

  return {
    refresh,
    /** The games that are not hidden, in the order of the site. */
    shown: () => shown,
    shownAt(nodeId: number): CatalogueGame | undefined {
      const one = nodes.get(nodeId);
      return one?.hidden === true ? undefined : one;
    },
    /** The games that are not hidden and match the text, best first. */
    search: (text: string) => search(text).filter((one) => !one.hidden),
    hasVendor: (code: string) => vendors.has(code),
    byNode: (nodeId: number) => nodes.get(nodeId),
    byGameId: (gameId: string) => gameIds.get(gameId),
    byVendorGame: (connection: string, vendorGame: string) =>
      vendorGames.get(`${connection} ${vendorGame}`),
    /** Nodes of a type or vendor, to filter records by. */
    nodesOf: (filter: { gameType?: string | undefined; vendor?: string | undefined }) =>
      games
        .filter(({ game }) => filter.gameType === undefined || game.gameType === filter.gameType)
        .filter(({ game }) => filter.vendor === undefined || game.vendor === filter.vendor)
        .map(({ game }) => game.nodeId),
  };
}

export type GameCatalogue = ReturnType<typeof createGameCatalogue>;
