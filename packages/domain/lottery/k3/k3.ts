import { combinations, range, sum, tuplesOf } from '../counting.ts';
import { fraction, productOf, zero, type Fraction } from '../fraction.ts';
import { bigSmallOddEven, isBigSmallOddEven, onlyOdds, optionPlay } from '../option-play.ts';
import {
  chanceByListing,
  type BallSet,
  type Case,
  type Outcome,
  type OwnFamily,
  type PickedPlay,
  type Selection,
} from '../play.ts';
import { onlyRowOf } from '../selection.ts';
import { threeNumbersOf, type ThreeNumbers } from '../three-numbers.ts';

/** Three dice in the order in which they are drawn; no play minds the order. */
export type K3Result = ThreeNumbers;

const faces: BallSet = { values: range(1, 6), width: 1 };

/** How many orders three dice have, by how many different faces they show. */
const orders = [0, 1, 3, 6];

const facesOf = (dice: K3Result) => [...new Set(dice)];
const isTriple = (dice: K3Result) => facesOf(dice).length === 1;
const timesOf = (dice: K3Result, face: number) => dice.filter((die) => die === face).length;

/** The 56 throws that differ by more than the order of the dice. */
const throws: readonly Case<K3Result>[] = [
  ...tuplesOf([faces.values, faces.values, faces.values]),
].flatMap(([first = 0, second = 0, third = 0]) => {
  if (first > second || second > third) return [];
  const result: K3Result = [first, second, third];
  return [{ result, times: orders[facesOf(result).length] ?? 0 }];
});

const sums = range(3, 18);
const waysOfSum = sums.map((wanted) =>
  sum(throws.map(({ result, times }) => (sum(result) === wanted ? times : 0))),
);

/** A throw of each sum, for plays that see the sum alone. */
const sumCases: readonly Case<K3Result>[] = sums.flatMap((wanted, at) => {
  const example = throws.find(({ result }) => sum(result) === wanted);
  return example ? [{ result: example.result, times: waysOfSum[at] ?? 0 }] : [];
});

function isRun(dice: K3Result): boolean {
  return facesOf(dice).length === 3 && Math.max(...dice) - Math.min(...dice) === 2;
}

/** A row of one ball, for plays on which there is nothing to choose. */
const onlyBall = (name: string): BallSet => ({ values: [0], width: 1, names: [name] });

/** A play whose bets are sets of faces: at most `mostHits` of them win together. */
type FaceSets = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  rows: readonly string[];
  odds: Fraction;
  count: (selection: Selection) => number;
  hits: (selection: Selection, dice: K3Result) => number;
  mostHits: (selection: Selection) => number;
}>;

function faceSetPlay({ rows, odds, hits, mostHits, ...rest }: FaceSets): PickedPlay<K3Result> {
  const outcome = (selection: Selection, dice: K3Result): Outcome => ({
    hits: [hits(selection, dice)],
    pushes: 0,
  });
  return {
    ...rest,
    playTypes: ['trad'],
    approach: 'picked',
    rows: rows.map((name) => ({ name, balls: faces })),
    tiers: [{ name: 'win', odds }],
    units: 1,
    outcome,
    mostWin: (selection, terms) => productOf(terms.odds[0] ?? zero, fraction(mostHits(selection))),
    chance: (selections) => chanceByListing(throws, selections, outcome),
  };
}

const shownOf = (selection: Selection, dice: K3Result) =>
  facesOf(dice).filter((face) => onlyRowOf(selection).includes(face)).length;

const trad = { playTypes: ['trad'], cases: () => throws } as const;
const ent = { playTypes: ['ent'], cases: () => throws } as const;

const plays: readonly PickedPlay<K3Result>[] = [
  optionPlay({
    ...trad,
    cases: () => sumCases,
    playId: 5300,
    code: 'Sum',
    group: 'Sum',
    subGroup: 'Sum',
    row: 'SUM',
    balls: { values: sums, width: 2 },
    tiers: sums.map((value, at) => ({ name: `${value}`, odds: fraction(216, waysOfSum[at]) })),
    tierOfBall: (ball) => ball - 3,
    wins: (ball, dice) => sum(dice) === ball,
  }),
  optionPlay({
    ...trad,
    playId: 5301,
    code: 'Triple',
    group: 'Three',
    subGroup: 'Triple',
    row: 'TRIPLES',
    balls: faces,
    tiers: onlyOdds(216),
    wins: (face, dice) => timesOf(dice, face) === 3,
  }),
  optionPlay({
    ...trad,
    playId: 5302,
    code: 'TripleAll',
    group: 'Three',
    subGroup: 'Triple',
    row: 'TRIPLE_ALL',
    balls: onlyBall('tripleAll'),
    tiers: onlyOdds(36),
    wins: (_, dice) => isTriple(dice),
  }),
  faceSetPlay({
    playId: 5303,
    code: 'Three',
    group: 'Three',
    subGroup: 'Different',
    rows: ['NUMBERS'],
    odds: fraction(36),
    count: (selection) => combinations(onlyRowOf(selection).length, 3),
    hits: (selection, dice) => combinations(shownOf(selection, dice), 3),
    mostHits: () => 1,
  }),
  optionPlay({
    ...trad,
    playId: 5304,
    code: 'RunAll',
    group: 'Three',
    subGroup: 'Different',
    row: 'RUN_ALL',
    balls: onlyBall('runAll'),
    tiers: onlyOdds(9),
    wins: (_, dice) => isRun(dice),
  }),
  faceSetPlay({
    playId: 5305,
    code: 'PairSingle',
    group: 'Two',
    subGroup: 'Pair',
    rows: ['DOUBLES', 'SINGLES'],
    odds: fraction(72),
    count: ({ rows: [doubles = [], singles = []] }) =>
      sum(doubles.map((double) => singles.filter((single) => single !== double).length)),
    hits: ({ rows: [doubles = [], singles = []] }, dice) => {
      const isHit =
        doubles.some((face) => timesOf(dice, face) === 2) &&
        singles.some((face) => timesOf(dice, face) === 1);
      return isHit ? 1 : 0;
    },
    mostHits: () => 1,
  }),
  optionPlay({
    ...trad,
    playId: 5306,
    code: 'PairAny',
    group: 'Two',
    subGroup: 'Pair',
    row: 'DOUBLES',
    balls: faces,
    tiers: onlyOdds(72, 5),
    wins: (face, dice) => timesOf(dice, face) === 2,
  }),
  faceSetPlay({
    playId: 5307,
    code: 'Two',
    group: 'Two',
    subGroup: 'Different',
    rows: ['NUMBERS'],
    odds: fraction(36, 5),
    count: (selection) => combinations(onlyRowOf(selection).length, 2),
    hits: (selection, dice) => combinations(shownOf(selection, dice), 2),
    mostHits: (selection) => combinations(Math.min(3, onlyRowOf(selection).length), 2),
  }),
  optionPlay({
    ...ent,
    playId: 5308,
    code: 'Single',
    group: 'Single',
    subGroup: 'Single',
    row: 'NUMBERS',
    balls: faces,
    tiers: onlyOdds(216, 91),
    wins: (face, dice) => dice.includes(face),
  }),
  optionPlay({
    ...ent,
    cases: () => sumCases,
    playId: 5309,
    code: 'BSOE',
    group: 'Sum',
    subGroup: 'BSOE',
    row: 'BSOE',
    balls: bigSmallOddEven,
    tiers: onlyOdds(2),
    wins: (option, dice) => isBigSmallOddEven(option, sum(dice), 11),
  }),
];

export const k3: OwnFamily<K3Result> = {
  code: 'K3',
  plays,
  resultOf: ({ winNo }) => threeNumbersOf(winNo, 1, 6),
  winNoOf: (dice) => dice.join(','),
  draw: (uniform) => [uniform(6) + 1, uniform(6) + 1, uniform(6) + 1],
};
