import { combinations, range, subsetsOf, sum } from '../counting.ts';
import { fraction, productOf, zero, type Fraction } from '../fraction.ts';
import { pc28 } from '../pc28/pc28.ts';
import {
  blank,
  type BallSet,
  type PickedPlay,
  type Play,
  type Selection,
  type TypedPlay,
} from '../play.ts';

/** Five balls of a made-up lottery, in their order. */
export type FiveBalls = readonly number[];

const digits: BallSet = { values: range(0, 9), width: 1 };
const twoDigits: BallSet = { values: range(1, 11), width: 2 };
const names = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'];
const rowsOf = (count: number) => names.slice(-count).map((name) => ({ name, balls: digits }));

type Rules = {
  playId: number;
  code: string;
  odds: Fraction;
  units?: number;
  count: (selection: Selection) => number;
  /** How many bets win, and how many bets one result can let win. */
  hits: (selection: Selection, result: FiveBalls) => number;
  most: (selection: Selection) => number;
};

function rulesOf({ playId, code, odds, units = 1, count, hits, most }: Rules) {
  return {
    playId,
    code,
    group: 'Small',
    subGroup: 'Small',
    playTypes: ['trad'],
    tiers: [{ name: code, odds }],
    units,
    count,
    outcome: (selection: Selection, result: FiveBalls) => ({
      hits: [hits(selection, result)],
      pushes: 0,
    }),
    mostWin: (selection: Selection, terms: { odds: readonly Fraction[] }) =>
      productOf(terms.odds[0] ?? zero, fraction(most(selection))),
    chance: () => zero,
  } as const;
}

const sizes = ({ rows }: Selection) => rows.map((row) => row.length);

/** The last three digits in their order. */
export const straight: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 21,
    code: 'Straight',
    odds: fraction(1000),
    count: (selection) => sizes(selection).reduce((product, size) => product * size, 1),
    hits: ({ rows }, result) =>
      rows.every((row, at) => row.includes(result[at + 2] ?? blank)) ? 1 : 0,
    most: () => 1,
  }),
  approach: 'picked',
  rows: rowsOf(3),
};

/** A digit at its place: a line of the wire is a row. */
export const fixedPlace: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 14,
    code: 'FixedPlace',
    odds: fraction(10),
    count: (selection) => sum(sizes(selection)),
    hits: ({ rows }, result) => rows.filter((row, at) => row.includes(result[at] ?? blank)).length,
    most: () => 1,
  }),
  approach: 'picked',
  rows: rowsOf(5),
  digits: [4, 3, 2, 1, 0],
};

/** Two numbers of 01 to 11 that are both drawn. */
export const pairOfNumbers: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 909,
    code: 'PairOfNumbers',
    odds: fraction(11, 2),
    count: ({ rows }) => combinations(rows[0]?.length ?? 0, 2),
    hits: ({ rows }, result) =>
      combinations((rows[0] ?? []).filter((ball) => result.includes(ball)).length, 2),
    most: ({ rows }) => combinations(Math.min(5, rows[0]?.length ?? 0), 2),
  }),
  approach: 'picked',
  rows: [{ name: 'NUMBERS', balls: twoDigits }],
};

/** Two numbers of 01 to 11 at the first two places. */
export const placesOfNumbers: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 5200,
    code: 'PlacesOfNumbers',
    odds: fraction(121),
    count: (selection) => sizes(selection).reduce((product, size) => product * size, 1),
    hits: ({ rows }, result) => (rows.every((row, at) => row.includes(result[at] ?? 0)) ? 1 : 0),
    most: () => 1,
  }),
  approach: 'picked',
  rows: ['FIRST', 'SECOND'].map((name) => ({ name, balls: twoDigits })),
};

/** Two digits in any order at two of the positions that are chosen. */
export const pairAtPositions: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 5100,
    code: 'PairAtPositions',
    odds: fraction(50),
    count: ({ rows, positions = [] }) =>
      combinations(positions.length, 2) * combinations(rows[0]?.length ?? 0, 2),
    hits: ({ rows, positions = [] }, result) =>
      [...subsetsOf(positions, 2)].filter((places) => {
        const shown = new Set(places.map((place) => result[place]));
        return shown.size === 2 && [...shown].every((ball) => rows[0]?.includes(ball ?? blank));
      }).length,
    most: ({ positions = [] }) => combinations(positions.length, 2),
  }),
  approach: 'picked',
  rows: [{ name: 'NUMBERS', balls: digits }],
  positions: { count: 5, least: 2 },
};

/** Costs 27 units, and pays for each of the five balls that is chosen. */
export const ofManyUnits: PickedPlay<FiveBalls> = {
  ...rulesOf({
    playId: 5700,
    code: 'OfManyUnits',
    odds: fraction(99),
    units: 27,
    count: ({ rows }) => rows[0]?.length ?? 0,
    hits: ({ rows }, result) => result.filter((ball) => rows[0]?.includes(ball)).length,
    most: () => 5,
  }),
  approach: 'picked',
  rows: [{ name: 'NUMBERS', balls: { values: range(0, 99), width: 2 } }],
};

const different = ({ rows }: Selection) => new Set(rows.map((row) => row.join(' '))).size;

function typedRules(playId: number, code: string, odds: Fraction) {
  return rulesOf({
    playId,
    code,
    odds,
    count: different,
    hits: ({ rows }, result) => {
      const won = rows.filter((row) =>
        row.every((ball, at) => ball === blank || ball === result[at]),
      );
      return different({ rows: won });
    },
    most: different,
  });
}

/** Typed numbers of three digits. */
export const threeTyped: TypedPlay<FiveBalls> = {
  ...typedRules(85, 'ThreeTyped', fraction(1000)),
  approach: 'typed',
  number: { length: 3, blanks: 0, balls: digits },
};

/** Typed numbers of five places, two of which have a digit. */
export const twoOfFiveTyped: TypedPlay<FiveBalls> = {
  ...typedRules(102, 'TwoOfFiveTyped', fraction(100)),
  approach: 'typed',
  number: { length: 5, blanks: 3, balls: digits },
};

const withoutEqualBalls = ({ rows }: Selection): Selection => ({
  rows: rows.filter((row) => new Set(row).size === row.length),
});

/** Typed numbers of two different balls of 01 to 11. */
export const twoWideTyped: TypedPlay<FiveBalls> = {
  ...typedRules(1732, 'TwoWideTyped', fraction(110)),
  count: (selection) => different(withoutEqualBalls(selection)),
  approach: 'typed',
  number: { length: 2, blanks: 0, balls: twoDigits },
};

export const smallPlays: readonly Play<FiveBalls>[] = [
  straight,
  fixedPlace,
  pairOfNumbers,
  placesOfNumbers,
  pairAtPositions,
  ofManyUnits,
  threeTyped,
  twoOfFiveTyped,
  twoWideTyped,
];

const known = new Map([...smallPlays, ...pc28.plays].map((play) => [play.playId, play] as const));

export function smallPlayOf(playId: number): Play<never> | null {
  return known.get(playId) ?? null;
}
