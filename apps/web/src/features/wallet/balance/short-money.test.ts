import { expect, test } from 'vitest';
import { languages } from '@pavilion/domain/site/language';
import { briefMoney, shortMoney } from './short-money.ts';

test('an amount is shortened from its digits and never rounded up', () => {
  expect(shortMoney('123456789.12', '₱', 'EN')).toBe('₱123.4M');
  expect(shortMoney('987654321012.34', '₱', 'TY')).toBe('₱987.6B');
  expect(shortMoney('1999999.99', '₱', 'EN')).toBe('₱1.999M');
  expect(shortMoney('-12000000', '₱', 'EN')).toBe('-₱12M');
  expect(shortMoney('9007199254740993.00', '₱', 'EN')).toBe('₱9007T');
});

test.each([
  ['0.00', '₱0.00'],
  ['999.99', '₱999.99'],
  ['1250.50', '₱1,250'],
  ['999999.99', '₱999,999'],
  ['1234567.89', '₱1.234M'],
  ['-1250.50', '-₱1,250'],
])('§2 Header, D16: beside a title "%s" is written %s', (amount, brief) => {
  expect(briefMoney(amount, '₱', 'EN')).toBe(brief);
});

test('D17: a symbol of letters is followed by a space', () => {
  expect(shortMoney('123456789.12', 'FUN', 'EN')).toBe('FUN\u{a0}123.4M');
});

test('a text that is no amount is returned unchanged', () => {
  expect(shortMoney('', '₱', 'EN')).toBe('');
});

test.each(languages)('the short form is short in %s', (language) => {
  expect(shortMoney('987654321012.34', '₱', language).length).toBeLessThanOrEqual(13);
});
