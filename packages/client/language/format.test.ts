import { expect, test } from 'vitest';
import { languages } from '@pavilion/domain/site/language';
import { formatDecimal, formatMoney, formatTime, shortMoney } from './format.ts';

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
    expect(shortMoney(text, '₱', 'EN')).toBe(text);
  }
});

test('an invalid time shows nothing', () => {
  expect(formatTime('', 'date', 'EN')).toBe('');
  expect(formatTime('2026-11-21T08:00:00Z', 'date', 'EN')).toContain('2026');
});

test('an amount is shortened from its digits and never rounded up', () => {
  expect(shortMoney('123456789.12', '₱', 'EN')).toBe('₱123.4M');
  expect(shortMoney('987654321012.34', '₱', 'TY')).toBe('₱987.6B');
  expect(shortMoney('1999999.99', '₱', 'EN')).toBe('₱1.999M');
  expect(shortMoney('-12000000', '₱', 'EN')).toBe('-₱12M');
  expect(shortMoney('9007199254740993.00', '₱', 'EN')).toBe('₱9007T');
});

test('D17: a symbol of letters keeps a space from a short amount', () => {
  expect(shortMoney('123456789.12', 'FUN', 'EN')).toBe('FUN\u{a0}123.4M');
});

test('§7: amounts of the scale of the history are short, with the sign before the symbol', () => {
  expect(shortMoney('2500.00000000', '₱', 'EN')).toBe('₱2.5K');
  expect(shortMoney('-100000000000.00000000', '₱', 'EN')).toBe('-₱100B');
  expect(shortMoney('0.00000000', 'FUN', 'EN')).toBe('FUN\u{a0}0');
});

test.each(languages)('the short form is short in %s', (language) => {
  expect(shortMoney('987654321012.34', '₱', language).length).toBeLessThanOrEqual(13);
});
