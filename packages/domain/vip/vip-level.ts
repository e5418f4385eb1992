import { isKept, type KeepNeeds, type PeriodTotals } from './vip-keep.ts';

/** What a level takes: lifetime deposits and valid bets in minor units, and points earned for life. */
export type LevelNeeds = { depositNeeded: bigint; turnoverNeeded: bigint; pointsNeeded: number };

/**
 * Lifetime totals of a member: deposits and valid bets in minor units, the latter by the weights of
 * the levels, and all points that were earned, whatever became of them.
 */
export type LifetimeTotals = { deposits: bigint; validBets: bigint; points: bigint };

/** The highest level whose needs are all met; `levels` are those of the site, from 0 upwards. */
export function reachedLevel(
  levels: readonly LevelNeeds[],
  { deposits, validBets, points }: LifetimeTotals,
): number {
  const highest = levels.findLastIndex(
    ({ depositNeeded, turnoverNeeded, pointsNeeded }) =>
      deposits >= depositNeeded && validBets >= turnoverNeeded && points >= BigInt(pointsNeeded),
  );
  return Math.max(0, highest);
}

/**
 * The level to which a member rises, or the same. Above the highest one so far lifetime totals
 * decide alone. One that was lowered comes back as far as the totals of the running period keep the
 * levels above it, or at once where the site has no level kept (`period` null).
 */
export function raisedLevel(
  levels: readonly (LevelNeeds & KeepNeeds)[],
  { level, highest }: { level: number; highest: number },
  { lifetime, period }: { lifetime: LifetimeTotals; period: PeriodTotals | null },
): number {
  const reached = reachedLevel(levels, lifetime);
  if (reached > highest) return reached;
  let raised = level;
  while (raised < reached && (period === null || isKept(levels[raised + 1], period))) raised += 1;
  return raised;
}

/**
 * The level at the close of a day: the one that the member had then, or the one that what was
 * played until then has reached, even if it was counted later. A level that the member had been at
 * before, and had lost by then, is not reached by that.
 */
export function levelAtClose(
  { had, hadBefore, hasNow }: { had: number; hadBefore: number; hasNow: number },
  reachedByThen: number,
): number {
  if (reachedByThen <= hadBefore) return had;
  return Math.max(had, Math.min(hasNow, reachedByThen));
}
