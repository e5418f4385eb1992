import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import {
  findPromotion,
  refuseUnlessOpen,
  type PromotionsDeps,
  type SitePromotion,
} from '../promotion-deps.ts';
import { changeState } from './change-state.ts';
import { findEntry, lockEntry, type EntryRow, type StoredEntry } from './entry.store.ts';

/** Gives what was issued, money or points, once for each entry; false on a repeat. */
function pay(
  deps: PromotionsDeps,
  transaction: DatabaseTransaction,
  promotion: SitePromotion,
  entry: EntryRow,
): Promise<boolean> {
  const { id: key, member_id: memberId, reward } = entry;
  if (reward === null) throw new Error(`entry ${key} was issued without a reward`);
  if (entry.reward_kind === 'points') {
    return deps.grantPoints(transaction, { memberId, points: reward, key });
  }
  return deps.grantReward(transaction, {
    memberId,
    amountMinor: reward,
    wageringMultiple: promotion.reward.wageringTimes,
    key,
    promotion,
  });
}

/** Pays an issued reward in the transaction that marks it as claimed; a repeat pays nothing. */
export async function claimReward(
  deps: PromotionsDeps,
  memberId: bigint,
  promotionId: string,
): Promise<StoredEntry> {
  const { db } = deps;
  const promotion = findPromotion(await deps.offers.all(), promotionId);
  return db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const entry = await lockEntry(transaction, { memberId, promotionId });
    if (!entry) throw new ApiError('promotion.state');
    if (entry.state !== 'claimed') {
      refuseUnlessOpen(deps, promotion);
      const offered = entry.state === 'claim';
      await changeState(deps, transaction, entry, {
        events: offered ? ['take'] : ['offer', 'take'],
        operator: null,
      });
      const given = await pay(deps, transaction, promotion, entry);
      if (!given) throw new Error(`entry ${entry.id} was paid before it was claimed`);
    }
    const claimed = await findEntry(transaction, entry.id);
    if (!claimed) throw new Error(`entry ${entry.id} is gone`);
    return claimed;
  });
}
