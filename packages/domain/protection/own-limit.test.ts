import { expect, test } from 'vitest';
import {
  changeLimit,
  confirmWish,
  isLooser,
  isRipe,
  limitActs,
  limitAt,
  limitKinds,
  limitOfferPlaces,
  limitPeriods,
  lowest,
  minutesOfDay,
  noLimit,
  windowMs,
  windowPeriods,
  type OwnLimit,
} from './own-limit.ts';

const dayMs = 86_400_000;
const rule = { raiseAfter: dayMs, confirmWithin: 7 * dayMs };
const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const limit: OwnLimit = { amount: 1000n, wish: null };
const change = (present: OwnLimit, wanted: bigint | null, at = now) =>
  changeLimit(present, wanted, at, rule);

test('§7: a first limit and a lower one are in force at once', () => {
  expect(change(noLimit, 1000n)).toEqual(limit);
  expect(change(limit, 999n)).toEqual({ amount: 999n, wish: null });
});

test.each([1001n, null])('§7: from 1000 to %s waits a day and needs a second yes', (wanted) => {
  const changed = change(limit, wanted);
  const wish = { amount: wanted, from: after(dayMs), until: after(8 * dayMs) };
  expect(changed).toEqual({ amount: 1000n, wish });
  expect(limitAt(changed, after(dayMs))).toEqual(changed);
  expect(confirmWish(changed, wanted, after(dayMs - 1))).toBeNull();
  expect(confirmWish(changed, wanted, after(dayMs))).toEqual({ amount: wanted, wish: null });
  expect(confirmWish(changed, wanted, after(8 * dayMs - 1))).toEqual({
    amount: wanted,
    wish: null,
  });
  expect(confirmWish(changed, wanted, after(8 * dayMs))).toBeNull();
  expect(limitAt(changed, after(8 * dayMs - 1))).toEqual(changed);
  expect(limitAt(changed, after(8 * dayMs))).toEqual(limit);
});

test('§7: the second yes is for the amount that was wanted', () => {
  const changed = change(limit, 2000n);
  expect(confirmWish(changed, 2001n, after(dayMs))).toBeNull();
  expect(confirmWish(changed, null, after(dayMs))).toBeNull();
  expect(confirmWish(limit, 1000n, now)).toBeNull();
});

test('§7: the same wish again does not restart the wait, another one does', () => {
  const waiting = change(limit, 2000n);
  expect(change(waiting, 2000n, after(5))).toEqual(waiting);
  expect(change(waiting, 3000n, after(5)).wish?.from).toEqual(after(dayMs + 5));
  expect(change(waiting, 2000n, after(8 * dayMs)).wish?.from).toEqual(after(9 * dayMs));
});

test('§7: the present limit or a stricter one drops the wish', () => {
  const waiting = change(limit, null);
  expect(change(waiting, 1000n)).toEqual(limit);
  expect(change(waiting, 500n)).toEqual({ amount: 500n, wish: null });
});

test('§7: nothing is looser than no limit', () => {
  expect(isLooser(null, null)).toBe(false);
  expect(isLooser(null, 5n)).toBe(false);
  expect(isLooser(5n, 5n)).toBe(false);
  expect(isLooser(5n, 6n)).toBe(true);
  expect(isLooser(5n, null)).toBe(true);
});

test.each([
  [dayMs - 1, false],
  [dayMs, true],
  [8 * dayMs - 1, true],
  [8 * dayMs, false],
])('§7: a wish can be confirmed %i ms after it was made: %s', (ms, isConfirmable) => {
  const wish = { amount: null, from: after(dayMs), until: after(8 * dayMs) };
  expect(isRipe(wish, after(ms))).toBe(isConfirmable);
});

test('§7: of several limits the lowest counts', () => {
  expect(lowest([null, null])).toBeNull();
  expect(lowest([null, 7n, 3n, 5n])).toBe(3n);
});

test('§7: limits of five kinds, within windows of 24 hours, 7 days and 30 days', () => {
  expect(limitKinds).toEqual(['deposit', 'loss', 'wager', 'bet', 'time']);
  expect(windowPeriods).toEqual(['day', 'week', 'month']);
  expect(limitPeriods).toEqual(['stake', 'day', 'week', 'month']);
  expect(windowMs).toEqual({ day: 86_400_000, week: 604_800_000, month: 2_592_000_000 });
  expect(minutesOfDay).toBe(1440);
  expect(limitActs).toEqual(['set', 'wished', 'confirmed', 'dropped']);
  expect(limitOfferPlaces).toEqual(['registration', 'deposit']);
});
