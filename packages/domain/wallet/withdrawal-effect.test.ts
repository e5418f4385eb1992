import { describe, expect, test } from 'vitest';
import {
  playThroughOf,
  withdrawalEffect,
  withdrawalTermOf,
  type WithdrawalTerm,
} from './withdrawal-effect.ts';

const bonus = (withdrawal: WithdrawalTerm) => ({
  withdrawal,
  remainingMinor: 24_000_00n,
  leftMinor: 1_000_00n,
});

describe('D23: a withdrawal', () => {
  const nothingOwed = { owedMinor: 0n, bonuses: [], mayWager: true };

  test('is free with no play-through missing and no bonus, or one that lets cash go', () => {
    expect(withdrawalEffect(nothingOwed)).toEqual({ effect: 'free' });
    expect(withdrawalEffect({ ...nothingOwed, bonuses: [bonus('free')] })).toEqual({
      effect: 'free',
    });
  });

  test('is blocked by missing play-through, and by each bonus that blocks', () => {
    const blocks = bonus('blocks');
    expect(
      withdrawalEffect({
        ...nothingOwed,
        owedMinor: 1n,
        bonuses: [blocks, bonus('ends'), blocks, bonus('free')],
      }),
    ).toEqual({
      effect: 'blocked',
      playThroughMinor: 1n,
      bonuses: [blocks, blocks],
      wageringMinor: 48_000_00n,
    });
  });

  test('ends each bonus that ends, and names the sum lost', () => {
    const ends = bonus('ends');
    expect(withdrawalEffect({ ...nothingOwed, bonuses: [ends, bonus('free'), ends] })).toEqual({
      effect: 'ends',
      bonuses: [ends, ends],
      goesMinor: 2_000_00n,
    });
  });

  test('of a member who may not wager is never blocked: every bonus ends', () => {
    const all = [bonus('blocks'), bonus('ends'), bonus('free')];
    expect(withdrawalEffect({ owedMinor: 5_00n, bonuses: all, mayWager: false })).toEqual({
      effect: 'ends',
      bonuses: all,
      goesMinor: 3_000_00n,
    });
    expect(withdrawalEffect({ owedMinor: 5_00n, bonuses: [], mayWager: false })).toEqual({
      effect: 'free',
    });
  });
});

test.each([
  [1_000_00n, 1, 1_000_00n],
  [1_000_01n, 1.5, 1_500_02n],
  [33n, 0.33, 11n],
  [1n, 0.01, 1n],
  [1_000_00n, 0, 0n],
])('D23: a deposit of %s played %s times adds %s', (amount, times, owed) => {
  expect(playThroughOf(amount, times)).toBe(owed);
});

test.each([
  [undefined, true, 'blocks'],
  [undefined, false, 'ends'],
  ['blocks', true, 'blocks'],
  ['blocks', false, 'ends'],
  ['ends', true, 'ends'],
  ['free', false, 'free'],
] as const)(
  'D23: a bonus with the term %s, where blocking is allowed: %s, %s',
  (chosen, may, term) => {
    expect(withdrawalTermOf(chosen, may)).toBe(term);
  },
);
