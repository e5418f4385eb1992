import { expect, test } from 'vitest';
import { formatMinor, parseMinor } from './money.ts';

test.each([
  ['2.50', 250n],
  ['2.5', 250n],
  ['0.01', 1n],
  ['1000000', 100_000_000n],
])('%s pesos are %s centavos', (text, minor) => {
  expect(parseMinor(text, 'PHP')).toBe(minor);
});

test.each(['', '-1', '1e3', '1.005', '.5', '5.', ' 1', '1,000', 1.5, null])(
  '%s is not an amount',
  (text) => {
    expect(parseMinor(text, 'PHP')).toBeNull();
  },
);

test('amounts are written with the digits of their currency', () => {
  expect(formatMinor(250n, 'PHP')).toBe('2.50');
  expect(formatMinor(5n, 'PHP')).toBe('0.05');
  expect(formatMinor(-105n, 'PHP')).toBe('-1.05');
  expect(formatMinor(500n, 'JPY')).toBe('500');
  expect(parseMinor('5.0', 'JPY')).toBeNull();
});
