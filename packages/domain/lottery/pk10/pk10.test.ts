import { expect, test } from 'vitest';
import { arrangementsOf, range, tuplesOf } from '../counting.ts';
import { anyDrawnOrder } from '../drawn-order/drawn-order.suite.ts';
import type { DrawnOrder } from '../drawn-order/drawn-order.ts';
import { describeFamily, termsOf, type SingleBet } from '../family.suite.ts';
import { fraction, fractionText } from '../fraction.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import type { Play, Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { pk10 } from './pk10.ts';

type Bet = SingleBet<DrawnOrder>;
type Wins = (drawn: DrawnOrder) => boolean;

const cars = range(1, 10);
const bet = (tier: number, wins: Wins): Bet => ({ tier, hits: (drawn) => (wins(drawn) ? 1 : 0) });
const playOf = (code: string) => pk10.plays.find((play) => play.code === code)!;

const sumOfTwo = (drawn: DrawnOrder) => drawn[0]! + drawn[1]!;
const pairs = [
  [1, 10],
  [2, 9],
  [3, 8],
  [4, 7],
  [5, 6],
] as const;

/** Each ball of a play with the tier of its odds, and when it wins. */
const ofBalls: Record<string, readonly (readonly [number, Wins])[]> = {
  First2Sum: range(0, 19).map((ball) => [ball - 3, (drawn) => sumOfTwo(drawn) === ball]),
  First2SumBSOE: [
    [0, (drawn) => sumOfTwo(drawn) >= 12],
    [1, (drawn) => sumOfTwo(drawn) <= 11],
    [1, (drawn) => sumOfTwo(drawn) % 2 === 1],
    [0, (drawn) => sumOfTwo(drawn) % 2 === 0],
  ],
  ...Object.fromEntries(
    range(1, 10).map((place): [string, [number, Wins][]] => [
      `Place${place}BSOE`,
      [
        [0, (drawn) => [6, 7, 8, 9, 10].includes(drawn[place - 1]!)],
        [0, (drawn) => [1, 2, 3, 4, 5].includes(drawn[place - 1]!)],
        [0, (drawn) => [1, 3, 5, 7, 9].includes(drawn[place - 1]!)],
        [0, (drawn) => [2, 4, 6, 8, 10].includes(drawn[place - 1]!)],
      ],
    ]),
  ),
  ...Object.fromEntries(
    pairs.map(([left, right]): [string, [number, Wins][]] => [
      `DragonTiger${left}${right}`,
      [
        [0, () => false],
        [0, (drawn) => drawn[left - 1]! > drawn[right - 1]!],
        [0, (drawn) => drawn[left - 1]! < drawn[right - 1]!],
      ],
    ]),
  ),
};

function* listed({ code, approach }: Play<DrawnOrder>, { rows }: Selection): Generator<Bet> {
  const firstPlace = { First5Fixed: 0, Last5Fixed: 5 }[code];
  if (ofBalls[code]) {
    for (const ball of rows[0] ?? []) {
      const [tier, wins] = ofBalls[code][ball]!;
      yield bet(tier, wins);
    }
  } else if (firstPlace !== undefined) {
    for (const [index, row] of rows.entries()) {
      for (const car of row) yield bet(0, (drawn) => drawn[firstPlace + index] === car);
    }
  } else {
    const chosen = approach === 'typed' ? rows : tuplesOf(rows);
    const different = new Map<string, readonly number[]>();
    for (const tuple of chosen) {
      if (new Set(tuple).size === tuple.length) different.set(tuple.join(), tuple);
    }
    for (const tuple of different.values()) {
      yield bet(0, (drawn) => tuple.every((car, place) => drawn[place] === car));
    }
  }
}

/** Whole orders for all that can stand at some places. */
function ordersAt(...places: number[]): DrawnOrder[] {
  return [...arrangementsOf(cars, places.length)].map((placed) => {
    const others = cars.filter((car) => !placed.includes(car));
    return range(1, 10).map((place) => {
      const index = places.indexOf(place);
      return index === -1 ? others.pop()! : placed[index]!;
    });
  });
}

const firstFive = ordersAt(1, 2, 3, 4, 5);
const lastFive = ordersAt(6, 7, 8, 9, 10);

/** Every order of what the play sees. */
function results({ code }: Play<DrawnOrder>): readonly DrawnOrder[] {
  const place = /^Place(\d+)BSOE$/.exec(code)?.[1];
  if (place) return ordersAt(Number(place));
  const pair = pairs.find((each) => code === `DragonTiger${each.join('')}`);
  if (pair) return ordersAt(...pair);
  if (code === 'Last5Fixed') return lastFive;
  const first = /^First([1-4])/.exec(code)?.[1];
  return first ? ordersAt(...range(1, Number(first))) : firstFive;
}

const mostInRows: Record<string, number> = { First3: 5, First4: 4, First5: 3 };

describeFamily(
  {
    family: pk10,
    listed,
    results,
    anyResult: anyDrawnOrder(10, 10),
    mostInRow: ({ code, approach }) => mostInRows[code] ?? (approach === 'typed' ? 10 : 17),
  },
  2_000,
);

const winNo = '04,01,09,10,02,07,03,05,08,06';
const ent = { amount: 1000n, series: 1940 };
const line = (code: string, rows: number[][], price: GoldenLine['price'] = {}): GoldenLine => ({
  code,
  selection: { rows },
  price,
});

test.each<[string, GoldenLine[], Settled]>([
  [
    'P1: First2',
    [
      line('First2', [
        [1, 4],
        [1, 9],
      ]),
    ],
    { bets: 3, stake: '6.00', win: '175.50', rebate: '0.01' },
  ],
  [
    'P1: Fixed',
    [line('First5Fixed', [[4, 5], [], [], [], []]), line('Last5Fixed', [[], [], [], [], [6]])],
    { bets: 3, stake: '6.00', win: '39.00', rebate: '0.01' },
  ],
  [
    'P2: First2Sum',
    [line('First2Sum', [[5]])],
    { bets: 1, stake: '2.00', win: '43.87', rebate: '0.00' },
  ],
  [
    'P2: ent sum small and odd',
    [line('First2SumBSOE', [[1, 2]], ent)],
    { bets: 2, stake: '20.00', win: '34.92', rebate: '0.00' },
  ],
])('golden case %s', (_, lines, settled) => {
  expect(settledGolden(pk10, { winNo }, lines)).toEqual(settled);
});

test('pays what the specification says', () => {
  const odds = pk10.plays.map(({ playId, code, tiers }) => [
    playId,
    code,
    tiers.map((tier) => fractionText(tier.odds)).join(' '),
  ]);
  expect(odds.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [1457, 'First1', '10'],
    [1458, 'First2', '90'],
    [1459, 'First3', '720'],
    [1460, 'First4', '5040'],
    [1461, 'First5', '30240'],
    [1462, 'First5Fixed', '10'],
    [1463, 'Last5Fixed', '10'],
    [1732, 'First2Typed', '90'],
    [1733, 'First3Typed', '720'],
    [1734, 'First4Typed', '5040'],
    [1735, 'First5Typed', '30240'],
    [5400, 'First2Sum', '45 45 45/2 45/2 15 15 45/4 45/4 9 45/4 45/4 15 15 45/2 45/2 45 45'],
    ...range(1, 10).map((place) => [5400 + place, `Place${place}BSOE`, '2']),
    [5411, 'DragonTiger110', '2'],
    [5412, 'DragonTiger29', '2'],
    [5413, 'DragonTiger38', '2'],
    [5414, 'DragonTiger47', '2'],
    [5415, 'DragonTiger56', '2'],
    [5416, 'First2SumBSOE', '9/4 9/5'],
  ]);
});

test.each([
  ['First1', 1, 10],
  ['First2', 2, 90],
  ['First3', 3, 720],
  ['First4', 4, 5040],
  ['First5', 5, 30_240],
])('%s with all cars in %i rows has %i bets, of which one wins', (code, places, bets) => {
  const selection = { rows: range(1, places).map(() => cars) };
  const play = playOf(code);
  expect(play.count(selection)).toBe(bets);
  expect(play.outcome(selection, cars)).toEqual({ hits: [1], pushes: 0 });
  expect(play.chance([selection, selection], termsOf(play))).toEqual(fraction(1));
});

test('lines on different places cover what they cover together', () => {
  const half = [1, 2, 3, 4, 5];
  const play = playOf('First5Fixed');
  const lines = [{ rows: [half, [], [], [], []] }, { rows: [[], half, [], [], []] }];
  expect(play.chance(lines, termsOf(play))).toEqual(fraction(7, 9));
});

test('a number that is typed twice is one bet, and one with a car twice is none', () => {
  const play = playOf('First2Typed');
  const typed = [
    [1, 2],
    [2, 1],
    [1, 2],
    [3, 3],
  ];
  expect(play.count({ rows: typed })).toBe(2);
  expect(play.outcome({ rows: typed }, cars)).toEqual({ hits: [1], pushes: 0 });
  expect(selectionFault(play, { rows: [[3, 3]] })).toBe('empty');
});

test.each([
  ['First2', [[5], [5]], 'empty'],
  [
    'First3',
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    'empty',
  ],
  ['First1', [[11]], 'ball'],
  ['First1', [[0]], 'ball'],
  ['First5Fixed', [[1], [2], [], [], []], 'oneRow'],
  ['First2Typed', [[1, 2, 3]], 'length'],
  ['First2Typed', [[1, -1]], 'blanks'],
  ['First2Typed', [[1, 11]], 'ball'],
  ['First2Sum', [[2]], 'ball'],
  ['DragonTiger110', [[0]], 'ball'],
  ['Last5Fixed', [[], [2], [], [], []], null],
] as const)('%s of %j: %s', (code, rows, fault) => {
  expect(selectionFault(playOf(code), { rows })).toBe(fault);
});

test('a line of fixed places has the number of its place on the wire', () => {
  expect(playOf('First5Fixed')).toMatchObject({ digits: [0, 1, 2, 3, 4] });
  expect(playOf('Last5Fixed')).toMatchObject({ digits: [5, 6, 7, 8, 9] });
});

test.each([
  '',
  '04,01,09,10,02,07,03,05,08',
  '04,01,09,10,02,07,03,05,08,06,06',
  '04,01,09,10,02,07,03,05,08,04',
  '4,1,9,10,2,7,3,5,8,6',
  '04,01,09,11,02,07,03,05,08,06',
  '04,01,09,00,02,07,03,05,08,06',
  ' 04,01,09,10,02,07,03,05,08,06',
  '04,01,09,10,02,07,03,05,08,06,',
  '04-01-09-10-02-07-03-05-08-06',
])('%j is no result', (text) => {
  expect(pk10.resultOf({ winNo: text, prizes: {}, yearAnimal: 0 })).toBeNull();
});

test('is drawn as an order of ten cars', () => {
  expect(pk10.draw(() => 0, 0)).toEqual(cars);
  expect(pk10.winNoOf(pk10.draw((n) => n - 1, 0))).toBe('10,01,02,03,04,05,06,07,08,09');
});
