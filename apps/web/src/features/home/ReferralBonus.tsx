import { Link } from 'wouter';
import { useHomeBanners } from '#features/messages/announcements.queries.ts';
import { usePromotions } from '#features/promotions/promotions.queries.ts';
import { referralPromotion } from '#features/referrals/referral-promotion.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { paths } from '@pavilion/screens/paths';
import styles from './ReferralBonus.module.css';

/** Links the strip of banners to the invitation of friends, while a promotion rewards it. */
export function ReferralBonus() {
  useCatalogue();
  const text = useText();
  const promotion = referralPromotion(usePromotions().data?.promotions ?? []);
  const hasBanners = (useHomeBanners()?.length ?? 0) > 0;
  if (promotion === undefined || !hasBanners) return null;
  return (
    <Link
      className={styles.bonus}
      href={paths.inviteFriends()}
      aria-label={text('home.referral.name')}
    >
      {text('home.referral')}
    </Link>
  );
}
