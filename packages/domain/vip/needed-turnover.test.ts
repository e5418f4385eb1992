import { expect, test } from 'vitest';
import { neededTurnover } from './needed-turnover.ts';

test('§4: the turnover that a bonus takes is 20 times it, or what the site says', () => {
  expect(neededTurnover(8_00n, undefined)).toBe(160_00n);
  expect(neededTurnover(8_00n, 500_00n)).toBe(500_00n);
  expect(neededTurnover(8_00n, 0n)).toBe(0n);
  expect(neededTurnover(0n, 500_00n)).toBe(0n);
});
