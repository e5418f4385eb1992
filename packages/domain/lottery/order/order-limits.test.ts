import { describe, expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { fixedPlace } from '../slip/small-plays.fixture.ts';
import { orderAmounts, pricedBySlider } from './order-amounts.ts';
import {
  defaultLimits,
  orderProblem,
  type LineFacts,
  type OrderFacts,
  type OrderProblem,
} from './order-limits.ts';

const limits = defaultLimits(2, 60);
const line: LineFacts = { bets: 1, typed: 0, stake: 200n, multiple: 1, series: 1950 };
const draw = { multiple: 1, stake: 200n, possibleWin: fraction(195_000) };
const order: OrderFacts = {
  money: 'slider',
  ownSeries: 1956,
  bytes: 22,
  lines: [line],
  draws: [draw],
};

test('what holds where a site says nothing else', () => {
  expect(limits).toEqual({
    mostLines: 100,
    mostBytes: 524_288,
    leastLine: 100n,
    mostBets: 100_000,
    mostTyped: 20_000,
    mostOrder: 20_000_000n,
    mostWin: 200_000_000n,
    mostMultiple: 9999,
    mostDraws: 120,
    mostOrdersPerSecond: 10,
  });
  expect(defaultLimits(0, 60)).toMatchObject({ leastLine: 1n, mostOrder: 200_000n });
});

test.each([
  [60, 120],
  [180, 100],
  [300, 72],
  [301, 10],
  [86_400, 10],
  [null, 10],
])('a lottery drawn every %s seconds takes chases over %i draws', (seconds, draws) => {
  expect(defaultLimits(2, seconds).mostDraws).toBe(draws);
});

test('an order within the limits has no problem', () => {
  expect(orderProblem(order, limits)).toBeNull();
  const most: OrderFacts = {
    ...order,
    bytes: limits.mostBytes,
    lines: Array.from({ length: 100 }, () => ({
      ...line,
      bets: 100_000,
      typed: 20_000,
      multiple: 9999,
    })),
    draws: Array.from({ length: 120 }, (_, index) => ({
      multiple: 9999,
      stake: index === 0 ? 20_000_000n - 119n : 1n,
      possibleWin: fraction(400_000_001, 2),
    })),
  };
  expect(orderProblem(most, limits)).toBeNull();
});

const withLine = (changed: Partial<LineFacts>): Partial<OrderFacts> => ({
  lines: [line, { ...line, ...changed }],
});

describe('a problem is named with its line or draw and the limit', () => {
  test.each<[string, Partial<OrderFacts>, OrderProblem]>([
    ['size', { bytes: 524_289 }, { code: 'lottery.slip.invalid', line: 1, reason: 'size' }],
    ['no line', { lines: [] }, { code: 'lottery.slip.invalid', line: 1, reason: 'empty' }],
    [
      'lines',
      { lines: Array.from({ length: 101 }, () => line) },
      { code: 'lottery.slip.invalid', line: 101, reason: 'lines' },
    ],
    ['no bet', withLine({ bets: 0 }), { code: 'lottery.slip.invalid', line: 2, reason: 'empty' }],
    [
      'bets',
      withLine({ bets: 100_001 }),
      { code: 'lottery.slip.invalid', line: 2, reason: 'tooMany' },
    ],
    [
      'typed numbers',
      withLine({ typed: 20_001 }),
      { code: 'lottery.slip.invalid', line: 2, reason: 'tooMany' },
    ],
    ...[0, 10_000, 1.5].map((multiple): [string, Partial<OrderFacts>, OrderProblem] => [
      `multiple ${multiple}`,
      withLine({ multiple }),
      { code: 'lottery.multiple.range', line: 2, limit: 9999 },
    ]),
    ...[1698, 1701, 1958].map((series): [string, Partial<OrderFacts>, OrderProblem] => [
      `series ${series}`,
      withLine({ series }),
      { code: 'lottery.series.range', line: 2, limit: 1956 },
    ]),
    [
      'a small stake',
      withLine({ stake: 99n }),
      { code: 'lottery.amount.range', line: 2, limit: 100n },
    ],
    [
      'a high stake',
      { draws: [draw, { ...draw, stake: 19_999_801n }] },
      { code: 'lottery.amount.range', limit: 20_000_000n },
    ],
    ['no draw', { draws: [] }, { code: 'lottery.chase.range', limit: 120 }],
    [
      'draws',
      { draws: Array.from({ length: 121 }, () => draw) },
      { code: 'lottery.chase.range', limit: 120 },
    ],
    [
      'multiple of a draw',
      { draws: [draw, { ...draw, multiple: 10_000 }] },
      { code: 'lottery.multiple.range', draw: 2, limit: 9999 },
    ],
    [
      'possible win',
      { draws: [draw, { ...draw, possibleWin: fraction(200_000_001) }] },
      { code: 'lottery.win.limit', draw: 2, limit: 200_000_000n },
    ],
  ])('%s', (_, changed, problem) => {
    expect(orderProblem({ ...order, ...changed }, limits)).toEqual(problem);
  });
});

test('of tiles with odds each option costs 1.00 at least, whatever the line costs', () => {
  const tiles = (amount: bigint): OrderFacts => ({
    ...order,
    money: 'electronic',
    lines: [{ bets: 3, typed: 0, stake: 3n * amount, amount }],
  });
  expect(orderProblem(tiles(100n), limits)).toBeNull();
  expect(orderProblem(tiles(99n), limits)).toEqual({
    code: 'lottery.amount.range',
    line: 1,
    limit: 100n,
  });
});

test('of fixed odds the whole line costs 1.00 at least, and no series is asked for', () => {
  const fixed = (amount: bigint): OrderFacts => ({
    ...order,
    money: 'fixed',
    lines: [{ bets: 1, typed: 0, stake: 27n * amount, amount, series: 7 }],
  });
  expect(orderProblem(fixed(4n), limits)).toBeNull();
  expect(orderProblem(fixed(3n), limits)?.code).toBe('lottery.amount.range');
});

test.each([
  [50, '100', null],
  [49, '98', { code: 'lottery.amount.range', line: 1, limit: 100n }],
])('golden case S9: multiple %i costs %s hundredths', (multiple, stake, problem) => {
  const selection = { rows: [[], [], [], [], [5]] };
  const price = { modeId: 3, multiple, series: 1950 } as const;
  const priced = pricedBySlider({ play: fixedPlace, selection, ...price }, 1956, 2)!;
  const amounts = orderAmounts([priced], [{ multiple: 1, yearAnimal: 0 }]);
  expect(`${amounts.stake}`).toBe(stake);
  const lines = amounts.lines.map((each) => ({ ...each, ...price, typed: 0 }));
  const facts = { ...order, lines, draws: amounts.subOrders };
  expect(orderProblem(facts, limits)).toEqual(problem);
});
