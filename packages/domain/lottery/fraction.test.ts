import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareFractions,
  decimalText,
  fraction,
  fractionText,
  largestOf,
  productOf,
  sumOf,
  wholeOf,
} from './fraction.ts';

test('is kept in lowest terms', () => {
  expect(fraction(1000, 6)).toEqual({ over: 500n, under: 3n });
  expect(fraction(0, 7)).toEqual(fraction(0));
});

test.each([
  [1, 0],
  [1, -2],
  [-1, 2],
])('%i over %i is refused', (over, under) => {
  expect(() => fraction(over, under)).toThrow(RangeError);
});

test('sums and products are exact', () => {
  expect(sumOf([fraction(1, 3), fraction(1, 6), fraction(1, 2)])).toEqual(fraction(1));
  expect(productOf(fraction(1000, 6), fraction(1950, 2000))).toEqual(fraction(325, 2));
  expect(sumOf([])).toEqual(fraction(0));
  expect(productOf()).toEqual(fraction(1));
});

test('the order of fractions is that of their decimals', () => {
  const part = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }));
  fc.assert(
    fc.property(part, part, ([a, b], [c, d]) => {
      expect(Math.sign(Number(compareFractions(fraction(a, b), fraction(c, d))))).toBe(
        Math.sign(a * d - c * b),
      );
    }),
  );
  expect(largestOf([fraction(1, 3), fraction(2, 5), fraction(3, 8)])).toEqual(fraction(2, 5));
  expect(largestOf([])).toEqual(fraction(0));
});

test.each([
  [fraction(1000, 3), '1000/3', '333.3333'],
  [fraction(10), '10', '10.0000'],
  [fraction(1, 3), '1/3', '0.3333'],
  [fraction(15134, 7139), '15134/7139', '2.1199'],
  [fraction(0), '0', '0.0000'],
])('%o is %s, or %s', (part, text, decimals) => {
  expect(fractionText(part)).toBe(text);
  expect(decimalText(part, 4)).toBe(decimals);
});

test('the whole part is rounded down', () => {
  expect(wholeOf(fraction(7, 2))).toBe(3n);
  expect(decimalText(fraction(7, 2), 0)).toBe('3');
});
