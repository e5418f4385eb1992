import { expect, test } from 'vitest';
import { goesRound, ringFromSmallest } from './transfer-ring.ts';

test('rings: from the smallest account on, in the same order', () => {
  const ring = [3n, 7n, 5n];
  expect(ringFromSmallest([3n, 7n, 5n])).toEqual(ring);
  expect(ringFromSmallest([7n, 5n, 3n])).toEqual(ring);
  expect(ringFromSmallest([5n, 3n, 7n])).toEqual(ring);
  expect(ringFromSmallest([3n, 5n, 7n])).toEqual([3n, 5n, 7n]);
});

test('rings: the smallest step is half of the largest at least', () => {
  expect(goesRound([100n, 50n, 70n])).toBe(true);
  expect(goesRound([100n, 49n, 70n])).toBe(false);
});
