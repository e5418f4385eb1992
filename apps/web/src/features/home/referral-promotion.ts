import type { Promotion } from '#features/promotions/promotions.queries.ts';

/** The promotion that rewards a friend's arrival, while it runs and something pays it. */
export function referralPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find(
    ({ promoCode, state, informsOnly }) =>
      promoCode === 'REFERRAL' && state === 'join' && !informsOnly,
  );
}
