import { expect, test } from 'vitest';
import { createAmountFormat } from './amount.ts';

test('D17: play money stands in a game as on the site, and never with the sign of money', () => {
  expect(createAmountFormat('FUN').format('1234.50')).toBe('FUN\u{a0}1,234.50');
  expect(createAmountFormat('PHP').format('1234.50')).toBe('₱1,234.50');
});
