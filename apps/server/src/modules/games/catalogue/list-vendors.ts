import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listVendors } from '@pavilion/contract/games/list-vendors';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { Site } from '../../site/site.ts';
import type { FindPicture, GameCatalogue } from './game-catalogue.ts';
import { orderVendors } from './order-vendors.ts';

type Response = ResponseOf<typeof listVendors>;
type VendorTile = Response['list'][number]['vendors'][number];
type Vendor = Site['vendors'][number];

/**
 * A vendor within a category. `gameId` is the game that a tap starts, empty when the tap opens the
 * vendor's list of games; `nodeId` can be launched either way.
 */
function tileOf(
  catalogue: GameCatalogue,
  pictures: FindPicture,
  vendor: Vendor,
  gameType: GameType,
): VendorTile[] {
  const games = catalogue.shown
    .map((one) => one.game)
    .filter((game) => game.vendor === vendor.code && game.gameType === gameType);
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
    },
  ];
}

/** The game-entry menu: categories in order, each with its vendors that have games to show. */
export function vendorMenu(
  site: Pick<Site, 'vendors' | 'gameCategories'>,
  catalogue: GameCatalogue,
  pictures: FindPicture,
): Response {
  const on = site.vendors.filter((vendor) => vendor.on);
  const list = orderVendors(site.gameCategories, on).map(({ gameType, vendors }) => ({
    gameCategory: gameType,
    vendors: vendors.flatMap((vendor) => tileOf(catalogue, pictures, vendor, gameType)),
  }));
  return { list: list.filter((category) => category.vendors.length > 0) };
}
