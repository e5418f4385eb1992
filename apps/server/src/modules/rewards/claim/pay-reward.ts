import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { givePoints, type PointDeps } from '../points/move-points.ts';
import { grantKey, type RewardRow } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';

type Payable = Pick<
  RewardRow,
  'id' | 'member_id' | 'origin' | 'kind' | 'amount' | 'wagering_multiple' | 'title' | 'withdrawal'
>;

export type PayDeps = Pick<RewardsDeps, 'grantReward'> & PointDeps;

/** Moves money or points of a reward that is claimed, once for ever; throws where it cannot. */
export async function payReward(
  deps: PayDeps,
  transaction: DatabaseTransaction,
  reward: Payable,
): Promise<void> {
  const isGranted =
    reward.kind === 'points'
      ? await payPoints(deps, transaction, reward)
      : await payMoney(deps, transaction, reward);
  if (!isGranted) throw new Error(`reward ${reward.id} was paid before it was claimed`);
}

async function payPoints(deps: PayDeps, transaction: DatabaseTransaction, reward: Payable) {
  const { member_id: memberId, amount: points } = reward;
  const gift = { memberId, points, id: `reward:${reward.id}` };
  return (await givePoints(deps, transaction, 'pointEarn', [gift])).size > 0;
}

function payMoney({ grantReward }: PayDeps, transaction: DatabaseTransaction, reward: Payable) {
  return grantReward(transaction, {
    memberId: reward.member_id,
    amountMinor: reward.amount,
    wageringMultiple: reward.wagering_multiple,
    key: grantKey(reward.id),
    title: reward.title,
    withdrawal: reward.withdrawal,
    isEarned: reward.origin === 'cashback',
  });
}

/** Pays as cash what was earned before a break; the code of a refusal, null where it was paid. */
export async function payAsCash(
  deps: PayDeps,
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
