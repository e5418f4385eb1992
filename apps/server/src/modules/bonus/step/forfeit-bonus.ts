import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { BonusDeps } from '../bonus-deps.ts';
import { cancelWaiting, findBonus, lockAccount } from '../bonus.store.ts';
import { endBonus } from './take-step.ts';

type Deps = Pick<BonusDeps, 'db' | 'wallet' | 'currency' | 'signals' | 'clock'>;

/** Gives up a bonus; a repeat changes nothing. */
export async function forfeitBonus(deps: Deps, memberId: bigint, bonusId: bigint): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const seen = await findBonus(transaction, memberId, bonusId);
    if (!seen) throw new ApiError('bonus.not.found');
    await lockAccount(transaction, seen.account_id);
    const bonus = await findBonus(transaction, memberId, bonusId);
    if (bonus?.state === 'forfeited' || bonus?.state === 'cancelled') return;
    if (bonus?.state === 'waiting' && (await cancelWaiting(transaction, bonusId, deps.clock()))) {
      return;
    }
    if (bonus?.state !== 'active') throw new ApiError('bonus.ended');
    if (!(await endBonus(deps, transaction, bonus, 'bonusForfeit'))) {
      throw new ApiError('bonus.ended');
    }
  });
}

/**
 * Ends running bonuses of a member in the caller's transaction, and leaves those that have ended
 * meanwhile. Cancels waiting ones first, so that none of them begins in between.
 */
export async function endRunning(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  bonusIds: readonly bigint[],
): Promise<void> {
  const bonuses = await Promise.all(bonusIds.map((id) => findBonus(transaction, memberId, id)));
  for (const bonus of bonuses) {
    if (bonus?.state === 'waiting') await cancelWaiting(transaction, bonus.id, deps.clock());
  }
  for (const bonus of bonuses) {
    if (bonus?.state === 'active') await endBonus(deps, transaction, bonus, 'bonusForfeit');
  }
}
