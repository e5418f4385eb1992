import { expect, test } from 'vitest';
import { formatDecimal, formatMoney, formatTime } from './format.ts';

test('money shows two decimals and groups, from the digits and never rounded up', () => {
  expect(formatMoney('1234.5', '₱', 'EN')).toBe('₱1,234.50');
  expect(formatMoney('0.999', '₱', 'EN')).toBe('₱0.99');
  expect(formatMoney('-12', '₱', 'TY')).toBe('-₱12.00');
  expect(formatMoney('123456789012345.67', '₱', 'EN')).toBe('₱123,456,789,012,345.67');
});

test('D17: the code of play money keeps a space from the digits, as in the games', () => {
  expect(formatMoney('1234.5', 'FUN', 'EN')).toBe('FUN\u{a0}1,234.50');
  expect(formatMoney('-12', 'FUN', 'TY')).toBe('-FUN\u{a0}12.00');
});

test('a text that is no amount is returned unchanged', () => {
  for (const text of ['', '1e5', '1,000', 'NaN', '--1']) {
    expect(formatDecimal(text, 'EN')).toBe(text);
  }
});

test('an invalid time shows nothing', () => {
  expect(formatTime('', 'date', 'EN')).toBe('');
  expect(formatTime('2026-11-21T08:00:00Z', 'date', 'EN')).toContain('2026');
});
