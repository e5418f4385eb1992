import { combinations, range, tuplesOf } from '../counting.ts';
import { fraction, zero } from '../fraction.ts';
import { numberPlay } from '../numbers/number-play.ts';
import {
  chanceByListing,
  type BallSet,
  type Family,
  type PickedPlay,
  type RowShape,
  type Selection,
} from '../play.ts';

/** Three digits. */
export type Ph3Result = readonly [string];

const drawnOf = (result: Ph3Result) => [result];

export const ph3: Family<Ph3Result> = {
  code: 'PH3',
  plays: [
    numberPlay({
      playId: 5900,
      code: 'PH3Straight',
      group: 'PH3',
      subGroup: 'Straight',
      playTypes: ['ent'],
      width: 3,
      prizes: [{ name: 'straight', numbers: 1, odds: [fraction(800)] }],
      drawn: drawnOf,
    }),
    numberPlay({
      playId: 5901,
      code: 'PH3Rambolito',
      group: 'PH3',
      subGroup: 'Rambolito',
      playTypes: ['ent'],
      width: 3,
      prizes: [{ name: 'rambolito', numbers: 1, odds: [fraction(133), fraction(266)] }],
      ways: [6, 3],
      drawn: drawnOf,
    }),
  ],
  resultOf: ({ winNo }) => (/^[0-9]{3}$/.test(winNo) ? [winNo] : null),
  winNoOf: ([digits]) => digits,
};

/** Two numbers as drawn; the second can be the first again. */
export type Ph2Result = readonly [first: number, second: number];

const balls: BallSet = { values: range(1, 31), width: 2 };

const results = [...tuplesOf([balls.values, balls.values])].map(([first = 0, second = 0]) => ({
  result: [first, second] as const,
  times: 1,
}));

type Ph2Rules = Readonly<{
  playId: number;
  code: string;
  subGroup: string;
  rows: readonly RowShape[];
  odds: number;
  count: (selection: Selection) => number;
  wins: (selection: Selection, result: Ph2Result) => boolean;
}>;

/** One bet alone can win: the pair that is drawn. */
function pairPlay({ odds: pays, wins, ...rules }: Ph2Rules): PickedPlay<Ph2Result> {
  const outcome = (selection: Selection, result: Ph2Result) => ({
    hits: [wins(selection, result) ? 1 : 0],
    pushes: 0,
  });
  return {
    ...rules,
    group: 'PH2',
    playTypes: ['ent'],
    approach: 'picked',
    tiers: [{ name: rules.subGroup.toLowerCase(), odds: fraction(pays) }],
    units: 1,
    outcome,
    mostWin: (selection, { odds }) => (rules.count(selection) > 0 ? (odds[0] ?? zero) : zero),
    chance: (selections) => chanceByListing(results, selections, outcome),
  };
}

const lengthOf = (row: readonly number[] = []) => row.length;

const twoDigits = (number: number) => `${number}`.padStart(2, '0');

export const ph2: Family<Ph2Result> = {
  code: 'PH2',
  plays: [
    pairPlay({
      playId: 5910,
      code: 'PH2Straight',
      subGroup: 'Straight',
      rows: ['FIRST', 'SECOND'].map((name) => ({ name, balls })),
      odds: 800,
      count: ({ rows: [first, second] }) => lengthOf(first) * lengthOf(second),
      wins: ({ rows }, result) =>
        result.every((number, place) => rows[place]?.includes(number) ?? false),
    }),
    pairPlay({
      playId: 5911,
      code: 'PH2Rambolito',
      subGroup: 'Rambolito',
      rows: [{ name: 'NUMBERS', balls }],
      odds: 400,
      count: ({ rows: [row] }) => combinations(lengthOf(row), 2),
      wins: ({ rows: [row = []] }, [first, second]) =>
        first !== second && row.includes(first) && row.includes(second),
    }),
  ],
  resultOf: ({ winNo }) => {
    const drawn = /^([0-9]{2})-([0-9]{2})$/.exec(winNo)?.slice(1).map(Number);
    const [first = 0, second = 0] = drawn ?? [];
    const isDrawn = balls.values.includes(first) && balls.values.includes(second);
    return isDrawn ? [first, second] : null;
  },
  winNoOf: ([first, second]) => `${twoDigits(first)}-${twoDigits(second)}`,
};
