import { promotionEngine } from '@pavilion/domain/promotion/promotion-offer';
import {
  promotionStateOn,
  unlessClosed,
  type PromotionState,
} from '@pavilion/domain/promotion/promotion-state';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { withdrawalTermOf } from '@pavilion/domain/wallet/withdrawal-effect';
import type { SitePromotion } from '../published/content-item.ts';

type FindImage = (name: string) => { src: string; color: string } | null;

/** Running promotions first, ended ones last. */
const ranks: Partial<Record<PromotionState, number>> = { coming: 1, close: 2 };

function imagesOf({ cover, images }: SitePromotion, pictures: FindImage) {
  return [cover, ...images].flatMap((name, index) => {
    const picture = pictures(name);
    return picture ? [{ url: picture.src, sequence: index + 1, color: picture.color }] : [];
  });
}

function termsOf(
  { reward, minimumDeposit, bonus }: SitePromotion,
  { digits, mayBlockWithdrawal }: Pick<Wanted, 'digits' | 'mayBlockWithdrawal'>,
) {
  const decimal = (minor: bigint | undefined) =>
    minor === undefined ? null : formatAmount(minor, digits);
  return {
    minimumDeposit: decimal(minimumDeposit),
    maximumReward: decimal(reward.maximum ?? reward.amount),
    wageringTimes: reward.wageringTimes,
    withdrawal: bonus ? withdrawalTermOf(bonus.withdrawal, mayBlockWithdrawal) : null,
  };
}

type Wanted = {
  language: Language;
  today: string;
  digits: number;
  mayBlockWithdrawal: boolean;
  /** The codes that are closed for now. */
  closed: readonly string[];
};

/** Promotions with their state today, in the shape of the wire. */
export function promotionsOf(
  offers: readonly SitePromotion[],
  { language, today, digits, mayBlockWithdrawal, closed }: Wanted,
  pictures: FindImage,
) {
  const promotions = offers.map((one) => ({
    id: one.id,
    title: inLanguage(one.title, language),
    summary: inLanguage(one.summary, language),
    content: inLanguage(one.content, language),
    startDate: one.period.startDate,
    endDate: one.period.endDate,
    noExpiry: one.period.endDate === null ? (1 as const) : (0 as const),
    announcementImages: imagesOf(one, pictures),
    promoAnnouncementCategoryIds: [...one.categories],
    promoCode: one.promoCode ?? '',
    state: unlessClosed(promotionStateOn(one.period, today), one.promoCode, closed),
    informsOnly: promotionEngine(one) === null,
    terms: termsOf(one, { digits, mayBlockWithdrawal }),
  }));
  const rank = (state: PromotionState) => ranks[state] ?? 0;
  return promotions.toSorted((one, other) => rank(one.state) - rank(other.state));
}
