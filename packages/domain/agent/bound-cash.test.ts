import { expect, test } from 'vitest';
import { boundCash } from './bound-cash.ts';

const bonus = (withdrawal: 'blocks' | 'ends' | 'free', remainingMinor: bigint) => ({
  withdrawal,
  remainingMinor,
});

test('cash is free without play-through and bonus, and beside bonuses that leave it free', () => {
  expect(boundCash(0n, [])).toBeNull();
  expect(boundCash(0n, [bonus('free', 500_00n)])).toBeNull();
});

test('the play-through binds all cash', () => {
  expect(boundCash(1n, [])).toBe(1n);
  expect(boundCash(100_00n, [bonus('free', 500_00n)])).toBe(100_00n);
});

test.each(['blocks', 'ends'] as const)('a bonus that %s a withdrawal binds all cash', (term) => {
  expect(boundCash(0n, [bonus(term, 40_00n)])).toBe(40_00n);
  expect(boundCash(0n, [bonus(term, 0n)])).toBe(0n);
});

test('stakes count for the play-through and for bonuses at once', () => {
  const two = [bonus('blocks', 40_00n), bonus('ends', 30_00n)];
  expect(boundCash(50_00n, two)).toBe(70_00n);
  expect(boundCash(90_00n, two)).toBe(90_00n);
});
