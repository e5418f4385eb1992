import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { dayAt } from '#kit/day-range.ts';
import type { Signals } from '#kit/signals.ts';
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
  /** Of the entry: a reward is given once, for ever. */
  key: string;
  promotion: Pick<SitePromotion, 'id' | 'title'>;
};

export type Participant = Pick<Caller, 'memberId' | 'memberType'>;

/** What the site offers now, those that an operator has published or changed included. */
export type Offers = {
  all: () => Promise<readonly SitePromotion[]>;
  /** Those that are meant for a reader; null is a guest. */
  shownTo: (reader: Participant | null) => Promise<readonly SitePromotion[]>;
};

/** Offers whose bonus a member cannot have again, for good or in this week, by id. */
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
  signals: Pick<Signals, 'publishIn'>;
};

type Deps = Pick<PromotionsDeps, 'site' | 'clock'>;

export function findPromotion(offers: readonly SitePromotion[], id: string): SitePromotion {
  const promotion = offers.find((one) => one.id === id);
  if (!promotion) throw new ApiError('promotion.not.found');
  return promotion;
}

/** What the calendar makes of the state that was reached; without one it is the calendar's own. */
export function stateToday(
  { site, clock }: Deps,
  { period }: SitePromotion,
  reached?: PromotionState,
): PromotionState {
  return promotionStateOn(period, dayAt(clock(), site.brand.timeZone), reached);
}

/** Whether an offer is there for a member, of whom the used offers are known. */
export function availabilityOf(
  { site }: Pick<PromotionsDeps, 'site'>,
  promotion: SitePromotion,
  { memberType }: Pick<Participant, 'memberType'>,
  used: UsedOffers,
): PromotionAvailability {
  const { depositor } = memberKind(memberType, site.memberTypes);
  return promotionAvailability(promotion, { depositor, used: used.get(promotion.id) ?? null });
}

/** Refuses what the calendar does not allow: before the start, and after the end. */
export function refuseUnlessOpen(deps: Deps, promotion: SitePromotion): void {
  if (stateToday(deps, promotion) !== 'join') throw new ApiError('promotion.closed');
}
