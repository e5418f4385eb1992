import type { PromotionAvailability, PromotionEntry } from './promotion-offer.ts';
import type { PromotionState } from './promotion-state.ts';

export type PromotionAction = 'join' | 'apply' | 'claim';

/** What a member can do about a promotion in this state; null where there is nothing to do. */
export function promotionAction(
  entry: PromotionEntry,
  state: PromotionState,
  availability: PromotionAvailability = 'open',
): PromotionAction | null {
  if (state === 'issued' || state === 'claim') return 'claim';
  if (state !== 'join' || availability !== 'open') return null;
  return entry === 'join' || entry === 'apply' ? entry : null;
}
