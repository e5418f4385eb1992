import type { RunningBonus } from '../wallet/withdrawal-effect.ts';

/**
 * What must still be staked before an agent may send cash to the team, in minor units; null where
 * nothing binds it. The play-through of deposits binds all cash, and so does every bonus that a
 * withdrawal would not leave alone. One stake counts for both, so the larger of the two is missing.
 */
export function boundCash(
  owedMinor: bigint,
  bonuses: readonly Pick<RunningBonus, 'withdrawal' | 'remainingMinor'>[],
): bigint | null {
  const binding = bonuses.filter(({ withdrawal }) => withdrawal !== 'free');
  if (owedMinor === 0n && binding.length === 0) return null;
  const wageringMinor = binding.reduce((sum, { remainingMinor }) => sum + remainingMinor, 0n);
  return wageringMinor > owedMinor ? wageringMinor : owedMinor;
}
