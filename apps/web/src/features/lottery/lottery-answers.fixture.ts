import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Draw, FairDraw, HotGap } from './lottery.queries.ts';

type Calls = PlayerEndpoints['lottery'];
type Groups = ResponseOf<Calls['listLotteries']>;
type OpenNumero = ResponseOf<Calls['listOpened']>[number];
type NearAnswer = ResponseOf<Calls['getNear']>;

const secondMs = 1000;
const at = (seconds: number) => new Date(Date.now() + seconds * secondMs).toISOString();

/** A site without lotteries. */
export const noLotteries = {
  listLotteries: [],
  listOpened: [],
  listOutsideOpened: [],
  listRecentMenus: [],
  listRecentOutsideMenus: [],
};

const game = (gameId: number, code: string, remark: string, paused = false) => ({
  gameId,
  code,
  remark,
  playTypes: ['ent' as const],
  paused,
});
const group = (gameGroupId: number, code: string, remark: string, games: Groups[number]['games']) =>
  ({ gameGroupId, code, remark, games }) satisfies Groups[number];

/** One lottery of each look. */
export const lotteries: Groups = [
  group(1, 'SSC', 'Five digits', [game(1001, 'PVSSC1', 'Minute Five')]),
  group(2, 'K3', 'Dice', [game(1003, 'PVK31', 'Minute Dice', true)]),
  group(3, 'PK10', 'Cars', [game(1004, 'PVPK3', 'Ten Cars')]),
  group(4, 'PC28', 'Twenty-eight', [game(1005, 'PVPC28', 'Twenty-Eight')]),
  group(5, 'LHC', 'Forty-nine', [game(1006, 'PVLHC5', 'Lucky Forty-Nine')]),
  group(6, 'VN_SOUTH', 'Vietnam South', [game(2003, 'XSMN', 'Vietnam South')]),
  group(7, 'THAI', 'Thailand', [game(3001, 'THGL', 'Thai Lottery')]),
];

/** A lottery of which this draw is open for so many more seconds. */
export const openNumero = (
  gameId: number,
  numero: string | null,
  seconds: number,
  last: readonly [numero: string, winNo: string] | null = null,
): OpenNumero => ({
  gameId,
  gameCode: `G${gameId}`,
  numero,
  remainTime: seconds * secondMs,
  lastNumero: last?.[0] ?? null,
  lastWinNo: last?.[1] ?? null,
  awaitedIn: null,
});

const coming = (gameId: number, numero: string, closesIn: number) => ({
  numero,
  gameId,
  remainTime: closesIn * secondMs,
  lockTime: 5,
  isSale: true,
  drawsAt: at(closesIn + 5),
  commit: 'c0'.repeat(32),
  beaconRound: 1000,
  yearAnimal: 6,
});

/** Draw 731 of the minute lottery is open for so many more seconds, and 730 is drawn. */
export function nearAnswer(closesIn = 30, given: Partial<NearAnswer> = {}): NearAnswer {
  return {
    previousNumero: {
      numero: '20261124-0730',
      winNo: '27705',
      state: 'drawn',
      late: false,
      drawsAt: at(closesIn - 55),
    },
    currentNumero: coming(1001, '20261124-0731', closesIn),
    nextNumero: coming(1001, '20261124-0732', closesIn + 60),
    paused: false,
    stations: [],
    ...given,
  };
}

export const drawOf = (numero: string, given: Partial<Draw> = {}): Draw => ({
  numero,
  station: null,
  stationName: null,
  winNo: '27705',
  state: 'settled',
  version: 1,
  late: false,
  drawsAt: '2026-11-24T04:10:00.000Z',
  drawnAt: '2026-11-24T04:10:02.000Z',
  decidedAt: '2026-11-24T04:10:02.000Z',
  earlier: [],
  ...given,
});

export const pageOfDraws = (list: Draw[], pageNum = 1, totalPages = 1) => ({
  list,
  pageNum,
  pageSize: 25,
  totalPages,
  total: list.length,
});

export const noHotGap: HotGap = { hot: {}, gap: {} };

/** All prizes of a draw of the south of Vietnam. */
export const southResult = {
  DB: ['073459'],
  G1: ['81246'],
  G2: ['30915'],
  G3: ['66402', '25178'],
  G4: ['90837', '11563', '48290', '70154', '53318', '29946', '86471'],
  G5: ['6203'],
  G6: ['4127', '9680', '3355'],
  G7: ['714'],
  G8: ['59'],
};

/** A draw of the minute lottery with everything that is public of it. */
export const fairDraw = (given: Partial<FairDraw> = {}): FairDraw => ({
  code: 'PVSSC1',
  numero: '20261124-0731',
  family: 'SSC',
  drawAt: '2026-11-24T04:11:00.000Z',
  state: 'settled',
  commit: 'be5c81e7'.repeat(8),
  madeAt: '2026-11-22T04:11:00.000Z',
  chain: {
    name: 'sandbox',
    hash: '52db9ba7'.repeat(8),
    publicKey: '83cf0f28'.repeat(24),
    genesis: 1_692_803_367,
    period: 3,
    scheme: 'bls-unchained-g1-rfc9380',
  },
  round: 34_230_032,
  seed: '00010203'.repeat(8),
  signature: 'b44679b9'.repeat(12),
  randomness: 'fe290bec'.repeat(8),
  blocks: ['92b8442f'.repeat(8)],
  winNo: '50354',
  yearAnimal: 6,
  voidReason: null,
  voidDraws: 2,
  draws: 1440,
  ...given,
});
