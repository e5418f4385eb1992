import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import type { PromotionEvent } from '@pavilion/domain/promotion/promotion-state';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { changeState } from '../entry/change-state.ts';
import { findEntry, lockEntry, type EntryRow, type StoredEntry } from '../entry/entry.store.ts';
import { findPromotion, type PromotionsDeps, type SitePromotion } from '../promotion-deps.ts';

const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Changes a locked entry and returns it as it is then. */
async function decide(
  { db }: PromotionsDeps,
  id: string,
  change: (transaction: DatabaseTransaction, entry: EntryRow) => Promise<void>,
): Promise<StoredEntry> {
  if (!ownId.test(id)) throw new ApiError('promotion.not.found');
  return db.transaction().execute(async (transaction) => {
    const entry = await lockEntry(transaction, { id });
    if (!entry) throw new ApiError('promotion.not.found');
    await change(transaction, entry);
    const after = await findEntry(transaction, id);
    if (!after) throw new ApiError('promotion.not.found');
    return after;
  });
}

/** Returns the event, after a review where no operator has opened the entry yet. */
function from({ state }: EntryRow, event: PromotionEvent): PromotionEvent[] {
  return state === 'process' ? [event] : ['review', event];
}

/** Opens an entry, so that the member sees it in review; a decided one stays as it is. */
export function reviewEntry(deps: PromotionsDeps, id: string, operator: string) {
  return decide(deps, id, async (transaction, entry) => {
    if (entry.state !== 'signed' && entry.state !== 'applying') return;
    await changeState(deps, transaction, entry, { events: ['review'], operator });
  });
}

/** What the promotion gives by itself and at most, in minor units or whole points. */
function figuresOf({ reward }: SitePromotion, digits: number) {
  if (reward.kind === 'cash') {
    return { own: reward.amount, most: reward.maximum ?? reward.amount, digits };
  }
  if (reward.points === undefined) throw new ApiError('promotion.reward');
  const points = BigInt(reward.points);
  return { own: points, most: points, digits: 0 };
}

/** What is issued: the promotion's own reward, or as much of it as the operator says. */
function rewardOf({ site }: PromotionsDeps, promotion: SitePromotion, amountText?: string): bigint {
  const { own, most, digits } = figuresOf(promotion, site.brand.currency.digits);
  const wanted = amountText === undefined ? own : parseAmount(amountText, digits);
  const given = wanted ?? 0n;
  const within = given > 0n && (most === undefined || given <= most);
  if (!within) throw new ApiError('promotion.amount');
  return given;
}

const refusals = {
  excluded: 'member.excluded',
  unfinished: 'member.unfinished',
  signsOfHarm: 'member.not.offered',
} as const;

export async function approveEntry(
  deps: PromotionsDeps,
  { entryId, amount }: { entryId: string; amount?: string | undefined },
  operator: string,
): Promise<StoredEntry> {
  const offers = await deps.offers.all();
  return decide(deps, entryId, async (transaction, entry) => {
    const promotion = findPromotion(offers, entry.promotion_id);
    const refused = await offerRefusal(transaction, entry.member_id);
    if (refused !== null) throw new ApiError(refusals[refused]);
    const reward = rewardOf(deps, promotion, amount);
    const issued = { reward, reward_kind: promotion.reward.kind };
    const events = from(entry, 'issue');
    await changeState(deps, transaction, entry, { events, operator, ...issued });
  });
}

export function rejectEntry(
  deps: PromotionsDeps,
  { entryId, reason }: { entryId: string; reason: string },
  operator: string,
) {
  return decide(deps, entryId, (transaction, entry) =>
    changeState(deps, transaction, entry, { events: from(entry, 'reject'), operator, reason }),
  );
}
