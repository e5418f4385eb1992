import { expect, test } from 'vitest';
import { briefMoney } from './brief-money.ts';

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
