import { expect, test } from 'vitest';
import { changeLimit, isLooser, limitAt, looserLimitAfterMs, noLimit } from './deposit-limit.ts';

const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const limit = { amount: 1000n, next: null };

test('§7: a first limit and a lower one are in force at once', () => {
  expect(changeLimit(noLimit, 1000n, now)).toEqual(limit);
  expect(changeLimit(limit, 999n, now)).toEqual({ amount: 999n, next: null });
});

test.each([1001n, null])('§7: from 1000 to %s is looser, and waits for a day', (wanted) => {
  const changed = changeLimit(limit, wanted, now);
  expect(changed).toEqual({ amount: 1000n, next: { amount: wanted, from: after(86_400_000) } });
  expect(limitAt(changed, after(looserLimitAfterMs - 1))).toEqual(changed);
  expect(limitAt(changed, after(looserLimitAfterMs))).toEqual({ amount: wanted, next: null });
});

test('§7: the same looser limit again does not restart the wait, another one does', () => {
  const waiting = changeLimit(limit, 2000n, now);
  expect(changeLimit(waiting, 2000n, after(5))).toEqual(waiting);
  expect(changeLimit(waiting, 3000n, after(5)).next?.from).toEqual(after(looserLimitAfterMs + 5));
});

test('§7: the present limit or a stricter one ends the wait', () => {
  const waiting = changeLimit(limit, null, now);
  expect(changeLimit(waiting, 1000n, now)).toEqual(limit);
  expect(changeLimit(waiting, 500n, now)).toEqual({ amount: 500n, next: null });
});

test('§7: the next change is compared with the limit that has come into force', () => {
  const raised = changeLimit(limit, 2000n, now);
  const later = after(looserLimitAfterMs);
  expect(changeLimit(raised, 1500n, later)).toEqual({ amount: 1500n, next: null });
  expect(isLooser(noLimit, null)).toBe(false);
});
