import * as v from 'valibot';
import { announcementTypes, platforms } from '@pavilion/domain/message/announcement';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { amount, blankable, day } from '../fields.ts';
import { withdrawalTerm } from '../payments/withdrawal-terms.ts';

export const banner = v.object({
  id: v.string(),
  groupName: v.string(),
  title: v.string(),
  text: v.string(),
  url: v.string(),
  color: v.string(),
  /** A path of this site, or a link that the site allows; empty when there is none. */
  linkage: v.string(),
});

export const notice = v.object({
  id: v.string(),
  title: v.string(),
  /** HTML of the tags and addresses in `@pavilion/domain/message/operator-html`. */
  content: v.string(),
  startDate: day,
  /** False for everybody in calls that are open to anyone. */
  read: v.boolean(),
});

const image = v.object({
  url: v.string(),
  /** 1 is the cover. */
  sequence: v.number(),
  /** Ground under the picture until it is there. */
  color: v.string(),
});

export const promotion = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  startDate: day,
  /** Null with `noExpiry` 1. */
  endDate: v.nullable(day),
  /** 1 means long term. */
  noExpiry: v.picklist([0, 1]),
  announcementImages: v.array(image),
  promoAnnouncementCategoryIds: v.array(v.string()),
  /** What rules elsewhere know it by, such as REFERRAL; empty for none. */
  promoCode: v.string(),
  state: v.picklist(promotionStates),
  /** True for one that nothing pays: it is read, and neither joined nor reckoned with. */
  informsOnly: v.boolean(),
  terms: v.object({
    minimumDeposit: v.nullable(amount),
    maximumReward: v.nullable(amount),
    /** How often the reward must be wagered before it can be withdrawn. */
    wageringTimes: v.number(),
    /** What a withdrawal does to the bonus of a deposit while it runs; null for other rewards. */
    withdrawal: v.nullable(withdrawalTerm),
  }),
});

const contentType = `(${announcementTypes.join('|')})`;

/** Comma-separated content types: A, PL, B, PU, PR, H. */
export const contentTypes = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${contentType}(,${contentType}){0,5}$`)),
);

/** A place where banners and notices hang, such as `m_home`. */
export const groupName = blankable(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/)));
export const platform = v.optional(v.picklist(platforms), 'M');
