import { ownRebate } from '../agent/rate-chain.ts';
import type { GameType } from '../game/game-type.ts';

/** Valid bets in minor units by game category; below zero where more came back than was bet. */
export type ValidBets = ReadonlyMap<GameType, bigint>;

/** What a VIP level pays on top of the member's own rebate; hundredths of a percent. */
export function rateAboveLine(levelRate: number, lineRate: number): number {
  return Math.max(0, levelRate - lineRate);
}

/**
 * What valid bets bring back in minor units, at rates in hundredths of a percent. Each category is
 * rounded down; one below zero brings nothing. A sum below `minimum` is nothing.
 */
export function cashbackOf(
  bases: ValidBets,
  rateOf: (category: GameType) => number,
  { minimum, maximum }: { minimum: bigint; maximum?: bigint },
): bigint {
  let sum = 0n;
  for (const [category, base] of bases) {
    if (base > 0n) sum += ownRebate(base, rateOf(category));
  }
  const amount = maximum !== undefined && sum > maximum ? maximum : sum;
  return amount < minimum ? 0n : amount;
}

/** What of valid bets is below zero, and counts in the period after. */
export function carriedOf(bases: ValidBets): [GameType, bigint][] {
  return [...bases].filter(([, base]) => base < 0n);
}
