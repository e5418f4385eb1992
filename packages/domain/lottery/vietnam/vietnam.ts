import { range, sum } from '../counting.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { endOf, type Width } from '../numbers/digits.ts';
import { numberPlay } from '../numbers/number-play.ts';
import { arePrizesOf, type PrizeShape } from '../numbers/prizes.ts';
import { bigSmallOddEven, isBigSmallOddEven, optionPlay } from '../option-play.ts';
import type { Family, PickedPlay, Prizes } from '../play.ts';
import { northPrizes, southPrizes } from './regions.ts';
import { setPlay } from './set-play.ts';

const playTypes = ['trad', 'ent'] as const;

/** What differs between the north and the south. */
type Region = Readonly<{
  prizes: readonly PrizeShape[];
  /** The prizes of two and of three digits. */
  twoDigits: string;
  threeDigits: string;
  flat: Fraction;
  /** Odds of sets of 2, 3 and 4 numbers that all occur, and of 4, 8 and 10 of which none does. */
  xien: readonly Fraction[];
  truot: readonly Fraction[];
}>;

const north: Region = {
  prizes: northPrizes,
  twoDigits: 'G7',
  threeDigits: 'G6',
  flat: fraction(18, 5),
  xien: [fraction(17), fraction(75), fraction(340)],
  truot: [fraction(14, 5), fraction(44, 5), fraction(16)],
};

const south: Region = {
  prizes: southPrizes,
  twoDigits: 'G8',
  threeDigits: 'G7',
  flat: fraction(27, 5),
  xien: [fraction(36), fraction(235), fraction(1650)],
  truot: [fraction(39, 20), fraction(21, 5), fraction(31, 5)],
};

const oddsOfWidth = { 2: fraction(99), 3: fraction(980), 4: fraction(9000) };

const mainPrize = (result: Prizes) => result.DB?.[0] ?? '';

type NumbersRow = Readonly<{
  playId: number;
  code: string;
  group: string;
  width: 2 | 3 | 4;
  prizes: readonly PrizeShape[];
  odds?: Fraction;
  units?: number;
  mostHits?: (bets: number, numbers: number) => number;
}>;

/**
 * The most of a play on all prizes counts three hits a number, and no more hits than numbers are
 * drawn; a result can hit one number more often, and then pays more.
 */
const threeHits = (bets: number, numbers: number) => Math.min(3 * bets, numbers);

function rowsOf(region: Region): NumbersRow[] {
  const named = (...names: string[]) => region.prizes.filter(({ name }) => names.includes(name));
  const withDigits = (least: number) => region.prizes.filter(({ digits }) => digits >= least);
  const { twoDigits, threeDigits, flat } = region;
  const lo = { group: 'Lo', mostHits: threeHits };
  const de = { group: 'De', width: 2 } as const;
  const cang = { group: 'Cang', width: 3 } as const;
  return [
    { ...lo, playId: 5700, code: 'Lo2', width: 2, prizes: withDigits(2) },
    { ...lo, playId: 5701, code: 'Lo3', width: 3, prizes: withDigits(3) },
    { ...lo, playId: 5702, code: 'Lo4', width: 4, prizes: withDigits(4) },
    { ...lo, playId: 5703, code: 'Lo2Flat', width: 2, prizes: withDigits(2), odds: flat, units: 1 },
    { ...de, playId: 5710, code: 'De', prizes: named('DB') },
    { ...de, playId: 5711, code: 'De1', prizes: named('G1') },
    { ...de, playId: 5712, code: 'DeHead', prizes: named(twoDigits) },
    { ...de, playId: 5713, code: 'DeHeadTail', prizes: named('DB', twoDigits) },
    { ...cang, playId: 5720, code: 'Cang3', prizes: named('DB') },
    { ...cang, playId: 5721, code: 'Cang3Head', prizes: named(threeDigits) },
    { ...cang, playId: 5722, code: 'Cang4', width: 4, prizes: named('DB') },
  ];
}

/** A bet costs a unit for each number that can hit it, unless the row says otherwise. */
function numbersPlay({ prizes, ...row }: NumbersRow): PickedPlay<Prizes> {
  const numbers = sum(prizes.map((prize) => prize.numbers));
  const names = prizes.map(({ name }) => name);
  const odds = row.odds ?? oddsOfWidth[row.width];
  return numberPlay({
    units: numbers,
    ...row,
    subGroup: row.code,
    playTypes,
    prizes: [{ name: row.code, numbers, odds: [odds] }],
    drawn: (result) => [names.flatMap((name) => result[name] ?? [])],
  });
}

function digitPlay(playId: number, code: string, digit: (main: string) => string) {
  const width: Width = 1;
  return numberPlay<Prizes>({
    playId,
    code,
    group: 'HeadTail',
    subGroup: code,
    playTypes,
    width,
    prizes: [{ name: code, numbers: 1, odds: [fraction(49, 5)] }],
    drawn: (result) => [[digit(mainPrize(result))]],
  });
}

const mainPrizes = range(0, 99).map((end) => ({
  result: { DB: [`${end}`.padStart(5, '0')] },
  times: 1,
}));

const mainBsoe = optionPlay<Prizes>({
  playId: 5732,
  code: 'DbBSOE',
  group: 'HeadTail',
  subGroup: 'DbBSOE',
  playTypes,
  row: 'BSOE',
  balls: bigSmallOddEven,
  tiers: [{ name: 'bsoe', odds: fraction(49, 25) }],
  wins: (option, result) => isBigSmallOddEven(option, endOf(mainPrize(result), 2), 50),
  cases: () => mainPrizes,
});

const sets = [
  { group: 'Xien', wins: 'all occur', sizes: [2, 3, 4], firstId: 5740, odds: 'xien' },
  { group: 'Truot', wins: 'none occurs', sizes: [4, 8, 10], firstId: 5750, odds: 'truot' },
] as const;

function setPlays(region: Region): PickedPlay<Prizes>[] {
  const drawn = sum(region.prizes.map(({ numbers }) => numbers));
  return sets.flatMap(({ group, wins, sizes, firstId, odds }) =>
    region[odds].map((each, index) => {
      const size = sizes[index] ?? 0;
      const code = `${group}${size}`;
      const playId = firstId + index;
      return setPlay({
        playId,
        code,
        group,
        subGroup: code,
        playTypes,
        size,
        wins,
        drawn,
        odds: each,
      });
    }),
  );
}

function vietnam(code: 'VN_NORTH' | 'VN_SOUTH', region: Region): Family<Prizes> {
  return {
    code,
    plays: [
      ...rowsOf(region).map(numbersPlay),
      digitPlay(5730, 'Head', (main) => main.slice(-2, -1)),
      digitPlay(5731, 'Tail', (main) => main.slice(-1)),
      mainBsoe,
      ...setPlays(region),
    ],
    resultOf: ({ winNo, prizes }) =>
      arePrizesOf(prizes, region.prizes) && winNo === mainPrize(prizes) ? prizes : null,
    winNoOf: mainPrize,
  };
}

export const vietnamNorth = vietnam('VN_NORTH', north);

/** The centre and the south. */
export const vietnamSouth = vietnam('VN_SOUTH', south);
