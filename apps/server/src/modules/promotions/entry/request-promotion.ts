import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { promotionAction } from '@pavilion/domain/promotion/promotion-action';
import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import {
  availabilityOf,
  findPromotion,
  refuseUnlessOpen,
  refuseWhileClosed,
  type Participant,
  type PromotionsDeps,
} from '../promotion-deps.ts';
import { walk } from './change-state.ts';
import { insertChanges, insertEntry, listMemberEntries, type StoredEntry } from './entry.store.ts';

export type PromotionRequest = {
  promotionId: string;
  comment: string;
  requestKey: string;
  pictures: readonly Blob[];
};

async function entryOf({ db }: PromotionsDeps, memberId: bigint, promotionId: string) {
  const [entry] = await listMemberEntries(db, memberId, promotionId);
  return entry ?? null;
}

/** Returns the entry that the same request made before; refuses any other request. */
function asRepeat(entry: StoredEntry, { requestKey }: PromotionRequest): StoredEntry {
  if (entry.request_key !== requestKey) throw new ApiError('promotion.state');
  return entry;
}

/** Refuses a member who may not be offered promotions. */
async function refuseUnoffered(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const reason = await offerRefusal(db, memberId);
  if (reason === 'excluded') throw new ApiError('member.excluded');
  if (reason === 'unfinished') throw new ApiError('member.unfinished');
  if (reason === 'signsOfHarm') throw new ApiError('promotion.not.available');
}

async function enter(
  deps: PromotionsDeps,
  memberId: bigint,
  request: PromotionRequest,
  event: 'sign' | 'apply',
): Promise<boolean> {
  const { db, clock, pictures } = deps;
  const [state = 'signed'] = walk('join', [event]);
  const sent = event === 'apply' ? request.pictures : [];
  const pictureIds = await pictures.keep(sent, { memberId, purpose: 'application' });
  const entry = {
    id: randomUUID(),
    member_id: memberId,
    promotion_id: request.promotionId,
    state,
    comment: event === 'apply' ? request.comment : '',
    request_key: request.requestKey,
    reward_kind: 'cash' as const,
    begun_at: clock(),
  };
  return db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    await refuseUnoffered(transaction, memberId);
    const id = await insertEntry(transaction, entry, pictureIds);
    if (id === null) return false;
    await pictures.use(transaction, memberId, pictureIds);
    await insertChanges(transaction, id, [state], { operator: null, at: entry.begun_at });
    await deps.signals.publishIn(transaction, { kind: 'promotion', memberId });
    return true;
  });
}

const refusals = {
  open: null,
  used: 'promotion.used',
  usedThisWeek: 'promotion.used',
  notForAccount: 'promotion.not.available',
  informs: 'promotion.not.available',
} as const satisfies Record<PromotionAvailability, ErrorCode | null>;

/** Signs up or applies, as the promotion demands; each member gets one entry. */
export async function requestPromotion(
  deps: PromotionsDeps,
  participant: Participant,
  request: PromotionRequest,
): Promise<StoredEntry> {
  const { memberId } = participant;
  const before = await entryOf(deps, memberId, request.promotionId);
  if (before) return asRepeat(before, request);
  await refuseUnoffered(deps.db, memberId);
  const promotion = findPromotion(await deps.offers.shownTo(participant), request.promotionId);
  refuseUnlessOpen(deps, promotion);
  await refuseWhileClosed(deps, promotion);
  const action = promotionAction(promotion.entry, 'join');
  if (action !== 'join' && action !== 'apply') throw new ApiError('promotion.state');
  const used = await deps.usedOffers(memberId);
  const refused = refusals[availabilityOf(deps, promotion, participant, used)];
  if (refused !== null) throw new ApiError(refused);
  const entered = await enter(deps, memberId, request, action === 'join' ? 'sign' : 'apply');
  const entry = await entryOf(deps, memberId, promotion.id);
  if (!entry) throw new Error(`the entry of promotion ${promotion.id} is gone`);
  return entered ? entry : asRepeat(entry, request);
}
