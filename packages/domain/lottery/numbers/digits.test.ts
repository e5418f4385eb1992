import { expect, test } from 'vitest';
import { beginningWith, digitSetOf, endingWith, endOf, inAnyOrder } from './digits.ts';

test.each([
  [541, 3, 145, 6],
  [7, 3, 7, 3],
  [700, 3, 7, 3],
  [111, 3, 111, 1],
  [8421, 4, 1248, 24],
  [3350, 4, 335, 12],
  [7722, 4, 2277, 6],
  [7, 4, 7, 4],
  [0, 4, 0, 1],
] as const)('%i of %i digits is the set %i, in %i orders', (number, width, key, ways) => {
  expect(digitSetOf(number, width)).toEqual({ key, ways });
});

test('the same digits are another set where numbers have more digits', () => {
  expect(digitSetOf(12, 2)).toEqual({ key: 12, ways: 2 });
  expect(digitSetOf(12, 3)).toEqual({ key: 12, ways: 6 });
});

test('numbers with the same digits, of which zeros in front are some', () => {
  expect(inAnyOrder(5, 2)).toEqual([5, 50]);
  expect(inAnyOrder(100, 3)).toEqual([1, 10, 100]);
});

test('numbers that begin or end with a digit', () => {
  expect(beginningWith(3, 1)).toEqual([3]);
  expect(endingWith(3, 1)).toEqual([3]);
  expect(beginningWith(9, 2).slice(-1)).toEqual([99]);
  expect(endingWith(9, 3).slice(0, 2)).toEqual([9, 19]);
});

test('the last digits of a number', () => {
  expect(endOf('073459', 4)).toBe(3459);
  expect(endOf('073409', 2)).toBe(9);
});
