import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { nextRewardState } from '@pavilion/domain/reward/reward-state';
import { findReward, lockReward, writeReward, type StoredReward } from './reward.store.ts';
import type { RewardsDeps } from './rewards-deps.ts';

/**
 * Takes back a reward that was not claimed, with a reason that only operators read. A repeat
 * changes nothing.
 */
export async function voidReward(
  { db, clock, signals }: Pick<RewardsDeps, 'db' | 'clock' | 'signals'>,
  { transactionId: id, reason }: { transactionId: string; reason: string },
  operator: string,
): Promise<StoredReward> {
  if (!isOwnId(id)) throw new ApiError('reward.not.found');
  await db.transaction().execute(async (transaction) => {
    const reward = await lockReward(transaction, id);
    if (!reward) throw new ApiError('reward.not.found');
    const { state, member_id: memberId } = reward;
    if (state === 'void' && reward.void_by === operator && reward.void_reason === reason) return;
    if (nextRewardState(state, 'void') === null) throw new ApiError('reward.state', { state });
    await writeReward(transaction, id, {
      state: 'void',
      void_reason: reason,
      void_by: operator,
      changed_at: clock(),
    });
    await signals.publishIn(transaction, { kind: 'reward', memberId });
  });
  const voided = await findReward(db, id);
  if (!voided) throw new Error(`reward ${id} is gone`);
  return voided;
}
