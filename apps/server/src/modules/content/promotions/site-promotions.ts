import { promotionStateOn, type PromotionState } from '@pavilion/domain/promotion/promotion-state';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { FindPicture } from '../../site/picture-manifest.ts';
import type { Site } from '../../site/site.ts';

type SitePromotion = Site['promotions'][number];

/** Those that run come first, those that are over last. */
const places: Partial<Record<PromotionState, number>> = { coming: 1, close: 2 };

function imagesOf({ cover, images }: SitePromotion, pictures: FindPicture) {
  return [cover, ...images].flatMap((name, index) => {
    const picture = pictures(name);
    return picture ? [{ url: picture.src, sequence: index + 1, color: picture.color }] : [];
  });
}

function termsOf({ reward, minimumDeposit }: SitePromotion, digits: number) {
  const decimal = (minor: bigint | undefined) =>
    minor === undefined ? null : formatAmount(minor, digits);
  return {
    minimumDeposit: decimal(minimumDeposit),
    maximumReward: decimal(reward.maximum ?? reward.amount),
    wageringTimes: reward.wageringTimes,
  };
}

/** Every promotion of the site with the state that the calendar gives it. */
export function promotionsOf(
  site: Site,
  pictures: FindPicture,
  { language, today }: { language: CompleteLanguage; today: string },
) {
  const promotions = site.promotions.map((one) => ({
    id: one.id,
    title: one.title[language],
    summary: one.summary[language],
    content: one.content[language],
    startDate: one.period.startDate,
    endDate: one.period.endDate,
    noExpiry: one.period.endDate === null ? (1 as const) : (0 as const),
    announcementImages: imagesOf(one, pictures),
    promoAnnouncementCategoryIds: [...one.categories],
    state: promotionStateOn(one.period, today),
    terms: termsOf(one, site.brand.currency.digits),
  }));
  const place = (state: PromotionState) => places[state] ?? 0;
  return promotions.toSorted((one, other) => place(one.state) - place(other.state));
}
