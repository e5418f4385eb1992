import { expect, test } from 'vitest';
import { createUseLimit } from './use-limit.ts';

function limitOf(uses: number) {
  const time = { now: 1_000_000 };
  const limit = createUseLimit({ uses, windowMs: 60_000 }, () => new Date(time.now));
  return { ...limit, pass: (ms: number) => void (time.now += ms) };
}

test('so many uses are allowed in any window, and each subject has its own', () => {
  const { allow, pass } = limitOf(2);
  expect(allow(1n)).toBe(true);
  pass(30_000);
  expect([allow(1n), allow(1n), allow(2n)]).toEqual([true, false, true]);
  pass(29_999);
  expect(allow(1n)).toBe(false);
  pass(1);
  expect([allow(1n), allow(1n)]).toEqual([true, false]);
});

test('whoever has not used anything for a window is forgotten', () => {
  const { allow, pass, size } = limitOf(2);
  for (let subject = 0n; subject < 100n; subject++) allow(subject);
  pass(30_000);
  allow(7n);
  expect(size()).toBe(100);
  pass(30_000);
  allow(200n);
  expect(size()).toBe(2);
});
