import { currency, trialCurrency, type TestBase } from '#testing/test-base.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { GamesSite } from './games.ts';
import type { LaunchedLottery } from './launch/launched-lottery.ts';

/** A logger and signals that do nothing. */
export const quiet = {
  logger: { warn: () => undefined, error: () => undefined },
  signals: {
    publish: async () => undefined,
    publishIn: async () => undefined,
    listen: () => () => undefined,
  },
};

type Vendor = GamesSite['vendors'][number];
type Game = GamesSite['games'][number];

/** Site files may name only the connections that are shipped; these tests have others. */
export function connectionId(id: string): Vendor['connection'] {
  return id as Vendor['connection'];
}

export function vendorOf(code: string, gameTypes: readonly GameType[], more: object = {}): Vendor {
  return {
    code,
    name: `${code.slice(0, 1)}${code.slice(1).toLowerCase()} Works`,
    description: { EN: '', TY: '' },
    logo: `vendors/${code.toLowerCase()}`,
    sortOrder: 1,
    connection: connectionId('lagoon'),
    connectionProvider: code,
    on: true,
    entries: gameTypes.map((gameType) => ({ gameType, opens: 'games', freePlay: true })),
    ...more,
  };
}

export function gameOf(nodeId: number, vendor: string, gameId: string, more: object = {}): Game {
  return {
    gameId,
    nodeId,
    vendor,
    vendorGame: `${gameId}-at-vendor`,
    gameType: 'RNG',
    classify: [],
    minBet: 5n,
    rtpPercent: 96,
    volatility: 'low',
    hot: false,
    new: false,
    supportPlay: true,
    title: { EN: gameId, TY: `${gameId} sa Filipino` },
    picture: `games/${gameId}`,
    ...more,
  };
}

type LotteryVendor = GamesSite['lotteryVendors'][number];

/** A vendor that opens lotteries of the site. */
export function lotteryVendorOf(code: string, lottoMode: 'trad' | 'ent'): LotteryVendor {
  const { connection: _, connectionProvider: __, ...vendor } = vendorOf(code, []);
  const gameType = lottoMode === 'trad' ? 'LOTT' : 'ELOTT';
  return { ...vendor, entries: [{ gameType, opens: 'lottery', lottoMode, freePlay: true }] };
}

export const lotteryOf = (
  gameId: number,
  code: string,
  family: LaunchedLottery['family'],
): LaunchedLottery => ({
  code,
  name: { EN: `${code} in English`, TY: `${code} sa Filipino` },
  family,
  nodes: { LOTT: 2_000_000 + gameId, ELOTT: 1_000_000 + gameId },
});

/** A site of two connections, one vendor each, and one vendor that is switched off. */
export const smallSite: GamesSite = {
  brand: { country: 'PH', timeZone: 'Asia/Manila' },
  memberTypes: defaultMemberTypes,
  policy: { trial: { startingBalance: 200_000n, hours: 24 } },
  protection: { netPosition: true, elapsedTime: true },
  liveModels: [],
  vendors: [
    vendorOf('LANTERN', ['RNG']),
    vendorOf('REEF', ['FISH'], { connection: connectionId('reef') }),
    vendorOf('CLOSED', ['RNG'], { on: false }),
  ],
  lotteryVendors: [],
  teams: [],
  hotMatches: [],
  gameCategories: [
    { gameType: 'RNG', vendors: ['LANTERN', 'CLOSED'] },
    { gameType: 'FISH', vendors: ['REEF'] },
  ],
  games: [
    gameOf(1, 'LANTERN', 'harbour-lights'),
    gameOf(2, 'LANTERN', 'no-free-play', { supportPlay: false }),
    gameOf(3, 'REEF', 'deep-net', { gameType: 'FISH' }),
    gameOf(4, 'CLOSED', 'shut-door'),
    gameOf(5, 'LANTERN', 'wide-bay', { topLevel: true }),
  ],
};

/** What the module needs on the small site, with the connections of a test. */
export function gamesDeps({ db, wallet }: Pick<TestBase, 'db' | 'wallet'>) {
  return {
    db,
    wallet,
    site: smallSite,
    lotteries: [],
    connections: {},
    clock: () => new Date(),
    pictures: () => null,
    publicUrl: 'https://site.example',
    gameOrigins: [],
    currency,
    trialCurrency,
    beginPlay: async () => {},
    ...quiet,
  };
}
