import { expect, test } from 'vitest';
import {
  depositBonusTerms,
  isOnWeekday,
  rewardTerms,
  weekdays,
  type DepositBonusRule,
} from './bonus-terms.ts';

const rule: DepositBonusRule = {
  percent: 100,
  minimumDeposit: 100_00n,
  maximum: 1000_00n,
  wageringTimes: 12,
  wagers: 'depositAndBonus',
};
const largest = 20_000_00n;

const bonusOnly = { ...rule, wagers: 'bonus' as const };

test.each([
  ['the minimum gives its share', rule, 100_00n, [100_00n, 2400_00n]],
  ['the share stops at the maximum', rule, 5000_00n, [1000_00n, 72_000_00n]],
  [
    'the house has a limit too',
    { ...rule, maximum: 30_000_00n },
    25_000_00n,
    [largest, 540_000_00n],
  ],
  ['the bonus alone may be what is wagered', bonusOnly, 300_00n, [300_00n, 3600_00n]],
  ['the smallest share is a bonus', { ...bonusOnly, minimumDeposit: 1n }, 1n, [1n, 12n]],
  ['less than a unit is dropped', { ...bonusOnly, percent: 33 }, 100_01n, [33_00n, 396_00n]],
] as const)('%s', (_, given, deposit, [amountMinor, requiredMinor]) => {
  expect(depositBonusTerms(given, deposit, largest)).toEqual({ amountMinor, requiredMinor });
});

test.each([
  ['a deposit below the minimum', rule, 99_99n],
  ['a share of nothing', { ...rule, percent: 0 }, 100_00n],
])('%s gives no bonus', (_, given, deposit) => {
  expect(depositBonusTerms(given, deposit, largest)).toBeNull();
});

test.each([
  ['2026-11-20', ['fri', 'sat', 'sun'], true],
  ['2026-11-22', ['fri', 'sat', 'sun'], true],
  ['2026-11-23', ['fri', 'sat', 'sun'], false],
  ['2026-11-23', undefined, true],
] as const)('%s is on %s: %s', (day, wanted, expected) => {
  expect(isOnWeekday(day, wanted)).toBe(expected);
});

test('the days of a week have their names', () => {
  const days = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
  const names = days.map((day) => weekdays.filter((name) => isOnWeekday(day, [name])));
  expect(names).toEqual([['sun'], ['mon'], ['tue'], ['wed'], ['thu'], ['fri'], ['sat']]);
});

test('a reward must be wagered its number of times, and with 0 is cash', () => {
  expect(rewardTerms(100_00n, 3)).toEqual({ amountMinor: 100_00n, requiredMinor: 300_00n });
  expect(rewardTerms(100_00n, 0).requiredMinor).toBe(0n);
});
