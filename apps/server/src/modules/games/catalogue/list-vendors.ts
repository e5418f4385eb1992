import type { Site } from '#modules/site/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listVendors } from '@pavilion/contract/player/games';
import type { GameType } from '@pavilion/domain/game/game-type';
import { orderCategories } from '@pavilion/domain/game/order-categories';
import type { LotteryVendor, ShelvedLottery } from '../launch/launched-lottery.ts';
import type { FindPicture, GameCatalogue } from './game-catalogue.ts';

type Response = ResponseOf<typeof listVendors>;
type VendorTile = Response['list'][number]['vendors'][number];
type Vendor = Site['vendors'][number];
type ShownOf = (vendor: string, gameType: GameType) => readonly Site['games'][number][];

/**
 * A vendor within a category. `gameId` is the game that a tap starts, empty when the tap opens the
 * vendor's list of games; `nodeId` can be launched either way.
 */
function tileOf(
  shownOf: ShownOf,
  pictures: FindPicture,
  vendor: Vendor,
  gameType: GameType,
): VendorTile[] {
  const games = shownOf(vendor.code, gameType);
  const [first] = games;
  if (!first) return [];
  const entry = vendor.entries.find((one) => one.gameType === gameType);
  const lobby = games.find((game) => game.gameId === entry?.lobbyGame);
  return [
    {
      vassalage: vendor.code,
      vendorName: vendor.name,
      iconUrl: pictures(vendor.logo)?.src ?? '',
      gameCount: games.length,
      nodeId: (lobby ?? first).nodeId,
      gameId: entry?.opens === 'lobby' ? (lobby ?? first).gameId : '',
      isGameH5: entry?.opens === 'lobby' ? 'GAME' : 'VASSALAGE',
    },
  ];
}

/** A provider of lotteries within a category; none where the site has no lottery of it. */
function lotteryTileOf(
  shelf: readonly ShelvedLottery[],
  pictures: FindPicture,
  { code, name, logo }: LotteryVendor,
): VendorTile[] {
  const own = shelf.filter((one) => one.code === code);
  const [first] = own;
  if (!first) return [];
  return [
    {
      vassalage: code,
      vendorName: name,
      iconUrl: pictures(logo)?.src ?? '',
      gameCount: own.length,
      nodeId: first.nodeId,
      gameId: first.lottery.code,
      isGameH5: 'GAME',
    },
  ];
}

/** Groups the games in one pass over the catalogue, however many vendors and types there are. */
function groupedShown(catalogue: Pick<GameCatalogue, 'shown'>): ShownOf {
  const groups = new Map<string, Site['games'][number][]>();
  for (const { game } of catalogue.shown()) {
    const key = `${game.vendor} ${game.gameType}`;
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  return (vendor, gameType) => groups.get(`${vendor} ${gameType}`) ?? [];
}

const isOfGames = (vendor: Vendor | LotteryVendor): vendor is Vendor =>
  vendor.connection !== undefined;

/**
 * The game-entry menu: categories in order, each with its vendors that have visible games or
 * lotteries.
 */
export function vendorMenu(
  site: Pick<Site, 'vendors' | 'lotteryVendors' | 'gameCategories'>,
  catalogue: Pick<GameCatalogue, 'shown'>,
  shelf: readonly ShelvedLottery[],
  pictures: FindPicture,
): Response {
  const shownOf = groupedShown(catalogue);
  const all: readonly (Vendor | LotteryVendor)[] = [...site.vendors, ...site.lotteryVendors];
  const on = all.filter((vendor) => vendor.on);
  const list = orderCategories(site.gameCategories, on).map(({ gameType, vendors }) => ({
    gameCategory: gameType,
    vendors: vendors.flatMap((vendor) =>
      isOfGames(vendor)
        ? tileOf(shownOf, pictures, vendor, gameType)
        : lotteryTileOf(shelf, pictures, vendor),
    ),
  }));
  return { list: list.filter((category) => category.vendors.length > 0) };
}
