import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownRebate } from '../agent/rate-chain.ts';
import type { GameType } from '../game/game-type.ts';
import { carriedOf, cashbackOf, rateAboveLine } from './cashback.ts';

const levelRates: Partial<Record<GameType, number>> = { RNG: 50, LIVE: 20, SPORTS: 25 };
const above = (line: Partial<Record<GameType, number>>) => (category: GameType) =>
  rateAboveLine(levelRates[category] ?? 0, line[category] ?? 0);
const minimum = 1_00n;

test('§7: the golden case of level 3 under a line that pays 0.30 of RNG', () => {
  const played = new Map<GameType, bigint>([
    ['RNG', 123_456_78n],
    ['LIVE', 20_000_00n],
    ['SPORTS', 999_99n],
  ]);
  const rateOf = above({ RNG: 30 });
  const parts = [...played].map((part) => cashbackOf(new Map([part]), rateOf, { minimum: 0n }));
  expect(parts).toEqual([246_91n, 40_00n, 2_49n]);
  expect(cashbackOf(played, rateOf, { minimum })).toBe(289_40n);
});

test.each([
  ['one minor unit below the minimum', 199_99n, 0n],
  ['the minimum', 200_00n, 1_00n],
  ['nothing', 0n, 0n],
  ['below zero', -10_000_00n, 0n],
])('§7: cash-back of %s', (_, base, expected) => {
  expect(cashbackOf(new Map([['RNG', base]]), () => 50, { minimum })).toBe(expected);
});

test('§7: each category is rounded down, and one below zero takes nothing from the others', () => {
  const bases = new Map<GameType, bigint>([
    ['RNG', 1_99n],
    ['JL', 1_99n],
    ['LIVE', -5_000_00n],
  ]);
  expect(cashbackOf(bases, () => 100, { minimum: 0n })).toBe(2n);
  expect(carriedOf(bases)).toEqual([['LIVE', -5_000_00n]]);
});

test('§7: the maximum cuts the sum', () => {
  const bases = new Map<GameType, bigint>([
    ['RNG', 1_000_00n],
    ['JL', 1_000_00n],
  ]);
  expect(cashbackOf(bases, () => 80, { minimum, maximum: 16_00n })).toBe(16_00n);
  expect(cashbackOf(bases, () => 80, { minimum, maximum: 15_99n })).toBe(15_99n);
});

test('§7: cash-back and the rebate of a line are at most what the higher of both rates brings', () => {
  const rate = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), rate, rate, (base, level, line) => {
      const cashback = cashbackOf(new Map([['RNG', base]]), () => rateAboveLine(level, line), {
        minimum: 0n,
      });
      const most = ownRebate(base, Math.max(level, line));
      expect(cashback + ownRebate(base, line)).toBeLessThanOrEqual(most);
      expect(cashback).toBeGreaterThanOrEqual(0n);
    }),
  );
});
