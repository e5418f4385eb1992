import { Link } from 'wouter';
import { useHomeBanners } from '#features/messages/announcements.queries.ts';
import { usePromotions, type Promotion } from '#features/promotions/promotions.queries.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { paths } from '@pavilion/screens/paths';
import styles from './ReferralBonus.module.css';

/** Returns the promotion that rewards a friend's registration, while it runs and pays something. */
function referralPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find(
    ({ promoCode, state, informsOnly }) =>
      promoCode === 'REFERRAL' && state === 'join' && !informsOnly,
  );
}

/** Links the strip of banners to the promotion that rewards an invitation. */
export function ReferralBonus() {
  useCatalogue();
  const text = useText();
  const promotion = referralPromotion(usePromotions().data?.promotions ?? []);
  const hasBanners = (useHomeBanners()?.length ?? 0) > 0;
  if (promotion === undefined || !hasBanners) return null;
  return (
    <Link
      className={styles.bonus}
      href={paths.promotion(promotion.id)}
      aria-label={text('home.referral.name')}
    >
      {text('home.referral')}
    </Link>
  );
}
