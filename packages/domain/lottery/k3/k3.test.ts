import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf, tuplesOf } from '../counting.ts';
import { anySelection, describeFamily, type SingleBet } from '../family.suite.ts';
import { fraction, fractionText, largestOf } from '../fraction.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import { paidBy, type Play, type Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { k3, type K3Result } from './k3.ts';

/** The faces in ascending order, such as "255". */
const written = (...faces: number[]) => faces.toSorted((one, other) => one - other).join('');
const shownBy = (dice: K3Result) => written(...dice);
const sumOf = ([first, second, third]: K3Result) => first + second + third;

const triples = ['111', '222', '333', '444', '555', '666'];

/** Which results each ball of a play wins at, written out by the specification. */
const winsWithBall: Record<string, (ball: number, dice: K3Result) => boolean> = {
  Sum: (ball, dice) => sumOf(dice) === ball,
  Triple: (ball, dice) => shownBy(dice) === `${ball}${ball}${ball}`,
  TripleAll: (_, dice) => triples.includes(shownBy(dice)),
  RunAll: (_, dice) => ['123', '234', '345', '456'].includes(shownBy(dice)),
  PairAny: (ball, dice) =>
    range(1, 6).some((other) => other !== ball && shownBy(dice) === written(ball, ball, other)),
  Single: (ball, dice) => shownBy(dice).includes(`${ball}`),
  BSOE: (ball, dice) =>
    [
      [11, 12, 13, 14, 15, 16, 17, 18],
      [3, 4, 5, 6, 7, 8, 9, 10],
      [3, 5, 7, 9, 11, 13, 15, 17],
      [4, 6, 8, 10, 12, 14, 16, 18],
    ][ball]!.includes(sumOf(dice)),
};

/** Which results each bet of several faces wins at. */
const winsWithFaces: Record<
  string,
  (rows: Selection['rows']) => Iterable<(dice: K3Result) => boolean>
> = {
  Three: ([row = []]) =>
    [...subsetsOf(row, 3)].map((bet) => (dice) => shownBy(dice) === written(...bet)),
  Two: ([row = []]) =>
    [...subsetsOf(row, 2)].map(
      (bet) => (dice) => bet.every((face) => shownBy(dice).includes(`${face}`)),
    ),
  PairSingle: ([doubles = [], singles = []]) =>
    [...tuplesOf([doubles, singles])]
      .filter(([double, single]) => double !== single)
      .map(
        ([double = 0, single = 0]) =>
          (dice) =>
            shownBy(dice) === written(double, double, single),
      ),
};

function* listed({ code }: Play<K3Result>, { rows }: Selection): Generator<SingleBet<K3Result>> {
  const wins = winsWithBall[code];
  for (const ball of wins ? rows[0]! : []) {
    yield { tier: code === 'Sum' ? ball - 3 : 0, hits: (dice) => (wins!(ball, dice) ? 1 : 0) };
  }
  for (const isHit of winsWithFaces[code]?.(rows) ?? []) {
    yield { tier: 0, hits: (dice) => (isHit(dice) ? 1 : 0) };
  }
}

const all = range(0, 215).map((number): K3Result => [
  Math.floor(number / 36) + 1,
  (Math.floor(number / 6) % 6) + 1,
  (number % 6) + 1,
]);

describeFamily(
  { family: k3, listed, results: () => all, anyResult: fc.constantFrom(...all) },
  2_000,
);

const playOf = (code: string) => k3.plays.find((play) => play.code === code)!;

test('the odds are those of the table', () => {
  const odds = k3.plays.map(({ code, playTypes, tiers }) => [
    code,
    playTypes.join(),
    tiers.map((tier) => fractionText(tier.odds)).join(' '),
  ]);
  expect(odds).toEqual([
    ['Sum', 'trad', '216 72 36 108/5 72/5 72/7 216/25 8 8 216/25 72/7 72/5 108/5 36 72 216'],
    ['Triple', 'trad', '216'],
    ['TripleAll', 'trad', '36'],
    ['Three', 'trad', '36'],
    ['RunAll', 'trad', '9'],
    ['PairSingle', 'trad', '72'],
    ['PairAny', 'trad', '72/5'],
    ['Two', 'trad', '36/5'],
    ['Single', 'ent', '216/91'],
    ['BSOE', 'ent', '2'],
  ]);
});

test.each(k3.plays.map((play) => [play.code, play] as const))(
  'the possible win of %s is what the best throw pays',
  (_, play) => {
    const terms = { odds: play.tiers.map((__, tier) => fraction(tier + 2, 3)), yearAnimal: 0 };
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const paid = all.map((dice) => paidBy(play, terms.odds, play.outcome(selection, dice)));
        expect(play.mostWin(selection, terms)).toEqual(largestOf(paid));
      }),
      { numRuns: 50 },
    );
  },
);

test.each([
  ['Sum', [range(3, 18)], 16],
  ['Triple', [range(1, 6)], 6],
  ['TripleAll', [[0]], 1],
  ['Three', [range(1, 6)], 20],
  ['RunAll', [[0]], 1],
  ['PairSingle', [range(1, 6), range(1, 6)], 30],
  ['PairSingle', [[1, 2], [3]], 2],
  ['PairAny', [range(1, 6)], 6],
  ['Two', [range(1, 6)], 15],
  ['Single', [range(1, 6)], 6],
  ['BSOE', [range(0, 3)], 4],
])('%s with %j has %i bets', (code, rows, bets) => {
  expect(selectionFault(playOf(code), { rows })).toBeNull();
  expect(playOf(code).count({ rows })).toBe(bets);
});

test.each([
  ['Sum', [[2]], 'ball'],
  ['Sum', [[19]], 'ball'],
  ['TripleAll', [[1]], 'ball'],
  ['Triple', [[7]], 'ball'],
  ['Three', [[1, 2]], 'empty'],
  ['Two', [[4]], 'empty'],
  ['Two', [[4, 4]], 'double'],
  ['PairSingle', [[4], [4]], 'empty'],
  ['PairSingle', [[], [1, 2]], 'empty'],
  ['PairSingle', [[1, 2]], 'rows'],
  ['BSOE', [[4]], 'ball'],
])('%s refuses %j: %s', (code, rows, fault) => {
  expect(selectionFault(playOf(code), { rows })).toBe(fault);
});

const line = (code: string, ...rows: number[][]): GoldenLine => ({
  code,
  selection: { rows },
  price: {},
});

test.each<[string, string, GoldenLine, Settled]>([
  ['K1: 12', '2,5,5', line('Sum', [12]), { bets: 1, stake: '2.00', win: '16.84', rebate: '0.00' }],
  [
    'K2: 55 with a single',
    '2,5,5',
    line('PairSingle', [1, 5], [2, 5, 6]),
    { bets: 5, stake: '10.00', win: '140.40', rebate: '0.03' },
  ],
  [
    'K2: two of 2, 5, 6',
    '2,5,5',
    line('Two', [2, 5, 6]),
    { bets: 3, stake: '6.00', win: '14.04', rebate: '0.01' },
  ],
  [
    'K3: a pair of 5',
    '2,5,5',
    line('PairAny', [5]),
    { bets: 1, stake: '2.00', win: '28.08', rebate: '0.00' },
  ],
  [
    'K3: a triple is no pair',
    '4,4,4',
    line('PairAny', [4]),
    { bets: 1, stake: '2.00', win: '0.00', rebate: '0.00' },
  ],
])('golden case %s', (_, winNo, one, settled) => {
  expect(settledGolden(k3, { winNo }, [one])).toEqual(settled);
});

test('golden case K3: 444 and any triple', () => {
  const lines = [line('Triple', [4]), line('TripleAll', [0])];
  expect(settledGolden(k3, { winNo: '4,4,4' }, lines)).toEqual({
    bets: 2,
    stake: '4.00',
    win: '491.40',
    rebate: '0.01',
  });
});

test.each(['', '1,2', '1,2,3,4', '0,1,2', '7,1,1', '1,2,x', '255', ' 2,5,5', '2, 5,5', '2,5,5\n'])(
  '%j is no result',
  (winNo) => {
    expect(k3.resultOf({ winNo, prizes: {}, yearAnimal: 0 })).toBeNull();
  },
);

test('is drawn as three dice, one after the other, and written in their order', () => {
  const words = [5, 0, 2];
  const dice = k3.draw((n) => (n === 6 ? words.shift()! : -1), 0);
  expect(dice).toEqual([6, 1, 3]);
  expect(k3.winNoOf(dice)).toBe('6,1,3');
});
