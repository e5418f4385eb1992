import type { Promotion } from '#features/promotions/promotions.queries.ts';

/** Returns the promotion while which friends are invited; undefined while that is closed. */
export function referralPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find(({ promoCode, state }) => promoCode === 'REFERRAL' && state === 'join');
}
