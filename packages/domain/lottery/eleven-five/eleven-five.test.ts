import { expect, test } from 'vitest';
import { arrangementsOf, range, subsetsOf, sum, tuplesOf } from '../counting.ts';
import { anyDrawnOrder } from '../drawn-order/drawn-order.suite.ts';
import type { DrawnOrder } from '../drawn-order/drawn-order.ts';
import { describeFamily, type SingleBet } from '../family.suite.ts';
import { fractionText } from '../fraction.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import type { Play, Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { elevenFive } from './eleven-five.ts';

type Bet = SingleBet<DrawnOrder>;
type Wins = (drawn: DrawnOrder) => boolean;

const numbers = range(1, 11);
const bet = (tier: number, wins: Wins): Bet => ({ tier, hits: (drawn) => (wins(drawn) ? 1 : 0) });

/** How many numbers a bet has, and when it wins. */
const ofNumbers: Record<string, readonly [number, (chosen: readonly number[]) => Wins]> = {
  ...Object.fromEntries(
    range(1, 5).map((k) => [
      `Any${k}`,
      [k, (chosen: readonly number[]) => (drawn) => chosen.every((one) => drawn.includes(one))],
    ]),
  ),
  ...Object.fromEntries(
    range(6, 8).map((k) => [
      `Any${k}`,
      [k, (chosen: readonly number[]) => (drawn) => drawn.every((one) => chosen.includes(one))],
    ]),
  ),
  First2Com: [2, (chosen) => (drawn) => isSameSet(chosen, drawn.slice(0, 2))],
  First3Com: [3, (chosen) => (drawn) => isSameSet(chosen, drawn.slice(0, 3))],
  First3AnyPlace: [
    1,
    ([one]) =>
      (drawn) =>
        [drawn[0], drawn[1], drawn[2]].includes(one),
  ],
};

function isSameSet(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((number) => other.includes(number));
}

const oddIn = (drawn: DrawnOrder) => drawn.filter((one) => one % 2 !== 0).length;

/** Each ball of a play with the tier of its odds, and when it wins. */
const ofBalls: Record<string, Record<number, readonly [number, Wins]>> = {
  OECounts: {
    50: [0, (drawn) => oddIn(drawn) === 5],
    41: [1, (drawn) => oddIn(drawn) === 4],
    32: [2, (drawn) => oddIn(drawn) === 3],
    23: [3, (drawn) => oddIn(drawn) === 2],
    14: [4, (drawn) => oddIn(drawn) === 1],
    5: [5, (drawn) => oddIn(drawn) === 0],
  },
  ThirdDigit: Object.fromEntries(
    range(3, 9).map((ball) => [
      ball,
      [
        ball - 3,
        (drawn) => drawn.includes(ball) && drawn.filter((other) => other < ball).length === 2,
      ],
    ]),
  ),
  SumBSOE: {
    0: [0, (drawn) => sum(drawn) > 30],
    1: [0, (drawn) => sum(drawn) < 30],
    2: [1, (drawn) => sum(drawn) % 2 === 1],
    3: [2, (drawn) => sum(drawn) % 2 === 0],
  },
  DragonTiger15: {
    1: [0, (drawn) => drawn[0]! > drawn[4]!],
    2: [0, (drawn) => drawn[0]! < drawn[4]!],
  },
};

function* listed({ code }: Play<DrawnOrder>, { rows }: Selection): Generator<Bet> {
  const [row = []] = rows;
  if (ofNumbers[code]) {
    const [k, winsOf] = ofNumbers[code];
    for (const chosen of subsetsOf(row, k)) yield bet(0, winsOf(chosen));
  } else if (code === 'FixedPlace') {
    for (const [place, balls] of rows.entries()) {
      for (const ball of balls) yield bet(0, (drawn) => drawn[place] === ball);
    }
  } else if (code === 'First2Straight' || code === 'First3Straight') {
    for (const tuple of tuplesOf(rows)) {
      if (new Set(tuple).size < tuple.length) continue;
      yield bet(0, (drawn) => tuple.every((number, place) => drawn[place] === number));
    }
  } else {
    for (const ball of row) {
      const [tier, wins] = ofBalls[code]![ball]!;
      const isPush: Wins = (drawn) => code === 'SumBSOE' && ball < 2 && sum(drawn) === 30;
      yield { ...bet(tier, wins), isPush };
    }
  }
}

const sets = [...subsetsOf(numbers, 5)];
/** All that can stand at the first places, in order. */
const ordersOfFirst = (places: number): DrawnOrder[] =>
  [...arrangementsOf(numbers, places)].map((first) => [
    ...first,
    ...numbers.filter((number) => !first.includes(number)).slice(0, 5 - places),
  ]);
const inOrder: Record<string, readonly DrawnOrder[]> = {
  First2Straight: ordersOfFirst(2),
  First2Com: ordersOfFirst(2),
  First3Straight: ordersOfFirst(3),
  First3Com: ordersOfFirst(3),
  First3AnyPlace: ordersOfFirst(3),
  FixedPlace: ordersOfFirst(3),
  DragonTiger15: ordersOfFirst(2).map(([first = 0, fifth = 0, ...others]) => [
    first,
    ...others,
    fifth,
  ]),
};

const mostInRows: Record<string, number> = {
  First3Straight: 5,
  Any5: 9,
  Any6: 9,
  Any7: 9,
  Any8: 9,
};

describeFamily(
  {
    family: elevenFive,
    listed,
    results: ({ code }) => inOrder[code] ?? sets,
    anyResult: anyDrawnOrder(11, 5),
    mostInRow: ({ code }) => mostInRows[code] ?? 11,
  },
  2_000,
);

const drawn = '03,07,11,05,01';
const line = (code: string, ...rows: number[][]): GoldenLine => ({
  code,
  selection: { rows },
  price: {},
});

test.each<[string, GoldenLine, Settled]>([
  [
    'E1',
    line('Any3', [1, 3, 7, 8, 11]),
    { bets: 10, stake: '20.00', win: '128.70', rebate: '0.06' },
  ],
  [
    'E2',
    line('Any7', [1, 2, 3, 5, 7, 9, 11]),
    { bets: 1, stake: '2.00', win: '42.90', rebate: '0.00' },
  ],
  [
    'E3: First3Straight',
    line('First3Straight', [3, 5], [3, 7], [11]),
    { bets: 3, stake: '6.00', win: '1930.50', rebate: '0.01' },
  ],
  [
    'E3: OECounts',
    line('OECounts', [50, 41]),
    { bets: 2, stake: '4.00', win: '150.15', rebate: '0.01' },
  ],
  [
    'E3: 3rdDigit',
    line('ThirdDigit', [5]),
    { bets: 1, stake: '2.00', win: '10.01', rebate: '0.00' },
  ],
])('golden case %s', (_, bets, settled) => {
  expect(settledGolden(elevenFive, { winNo: drawn }, [bets])).toEqual(settled);
});

test('golden case E1 has four bets that win', () => {
  const any3 = elevenFive.plays.find(({ code }) => code === 'Any3')!;
  const found = any3.outcome({ rows: [[1, 3, 7, 8, 11]] }, [3, 7, 11, 5, 1]);
  expect(found).toEqual({ hits: [4], pushes: 0 });
});

test('pays what the specification says', () => {
  const odds = elevenFive.plays.map(({ playId, code, tiers }) => [
    playId,
    code,
    tiers.map((tier) => fractionText(tier.odds)).join(' '),
  ]);
  expect(odds.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [908, 'Any1', '11/5'],
    [909, 'Any2', '11/2'],
    [910, 'Any3', '33/2'],
    [911, 'Any4', '66'],
    [5200, 'Any5', '462'],
    [5201, 'Any6', '77'],
    [5202, 'Any7', '22'],
    [5203, 'Any8', '33/4'],
    [5204, 'First2Straight', '110'],
    [5205, 'First3Straight', '990'],
    [5206, 'First2Com', '55'],
    [5207, 'First3Com', '165'],
    [5208, 'First3AnyPlace', '11/3'],
    [5209, 'FixedPlace', '11'],
    [5210, 'OECounts', '77 154/25 231/100 77/25 77/5 462'],
    [5211, 'ThirdDigit', '33/2 22/3 77/15 231/50 77/15 22/3 33/2'],
    [5212, 'SumBSOE', '2 231/118 231/113'],
    [5213, 'DragonTiger15', '2'],
  ]);
});

test.each([
  ['Any1', 1, 11],
  ['Any2', 1, 55],
  ['Any3', 1, 165],
  ['Any4', 1, 330],
  ['Any5', 1, 462],
  ['Any6', 1, 462],
  ['Any7', 1, 330],
  ['Any8', 1, 165],
  ['First2Straight', 2, 110],
  ['First3Straight', 3, 990],
  ['First2Com', 1, 55],
  ['First3Com', 1, 165],
  ['First3AnyPlace', 1, 11],
])('%s with all numbers in %i rows has %i bets', (code, rows, bets) => {
  const play = elevenFive.plays.find((one) => one.code === code)!;
  expect(play.count({ rows: range(1, rows).map(() => numbers) })).toBe(bets);
});

test.each([
  ['First2Straight', [[5], [5]], 'empty'],
  [
    'First3Straight',
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    'empty',
  ],
  ['First3Straight', [[1], [2], []], 'empty'],
  ['Any6', [[1, 2, 3, 4, 5]], 'empty'],
  ['Any1', [[12]], 'ball'],
  ['Any1', [[0]], 'ball'],
  ['Any2', [[3, 3]], 'double'],
  ['FixedPlace', [[1], [2], []], 'oneRow'],
  ['OECounts', [[15]], 'ball'],
  ['ThirdDigit', [[2]], 'ball'],
  ['DragonTiger15', [[0]], 'ball'],
  ['FixedPlace', [[], [2], []], null],
] as const)('%s of %j: %s', (code, rows, fault) => {
  const play = elevenFive.plays.find((one) => one.code === code)!;
  expect(selectionFault(play, { rows })).toBe(fault);
});

test('balls that are no number from one on are written with two digits', () => {
  const play = elevenFive.plays.find(({ code }) => code === 'OECounts')!;
  const shape = 'rows' in play ? play.rows[0]! : undefined;
  expect(shape?.balls).toEqual({ values: [50, 41, 32, 23, 14, 5], width: 2 });
});

test.each([
  '',
  '03,07,11,05',
  '03,07,11,05,01,02',
  '03,07,11,05,03',
  '3,7,11,5,1',
  '03,07,12,05,01',
  '03,07,00,05,01',
  '03, 07,11,05,01',
  '03,07,11,05,01 ',
  '03 07 11 05 01',
  '003,07,11,05,01',
  '03,07,xx,05,01',
])('%j is no result', (winNo) => {
  expect(elevenFive.resultOf({ winNo, prizes: {}, yearAnimal: 0 })).toBeNull();
});

test('is drawn as five of eleven numbers', () => {
  const asked: number[] = [];
  expect(elevenFive.draw((n) => asked.push(n) && n - 1, 0)).toEqual([11, 1, 2, 3, 4]);
  expect(asked).toEqual([11, 10, 9, 8, 7]);
  expect(elevenFive.winNoOf([3, 7, 11, 5, 1])).toBe(drawn);
});
