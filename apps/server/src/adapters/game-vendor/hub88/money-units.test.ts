import { expect, test } from 'vitest';
import { minorOfUnits, unitsPerMinor } from './money-units.ts';

test('V2: a unit is a hundred-thousandth of any currency that has no more than five decimals', () => {
  expect([0, 2, 5, 6].map(unitsPerMinor)).toEqual([100_000n, 1000n, 1n, null]);
});

test.each([
  [0, 0n],
  [1000, 1n],
  [150_000, 150n],
  [9_007_199_254_740_000, 9_007_199_254_740n],
  [1, null],
  [1001, null],
  [100_500, null],
  [-1000, null],
  [1000.5, null],
  [9_007_199_254_741_000, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('V2: %d units of pesos are %s centavos', (units, expected) => {
  expect(minorOfUnits(units, 1000n)).toBe(expected);
});
