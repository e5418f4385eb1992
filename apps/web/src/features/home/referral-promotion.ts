import type { Promotion } from '#features/promotions/promotions.queries.ts';

/** Returns the promotion that rewards a friend's registration, while it runs and pays something. */
export function referralPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find(
    ({ promoCode, state, informsOnly }) =>
      promoCode === 'REFERRAL' && state === 'join' && !informsOnly,
  );
}
