import { expect, test } from 'vitest';
import {
  arrangementsOf,
  combinations,
  digitSums,
  range,
  subsetsOf,
  sum,
  tuplesOf,
} from './counting.ts';

test.each([
  [5, 0, 1],
  [5, 2, 10],
  [5, 5, 1],
  [4, 5, 0],
  [0, 2, 0],
  [5, -1, 0],
  [49, 7, 85_900_584],
])('C(%i, %i) is %i', (n, k, count) => {
  expect(combinations(n, k)).toBe(count);
});

test('sets, tuples and orders are listed once each', () => {
  expect([...subsetsOf([1, 2, 3], 2)]).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect([...subsetsOf([1], 2)]).toEqual([]);
  expect([...subsetsOf([1, 2], 0)]).toEqual([[]]);
  expect([...tuplesOf([[1, 2], [3]])]).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect([...tuplesOf([[1], []])]).toEqual([]);
  expect([...arrangementsOf([1, 2, 3], 2)]).toEqual([
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ]);
  expect([...subsetsOf(range(1, 11), 5)]).toHaveLength(462);
});

test('digit sums are counted as the specification lists them', () => {
  expect(digitSums(2)).toEqual([...range(1, 10), ...range(1, 9).toReversed()]);
  expect(digitSums(3).slice(0, 14)).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]);
  expect(digitSums(3).slice(14)).toEqual(digitSums(3).slice(0, 14).toReversed());
  expect(sum(digitSums(3))).toBe(1000);
});
