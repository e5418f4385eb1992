import { describe, expect, test } from 'vitest';
import {
  checkedPeriod,
  isKept,
  isNearCheck,
  keepPeriodOf,
  keptByRule,
  keptWhenReached,
  levelAfterCheck,
  missingToKeep,
} from './vip-keep.ts';
import { raisedLevel } from './vip-level.ts';

const byMonth = { period: 'month', floorLevel: 1 } as const;
const byQuarter = { period: 'quarter', floorLevel: 1 } as const;

test.each([
  ['month', '2026-02-28', '2026-02-01', '2026-03-01'],
  ['month', '2028-02-29', '2028-02-01', '2028-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-04-01'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-04-01'],
  ['quarter', '2026-05-15', '2026-04-01', '2026-07-01'],
  ['quarter', '2026-09-30', '2026-07-01', '2026-10-01'],
  ['quarter', '2026-12-31', '2026-10-01', '2027-01-01'],
] as const)('the %s of %s', (period, day, firstDay, nextDay) => {
  expect(keepPeriodOf(period, day)).toEqual({ firstDay, nextDay });
});

test('the period of a check is the one that ends before its day', () => {
  const firstDay = '2026-02-01';
  expect(checkedPeriod('month', '2026-03-01')).toEqual({ firstDay, nextDay: '2026-03-01' });
  expect(checkedPeriod('quarter', '2027-01-01').firstDay).toBe('2026-10-01');
});

test.each([
  [byMonth, 2, '2026-01-01', '2026-03-01'],
  [byMonth, 2, '2026-01-31', '2026-03-01'],
  [byMonth, 2, '2026-11-30', '2027-01-01'],
  [byMonth, 2, '2026-12-31', '2027-02-01'],
  [byQuarter, 2, '2026-02-10', '2026-07-01'],
  [byQuarter, 2, '2026-12-31', '2027-04-01'],
  [byMonth, 1, '2026-01-01', null],
  [byMonth, 0, '2026-01-01', null],
])('by %o level %s reached on %s is safe until %s', (rule, level, day, until) => {
  expect(keptWhenReached(rule, level, day)).toBe(until);
});

describe('when the site changes its rule', () => {
  const today = '2026-02-10';
  test.each([
    ['switched off', undefined, 3, '2026-03-01', null],
    ['switched on', byMonth, 3, null, '2026-04-01'],
    ['a higher floor', { period: 'month', floorLevel: 3 }, 3, '2026-03-01', null],
    ['months became quarters', byQuarter, 3, '2026-03-01', '2026-04-01'],
    ['nothing changed', byQuarter, 3, '2026-04-01', '2026-04-01'],
  ] as const)('%s', (_, rule, level, keptUntil, expected) => {
    expect(keptByRule(rule, { level, keptUntil }, today)).toBe(expected);
  });
});

const needs = [
  { keepDeposit: 0n, keepTurnover: 0n },
  { keepDeposit: 0n, keepTurnover: 0n },
  { keepDeposit: 100n, keepTurnover: 1000n },
  { keepDeposit: 200n, keepTurnover: 0n },
];
const totals = (deposits: bigint, validBets: bigint) => ({ deposits, validBets });

test('both needs of a level must be met, each to the minor unit', () => {
  expect(isKept(needs[2], totals(100n, 1000n))).toBe(true);
  expect(isKept(needs[2], totals(99n, 1000n))).toBe(false);
  expect(isKept(needs[2], totals(100n, 999n))).toBe(false);
  expect(isKept(needs[3], totals(200n, -5n))).toBe(true);
  expect(missingToKeep(needs[2], totals(40n, 1001n))).toEqual({ deposits: 60n, turnover: 0n });
});

test.each([
  ['kept', 2, totals(100n, 1000n), { level: 2, keptUntil: '2026-04-01' }],
  ['missed by one', 3, totals(199n, 9000n), { level: 2, keptUntil: '2026-04-01' }],
  ['missed down to the floor', 2, totals(0n, 0n), { level: 1, keptUntil: null }],
  ['at the floor', 1, totals(0n, 0n), { level: 1, keptUntil: null }],
])('a check: %s', (_, level, sums, expected) => {
  const rules = { keep: byMonth, levels: needs };
  expect(levelAfterCheck(rules, { level, keptUntil: '2026-03-01' }, sums)).toEqual(expected);
});

test('a check is near from seven days before it', () => {
  expect(isNearCheck('2026-03-01', '2026-02-21')).toBe(false);
  expect(isNearCheck('2026-03-01', '2026-02-22')).toBe(true);
  expect(isNearCheck('2026-03-01', '2026-03-01')).toBe(true);
});

describe('rising', () => {
  const levels = needs.map((one, level) => ({
    ...one,
    depositNeeded: BigInt(level) * 1000n,
    turnoverNeeded: 0n,
    pointsNeeded: 0,
  }));
  const risen = (level: number, highest: number, deposits: bigint, inPeriod: bigint | null) =>
    raisedLevel(
      levels,
      { level, highest },
      {
        lifetime: { ...totals(deposits, 0n), points: 0n },
        period: inPeriod === null ? null : totals(inPeriod, 1000n),
      },
    );

  test('above the highest level so far lifetime totals decide', () => {
    expect(risen(1, 1, 2999n, 0n)).toBe(2);
    expect(risen(0, 0, 9999n, 0n)).toBe(3);
    expect(risen(1, 2, 3000n, 0n)).toBe(3);
  });

  test('a lowered level comes back with the figures of the running period', () => {
    expect(risen(1, 3, 3000n, 99n)).toBe(1);
    expect(risen(1, 3, 3000n, 100n)).toBe(2);
    expect(risen(1, 3, 3000n, 200n)).toBe(3);
    expect(risen(1, 3, 2000n, 200n)).toBe(2);
  });

  test('where no level is kept it comes back by lifetime totals, and nothing ever falls', () => {
    expect(risen(1, 3, 3000n, null)).toBe(3);
    expect(risen(3, 3, 0n, null)).toBe(3);
  });
});
