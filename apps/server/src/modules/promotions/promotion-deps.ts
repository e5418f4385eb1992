import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Signals } from '#kit/signals.ts';
import { dayAt } from '#kit/time/day-range.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { Site } from '#modules/site/site.ts';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import {
  promotionAvailability,
  type PromotionAvailability,
} from '@pavilion/domain/promotion/promotion-offer';
import { promotionStateOn, type PromotionState } from '@pavilion/domain/promotion/promotion-state';

export type SitePromotion = Site['promotions'][number];

export type Reward = {
  memberId: bigint;
  amountMinor: bigint;
  wageringMultiple: number;
  /** The entry's id: a reward is granted once, for ever. */
  key: string;
  promotion: Pick<SitePromotion, 'id' | 'title'>;
};

export type Participant = Pick<Caller, 'memberId' | 'memberType'>;

export type Points = {
  memberId: bigint;
  points: bigint;
  /** The entry's id: points of an entry are given once, for ever. */
  key: string;
};

/** The promotions of the site now, with those that operators have published or changed. */
export type Offers = {
  all: () => Promise<readonly SitePromotion[]>;
  /** Lists the promotions meant for a reader; null is a guest. */
  shownTo: (reader: Participant | null) => Promise<readonly SitePromotion[]>;
};

/** Ids of promotions whose bonus a member cannot have again, ever or this week. */
export type UsedOffers = ReadonlyMap<string, 'used' | 'usedThisWeek'>;

export type PromotionsDeps = {
  db: Database;
  clock: Clock;
  site: {
    brand: { timeZone: string; currency: { digits: number } };
    memberTypes: MemberTypeTable;
  };
  usedOffers: (memberId: bigint) => Promise<UsedOffers>;
  offers: Offers;
  pictures: Pick<Pictures, 'keep' | 'use'>;
  /** Moves the money in the transaction that marks the entry as claimed; false on a repeat. */
  grantReward: (transaction: DatabaseTransaction, reward: Reward) => Promise<boolean>;
  /** Gives the points in that transaction; false on a repeat. The member is locked. */
  grantPoints: (transaction: DatabaseTransaction, points: Points) => Promise<boolean>;
  /** The codes of promotions that take nobody for now, although they run. */
  closedPromoCodes: () => Promise<readonly string[]>;
  signals: Pick<Signals, 'publishIn'>;
};

type Deps = Pick<PromotionsDeps, 'site' | 'clock'>;

export function findPromotion(offers: readonly SitePromotion[], id: string): SitePromotion {
  const promotion = offers.find((one) => one.id === id);
  if (!promotion) throw new ApiError('promotion.not.found');
  return promotion;
}

/** Applies the promotion's period to the reached state, or returns the period's own without one. */
export function stateToday(
  { site, clock }: Deps,
  { period }: SitePromotion,
  reached?: PromotionState,
): PromotionState {
  return promotionStateOn(period, dayAt(clock(), site.brand.timeZone), reached);
}

/** The codes that are closed for now; asks only where one of these promotions has a code. */
export async function closedCodesOf(
  { closedPromoCodes }: Pick<PromotionsDeps, 'closedPromoCodes'>,
  promotions: readonly SitePromotion[],
): Promise<readonly string[]> {
  const hasCode = promotions.some(({ promoCode }) => promoCode !== undefined);
  return hasCode ? closedPromoCodes() : [];
}

/** Returns whether a promotion is available to a member with these used offers. */
export function availabilityOf(
  { site }: Pick<PromotionsDeps, 'site'>,
  promotion: SitePromotion,
  { memberType }: Pick<Participant, 'memberType'>,
  used: UsedOffers,
): PromotionAvailability {
  const { depositor } = memberKind(memberType, site.memberTypes);
  return promotionAvailability(promotion, { depositor, used: used.get(promotion.id) ?? null });
}

/** Refuses a promotion before its start and after its end. */
export function refuseUnlessOpen(deps: Deps, promotion: SitePromotion): void {
  if (stateToday(deps, promotion) !== 'join') throw new ApiError('promotion.closed');
}

/** Refuses a promotion that takes nobody for now, although it runs. */
export async function refuseWhileClosed(
  deps: Pick<PromotionsDeps, 'closedPromoCodes'>,
  promotion: SitePromotion,
): Promise<void> {
  const closed = await closedCodesOf(deps, [promotion]);
  const { promoCode } = promotion;
  if (promoCode !== undefined && closed.includes(promoCode)) throw new ApiError('promotion.closed');
}
