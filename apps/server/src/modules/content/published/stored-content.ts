import type { Site } from '#modules/site/site.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type {
  publishBanner,
  publishHelpSection,
  publishNotice,
  publishPromotion,
  publishPromotionCategory,
} from '@pavilion/contract/operator/content';
import type { AnnouncementType } from '@pavilion/domain/message/announcement';
import { parseAmount } from '@pavilion/domain/wallet/money';
import {
  languagesOf,
  type BannerItem,
  type CategoryItem,
  type NoticeItem,
  type PromotionItem,
  type TextItem,
} from './content-item.ts';
import type { ContentVersion } from './content-version.store.ts';
import { momentsOf } from './folder-content.ts';

type Edit = 'id' | 'requestKey' | 'version';
type StoredNotice = Omit<ParsedInputOf<typeof publishNotice>, Edit>;
type StoredBanner = Omit<ParsedInputOf<typeof publishBanner>, Edit>;
type StoredPromotion = Omit<ParsedInputOf<typeof publishPromotion>, Edit>;
type StoredCategory = Omit<ParsedInputOf<typeof publishPromotionCategory>, Edit>;
type StoredText = Omit<ParsedInputOf<typeof publishHelpSection>, Edit>;

type Reach = Pick<StoredNotice, 'platforms' | 'audience' | 'vipLevelFrom' | 'title'>;
type Schedule = Pick<StoredNotice, 'startsAt' | 'endsAt'>;

function reachOf<Type extends AnnouncementType>(type: Type, stored: Reach) {
  const { platforms, audience, vipLevelFrom, title } = stored;
  return {
    type,
    title,
    platforms,
    audience: audience ?? (type === 'A' ? 'agent' : 'everyone'),
    vipLevelFrom,
    languages: languagesOf(title),
  } as const;
}

/** A schedule without a start begins with its version. */
function scheduleOf({ startsAt, endsAt }: Schedule, writtenAt: Date) {
  return {
    startsAt: startsAt === undefined ? writtenAt : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

// The contract checked the body before it was stored.
export function noticeOf({ id, body, written_at }: ContentVersion): NoticeItem {
  const stored = body as StoredNotice;
  const { groupName, content } = stored;
  return {
    ...reachOf(stored.type, stored),
    ...scheduleOf(stored, written_at),
    id,
    groupName,
    content,
  };
}

export function bannerOf({ id, body, written_at }: ContentVersion): BannerItem {
  const stored = body as StoredBanner;
  const { groupName, text, picture, linkage } = stored;
  return {
    ...reachOf('B', stored),
    ...scheduleOf(stored, written_at),
    id,
    groupName,
    text,
    picture,
    linkage,
  };
}

function minorUnits(amount: string | undefined, site: Site): bigint | undefined {
  if (amount === undefined) return undefined;
  return parseAmount(amount, site.brand.currency.digits) ?? undefined;
}

export function promotionOf({ id, body }: ContentVersion, site: Site): PromotionItem {
  const stored = body as StoredPromotion;
  const { startDate, endDate, reward, minimumDeposit, promoCode, bonus, ...rest } = stored;
  const period = { startDate, endDate };
  const { platforms: _platforms, audience: _audience, vipLevelFrom: _level, ...offer } = rest;
  return {
    ...reachOf('PR', stored),
    ...momentsOf(period, site.brand.timeZone),
    id,
    groupName: null,
    offer: {
      ...offer,
      id,
      period,
      promoCode,
      reward: {
        ...reward,
        amount: minorUnits(reward.amount, site),
        maximum: minorUnits(reward.maximum, site),
      },
      minimumDeposit: minorUnits(minimumDeposit, site),
      bonus: bonus && { ...bonus, largestBet: minorUnits(bonus.largestBet, site) },
    },
  };
}

export function categoryOf({ id, body }: ContentVersion): CategoryItem {
  return { id, title: (body as StoredCategory).title };
}

export function textOf({ id, body }: ContentVersion): TextItem {
  const { title, content } = body as StoredText;
  return { id, title, content };
}
