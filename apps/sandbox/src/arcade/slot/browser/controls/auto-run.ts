import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import type { SlotRoundView } from '../../slot-view.ts';
import type { AutoPlan } from './auto-spin.ts';

/** A running auto spin: `spins` are those still to come, the running one included. */
export type AutoRun = AutoPlan & { lostMinor: bigint };

/** The state of the run after a round; null when it ends. */
export function nextAutoRun(
  auto: AutoRun | null,
  round: SlotRoundView,
  amounts: AmountFormat,
): AutoRun | null {
  if (auto === null || auto.spins <= 1) return null;
  if (auto.stopAtFreeSpins && round.spins.length > 1) return null;
  const stakeMinor = amounts.toMinor(round.stake);
  const lostMinor = auto.lostMinor + stakeMinor - amounts.toMinor(round.win);
  const limit = auto.lossInStakes;
  if (limit !== null && lostMinor >= stakeMinor * BigInt(limit)) return null;
  return { ...auto, spins: auto.spins - 1, lostMinor };
}
