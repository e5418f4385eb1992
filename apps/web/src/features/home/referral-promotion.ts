import type { Promotion } from '../promotions/promotions.queries.ts';

/** The promotion that rewards a friend's arrival, while it runs. */
export function referralPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.find(({ promoCode, state }) => promoCode === 'REFERRAL' && state === 'join');
}
