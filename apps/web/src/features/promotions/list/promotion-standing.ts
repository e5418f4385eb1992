import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';

export type PromotionStanding = PromotionState | Exclude<PromotionAvailability, 'open' | 'informs'>;

/** What stands beside the title: how far the member is, or why there is nothing to be had. */
export function promotionStanding(
  state: PromotionState,
  availability: PromotionAvailability,
): PromotionStanding | null {
  if (availability === 'open' || (state !== 'join' && state !== 'signed')) return state;
  if (availability === 'informs') return state === 'join' ? null : state;
  return availability;
}
