import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';

export type PromotionStanding = PromotionState | Exclude<PromotionAvailability, 'open' | 'informs'>;

/** Returns what the tag beside the title says: the member's state, or why there is no offer. */
export function promotionStanding(
  state: PromotionState,
  availability: PromotionAvailability,
): PromotionStanding | null {
  if (availability === 'open' || (state !== 'join' && state !== 'signed')) return state;
  if (availability === 'informs') return state === 'join' ? null : state;
  return availability;
}
