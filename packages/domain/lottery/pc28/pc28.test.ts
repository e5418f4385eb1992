import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { describeFamily, type SingleBet } from '../family.suite.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import type { Play, Selection } from '../play.ts';
import { pc28, type Pc28Result } from './pc28.ts';

const sumOf = (result: Pc28Result) => result[0] + result[1] + result[2];

/** Which results each option of a play wins at, written out by the specification. */
const winsAt: Record<string, readonly ((result: Pc28Result) => boolean)[]> = {
  PC28Sum: range(0, 27).map((sum) => (result) => sumOf(result) === sum),
  PC28SumBSOE: [
    (result) => sumOf(result) >= 14,
    (result) => sumOf(result) <= 13,
    (result) => sumOf(result) % 2 === 1,
    (result) => sumOf(result) % 2 === 0,
  ],
  PC28SumCombination: [
    (result) => [15, 17, 19, 21, 23, 25, 27].includes(sumOf(result)),
    (result) => [14, 16, 18, 20, 22, 24, 26].includes(sumOf(result)),
    (result) => [1, 3, 5, 7, 9, 11, 13].includes(sumOf(result)),
    (result) => [0, 2, 4, 6, 8, 10, 12].includes(sumOf(result)),
  ],
  PC28SumExtreme: [
    (result) => [22, 23, 24, 25, 26, 27].includes(sumOf(result)),
    (result) => [0, 1, 2, 3, 4, 5].includes(sumOf(result)),
  ],
  PC28SumColour: [
    (result) => [1, 4, 7, 10, 16, 19, 22, 25].includes(sumOf(result)),
    (result) => [2, 5, 8, 11, 17, 20, 23, 26].includes(sumOf(result)),
    (result) => [3, 6, 9, 12, 15, 18, 21, 24].includes(sumOf(result)),
  ],
  PC28Shape: [
    (result) => new Set(result).size === 1,
    (result) => new Set(result).size === 3 && neighboursIn(result) === 2,
    (result) => new Set(result).size === 2,
    (result) => new Set(result).size === 3 && neighboursIn(result) === 1,
    (result) => new Set(result).size === 3 && neighboursIn(result) === 0,
  ],
};

/** Pairs of the three digits that follow one another, 9 and 0 too. */
function neighboursIn([first, second, third]: Pc28Result) {
  const distances = [first - second, second - third, first - third].map(Math.abs);
  return distances.filter((distance) => distance === 1 || distance === 9).length;
}

/** Options of a play that share odds stand together. */
const tierOf: Record<string, readonly number[]> = {
  PC28Sum: range(0, 27),
  PC28SumBSOE: [0, 0, 0, 0],
  PC28SumCombination: [0, 1, 1, 0],
  PC28SumExtreme: [0, 0],
  PC28SumColour: [0, 0, 1],
  PC28Shape: [0, 1, 2, 3, 4],
};

function* listed(
  { code }: Play<Pc28Result>,
  { rows }: Selection,
): Generator<SingleBet<Pc28Result>> {
  for (const option of rows[0] ?? []) {
    const wins = winsAt[code]![option]!;
    yield { tier: tierOf[code]![option]!, hits: (result) => (wins(result) ? 1 : 0) };
  }
}

const all = range(0, 999).map((number): Pc28Result => [
  Math.floor(number / 100),
  Math.floor(number / 10) % 10,
  number % 10,
]);

describeFamily(
  { family: pc28, listed, results: () => all, anyResult: fc.constantFrom(...all) },
  2_000,
);

const at = (amount: bigint) => ({ amount, series: 1940 });
const bet = (code: string, balls: readonly number[], amount: bigint): GoldenLine => ({
  code,
  selection: { rows: [balls] },
  price: at(amount),
});

test.each<[string, string, GoldenLine[], Omit<Settled, 'rebate'>]>([
  ['B1: 14', '9,4,1', [bet('PC28Sum', [14], 1000n)], { bets: 1, stake: '10.00', win: '129.33' }],
  [
    'B1: big, even',
    '9,4,1',
    [bet('PC28SumBSOE', [0, 3], 1000n)],
    { bets: 2, stake: '20.00', win: '38.80' },
  ],
  [
    'B2: big even',
    '9,4,1',
    [bet('PC28SumCombination', [1], 1000n)],
    { bets: 1, stake: '10.00', win: '36.05' },
  ],
  [
    'B2: extreme small, triple',
    '0,0,0',
    [bet('PC28SumExtreme', [1], 1000n), bet('PC28Shape', [0], 500n)],
    { bets: 2, stake: '15.00', win: '658.21' },
  ],
])('golden case %s', (_, winNo, lines, settled) => {
  expect(settledGolden(pc28, { winNo }, lines)).toEqual({ ...settled, rebate: '0.00' });
});

test.each(['', '9,4', '9,4,1,2', '10,4,1', '9,4,x', '941', ' 9,4,1'])(
  '%j is no result',
  (winNo) => {
    expect(pc28.resultOf({ winNo, prizes: {}, yearAnimal: 0 })).toBeNull();
  },
);

test('is drawn as three digits, one after the other', () => {
  const words = [7, 0, 9];
  expect(pc28.draw((n) => (n === 10 ? words.shift()! : -1), 0)).toEqual([7, 0, 9]);
});
