import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestBalanceMinor } from './balance-limit.ts';
import { formatAmount, larger, parseAmount, smaller } from './money.ts';

test.each([
  ['0', 2, 0n],
  ['0.5', 2, 50n],
  ['1234.50', 2, 123450n],
  ['7', 0, 7n],
  ['999999999999999.99', 2, 99999999999999999n],
])('%s with %i digits is %s minor units', (text, digits, minor) => {
  expect(parseAmount(text, digits)).toBe(minor);
});

test.each(['', '-1', '+1', '1e3', '1.', '.5', '1.234', '1,000', ' 1', '1\n', '0x10', 'NaN', '１'])(
  'refuses %j as an amount with 2 digits',
  (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  },
);

test('every amount survives the wire format', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 4 }),
      (minor, digits) => {
        expect(parseAmount(formatAmount(minor, digits), digits)).toBe(minor);
      },
    ),
  );
});

test('a debt is written with its sign', () => {
  expect(formatAmount(-5n, 2)).toBe('-0.05');
});

test.each([
  [-1n, 2n],
  [2n, 2n],
  [9_007_199_254_740_992n, 9_007_199_254_740_993n],
])('of %s and %s the one is smaller and the other larger, in either order', (low, high) => {
  expect([smaller(low, high), smaller(high, low)]).toEqual([low, low]);
  expect([larger(low, high), larger(high, low)]).toEqual([high, high]);
});

test('§7, Wire calls: the largest balance is a number that a browser holds exactly', () => {
  expect(largestBalanceMinor).toBe(10n ** 15n);
  expect(largestBalanceMinor).toBeLessThan(BigInt(Number.MAX_SAFE_INTEGER));
});
