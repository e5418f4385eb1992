import { expect, test } from 'vitest';
import { formatLike, jackpotStart, nextJackpot } from './jackpot.ts';

const sequence =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;

test('§2 Home screen, §9, D8, D12: steps are 1000 to 1500 every 3, 4 or 5 seconds', () => {
  expect(nextJackpot(51_200_000, sequence(0, 0))).toEqual({ value: 51_201_000, afterMs: 3000 });
  expect(nextJackpot(51_200_000, sequence(0.999999, 0.5))).toEqual({
    value: 51_201_500,
    afterMs: 4000,
  });
  expect(nextJackpot(51_200_000, sequence(0, 0.99)).afterMs).toBe(5000);
});

test('§2 Home screen, §9, D8, D12: the counter stays between 51101996 and 51273838', () => {
  let value = jackpotStart;
  for (let index = 0; index < 500; index += 1) {
    value = nextJackpot(value, Math.random).value;
    expect(value).toBeGreaterThanOrEqual(51_101_996);
    expect(value).toBeLessThanOrEqual(51_273_838);
  }
});

test('§2 Home screen, §9, D8, D12: a value is formatted as the drawn text, with its groups and separators', () => {
  expect(formatLike('51,101,996', 51_273_838)).toBe('51,273,838');
  expect(formatLike('5,11,01,996', 51_102_500)).toBe('5,11,02,500');
});
