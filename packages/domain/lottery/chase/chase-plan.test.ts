import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, productOf, wholeOf } from '../fraction.ts';
import { orderAmounts, pricedBySlider, settledAmounts } from '../order/order-amounts.ts';
import { defaultLimits } from '../order/order-limits.ts';
import { straight } from '../slip/small-plays.fixture.ts';
import { stoppedByWin } from '../state/sub-order-state.ts';
import {
  chaseRows,
  profitPlan,
  samePlan,
  stepPlan,
  type ChaseLimits,
  type ChasePlan,
} from './chase-plan.ts';

const limits = defaultLimits(2, 60);
const base = { stake: 200n, possibleWin: fraction(1950) };
const multiplesOf = ({ rows }: ChasePlan) => rows.map(({ multiple }) => multiple).join(' ');
const c2 = { prize: fraction(1950), percent: 50 };

test('golden case C1: stop on win after the second of three draws gives the third back', () => {
  const selection = { rows: [[7], [0, 5], [5, 8]] };
  const price = { modeId: 1, multiple: 1, series: 1950 } as const;
  const line = pricedBySlider({ play: straight, selection, ...price }, 1956, 2)!;
  const multiples = [1, 2, 4];
  const { stake, subOrders } = orderAmounts(
    [line],
    multiples.map((multiple) => ({ multiple, yearAnimal: 0 })),
  );
  expect(stake).toBe(5600n);
  const results = [
    [0, 0, 0, 0, 0],
    [2, 7, 7, 0, 5],
  ];
  const settled = results.map((result, at) => settledAmounts([line], multiples[at]!, result));
  expect(settled).toMatchObject([
    { win: 0n, hasWon: false },
    { win: 390_000n, rebate: 4n, hasWon: true },
  ]);
  const siblings = [
    { id: 'one', state: 'lost', draw: 'settled' },
    { id: 'two', state: 'won', draw: 'drawn' },
    { id: 'three', state: 'placed', draw: 'open' },
  ] as const;
  const stopped = stoppedByWin(siblings, 'two');
  expect(stopped).toEqual(['three']);
  expect(subOrders[2]?.stake).toBe(3200n);
});

test('golden case C2: at least 50 % over all that is staked, in 10 draws', () => {
  const plan = profitPlan({ ...c2, draws: 10 }, base, limits);
  expect(multiplesOf(plan)).toBe('1 1 1 1 1 1 2 2 2 3');
  expect(plan.stop).toBeNull();
  expect(plan.rows.at(-1)).toEqual({ multiple: 3, stake: 600n, sum: 3000n });
});

test('golden case C3: from 1, twice as much every 2 draws, in 6 draws', () => {
  const plan = stepPlan({ start: 1, every: 2, factor: 2, draws: 6 }, base, limits);
  expect(multiplesOf(plan)).toBe('1 1 2 2 4 4');
});

test.each<[string, ChasePlan, string, ChasePlan['stop']]>([
  ['the same', samePlan({ multiple: 3, draws: 4 }, base, limits), '3 3 3 3', null],
  ['no draw', samePlan({ multiple: 3, draws: 0 }, base, limits), '', null],
  [
    'steps up to the highest multiple',
    stepPlan({ start: 5000, every: 1, factor: 2, draws: 3 }, base, limits),
    '5000 9999 9999',
    null,
  ],
  [
    'steps so high that they are no number',
    stepPlan({ start: 9, every: 1, factor: 9999, draws: 120 }, { ...base, stake: 1n }, limits),
    ['9', ...Array.from({ length: 119 }, () => '9999')].join(' '),
    null,
  ],
  [
    'steps up to the highest possible win',
    stepPlan({ start: 1, every: 1, factor: 10, draws: 3 }, base, { ...limits, mostWin: 19_500n }),
    '1 10 10',
    null,
  ],
  [
    'a possible win that is too high at once',
    samePlan({ multiple: 1, draws: 3 }, base, { ...limits, mostWin: 1949n }),
    '',
    { draw: 1, reason: 'win' },
  ],
  [
    'steps up to what an order may cost',
    stepPlan({ start: 1, every: 1, factor: 2, draws: 5 }, base, { ...limits, mostOrder: 1400n }),
    '1 2 4',
    { draw: 4, reason: 'amount' },
  ],
  [
    'more draws than a chase may have',
    samePlan({ multiple: 1, draws: 11 }, base, { ...limits, mostDraws: 10 }),
    '1 1 1 1 1 1 1 1 1 1',
    { draw: 11, reason: 'draws' },
  ],
  [
    'a profit that no multiple reaches',
    profitPlan({ prize: fraction(299), percent: 50, draws: 3 }, base, limits),
    '',
    { draw: 1, reason: 'profit' },
  ],
  [
    'a profit that only the first draw reaches',
    profitPlan({ prize: fraction(300), percent: 50, draws: 3 }, base, limits),
    '1',
    { draw: 2, reason: 'profit' },
  ],
  [
    'a profit that needs too high a multiple',
    profitPlan({ ...c2, draws: 10 }, base, { ...limits, mostMultiple: 2 }),
    '1 1 1 1 1 1 2 2 2',
    { draw: 10, reason: 'multiple' },
  ],
  [
    'a profit that needs too high a possible win',
    profitPlan({ ...c2, draws: 10 }, base, { ...limits, mostWin: 3900n }),
    '1 1 1 1 1 1 2 2 2',
    { draw: 10, reason: 'win' },
  ],
  [
    'a profit that costs more than an order may',
    profitPlan({ ...c2, draws: 10 }, base, { ...limits, mostOrder: 2999n }),
    '1 1 1 1 1 1 2 2 2',
    { draw: 10, reason: 'amount' },
  ],
  [
    'a win that is rounded down below the profit',
    profitPlan({ prize: fraction(7, 4), percent: 50, draws: 1 }, { ...base, stake: 1n }, limits),
    '2',
    null,
  ],
  [
    'a prize that is the profit only where it is whole',
    profitPlan({ prize: fraction(3, 2), percent: 50, draws: 2 }, { ...base, stake: 1n }, limits),
    '2',
    { draw: 2, reason: 'profit' },
  ],
])('a plan: %s', (_, plan, multiples, stop) => {
  expect(multiplesOf(plan)).toBe(multiples);
  expect(plan.stop).toEqual(stop);
});

test('the highest multiple by the possible win counts what is left after rounding', () => {
  const third = { stake: 1n, possibleWin: fraction(4, 3) };
  const plan = samePlan({ multiple: 99, draws: 1 }, third, { ...limits, mostWin: 5n });
  expect(multiplesOf(plan)).toBe('4');
});

test('rows that were changed by hand are added up anew', () => {
  expect(chaseRows([2, 0, 3], 200n)).toEqual([
    { multiple: 2, stake: 400n, sum: 400n },
    { multiple: 0, stake: 0n, sum: 400n },
    { multiple: 3, stake: 600n, sum: 1000n },
  ]);
});

const anyLimits = fc.record<ChaseLimits>({
  mostMultiple: fc.integer({ min: 1, max: 200 }),
  mostDraws: fc.integer({ min: 1, max: 30 }),
  mostOrder: fc.bigInt({ min: 1n, max: 1_000_000n }),
  mostWin: fc.bigInt({ min: 1n, max: 1_000_000n }),
});
const anyBase = fc.record({
  stake: fc.bigInt({ min: 1n, max: 2_000n }),
  possibleWin: fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 7 }))
    .map(([over, under]) => fraction(over, under)),
});

test('a profit plan has the least multiples that give it, and stops only where none does', () => {
  const any = fc.record({
    percent: fc.nat({ max: 300 }),
    draws: fc.integer({ min: 1, max: 30 }),
    base: anyBase,
    within: anyLimits,
  });
  fc.assert(
    fc.property(any, ({ percent, draws, base: chased, within }) => {
      const prize = chased.possibleWin;
      const { rows, stop } = profitPlan({ prize, percent, draws }, chased, within);
      const winAt = (multiple: number) => wholeOf(productOf(prize, fraction(multiple)));
      const gives = (multiple: number, before: bigint) => {
        const staked = before + chased.stake * BigInt(multiple);
        return winAt(multiple) * 100n >= staked * BigInt(100 + percent);
      };
      const isAllowed = (multiple: number) =>
        multiple <= within.mostMultiple && winAt(multiple) <= within.mostWin;
      const leastFrom = (before: bigint) => {
        for (let multiple = 1; isAllowed(multiple); multiple += 1) {
          if (gives(multiple, before)) return multiple;
        }
        return null;
      };
      let before = 0n;
      for (const row of rows) {
        expect(row.multiple).toBe(leastFrom(before));
        before = row.sum;
      }
      expect(before <= within.mostOrder).toBe(true);
      expect(rows.length).toBe(stop ? stop.draw - 1 : draws);
      const isOver = rows.length >= within.mostDraws;
      const least = leastFrom(before);
      const costs = before + chased.stake * BigInt(least ?? 0);
      const hasReason = isOver || least === null || costs > within.mostOrder;
      expect(stop === null || hasReason).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
