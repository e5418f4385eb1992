import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { openHouseAccount } from '#modules/wallet/account.store.ts';
import { lastDayOfPoints, pointCurrency, takenFromLots } from '@pavilion/domain/reward/points';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import {
  addToEarned,
  addToLots,
  listLots,
  openPointAccounts,
  pointSource as source,
  writeLot,
} from './point.store.ts';

export type PointDeps = Pick<RewardsDeps, 'clock' | 'wallet'> & {
  site: Pick<RewardsDeps['site'], 'brand' | 'mall'>;
};

/** Points that are given or given back to a member; each `id` happens once, for ever. */
export type GivenPoints = { memberId: bigint; points: bigint; id: string };

/**
 * Gives points to members, or gives back what an order took, in the transaction that causes it;
 * returns the ids that were not given before. The caller holds the locks of the members.
 */
export async function givePoints(
  deps: PointDeps,
  transaction: DatabaseTransaction,
  kind: 'pointEarn' | 'pointReturn',
  gifts: readonly GivenPoints[],
): Promise<Set<string>> {
  if (gifts.length === 0) return new Set();
  const accounts = await openPointAccounts(
    transaction,
    gifts.map(({ memberId }) => memberId),
  );
  const house = await openHouseAccount(transaction, 'points', pointCurrency);
  const operations = gifts.map(({ memberId, points, id }) => {
    const accountId = accounts.get(memberId);
    if (accountId === undefined) throw new Error(`member ${memberId} has no account of points`);
    return { accountId, contraId: house, kind, amountMinor: points, source, externalId: id };
  });
  const results = await deps.wallet.applyIn(transaction, operations);
  const refused = results.find(({ outcome }) => outcome !== 'applied' && outcome !== 'repeated');
  if (refused) throw new Error(`points were answered ${refused.outcome}`);
  const given = gifts.filter((_, index) => results[index]?.outcome === 'applied');
  if (given.length === 0) return new Set();
  const { expireMonths } = deps.site.mall.points;
  await addToLots(transaction, given, lastDayOfPoints(todayOf(deps), expireMonths));
  if (kind === 'pointEarn') await addToEarned(transaction, given);
  return new Set(given.map(({ id }) => id));
}

/**
 * Takes points from a member, of the lots that end first; refuses with `points.short` where there
 * are too few. False where this id took them before. The caller holds the lock of the member.
 */
export async function takePoints(
  deps: Pick<PointDeps, 'wallet'>,
  transaction: DatabaseTransaction,
  kind: 'pointSpend' | 'pointExpire',
  { memberId, points, id }: GivenPoints,
): Promise<boolean> {
  const accounts = await openPointAccounts(transaction, [memberId]);
  const accountId = accounts.get(memberId);
  if (accountId === undefined) throw new Error(`member ${memberId} has no account of points`);
  const house = await openHouseAccount(transaction, 'points', pointCurrency);
  const [result] = await deps.wallet.applyIn(transaction, [
    { accountId, contraId: house, kind, amountMinor: -points, source, externalId: id },
  ]);
  if (result?.outcome === 'repeated') return false;
  if (result?.outcome === 'noFunds') throw new ApiError('points.short');
  if (result?.outcome !== 'applied') throw new Error(`points were answered ${result?.outcome}`);
  const taken = takenFromLots(await listLots(transaction, memberId), points);
  if (!taken) throw new Error(`the lots of member ${memberId} hold fewer points than the ledger`);
  for (const part of taken) await writeLot(transaction, memberId, part);
  return true;
}
