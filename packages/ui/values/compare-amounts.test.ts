import { expect, it } from 'vitest';
import { compareAmounts } from './compare-amounts.ts';

it('compares amounts by value, not by text, and without floating point', () => {
  expect(compareAmounts('9', '10')).toBe(-1);
  expect(compareAmounts('10', '10.00')).toBe(0);
  expect(compareAmounts('900719925474099.31', '900719925474099.30')).toBe(1);
});
