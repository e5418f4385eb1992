import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { grantKey, type RewardRow } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';

type Payable = Pick<
  RewardRow,
  'id' | 'member_id' | 'origin' | 'kind' | 'amount' | 'wagering_multiple' | 'title' | 'withdrawal'
>;

/** Moves the money of a reward that is claimed, once for ever; throws where it cannot be paid. */
export async function payReward(
  { grantReward }: Pick<RewardsDeps, 'grantReward'>,
  transaction: DatabaseTransaction,
  reward: Payable,
): Promise<void> {
  if (reward.kind !== 'cash') throw new Error(`reward ${reward.id} is no money`);
  const isGranted = await grantReward(transaction, {
    memberId: reward.member_id,
    amountMinor: reward.amount,
    wageringMultiple: reward.wagering_multiple,
    key: grantKey(reward.id),
    title: reward.title,
    withdrawal: reward.withdrawal,
    isEarned: reward.origin === 'cashback',
  });
  if (!isGranted) throw new Error(`reward ${reward.id} was paid before it was claimed`);
}

/** Pays as cash what was earned before a break; the code of a refusal, null where it was paid. */
export async function payAsCash(
  deps: Pick<RewardsDeps, 'grantReward'>,
  transaction: DatabaseTransaction,
  reward: Payable,
): Promise<ErrorCode | null> {
  try {
    await payReward(deps, transaction, { ...reward, wagering_multiple: 0 });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code;
  }
}
