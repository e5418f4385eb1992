import { expect, test } from 'vitest';
import { createAmountFormat } from './amount.ts';

test('D17: a game shows play money as the site does, never with a currency symbol', () => {
  expect(createAmountFormat('FUN').format('1234.50')).toBe('FUN\u{a0}1,234.50');
  expect(createAmountFormat('PHP').format('1234.50')).toBe('₱1,234.50');
});
