import type { PromotionState } from './promotion-state.ts';

/** How a promotion is taken part in: sign up, apply, claim what was issued, or just play. */
export type PromotionEntry = 'join' | 'apply' | 'claim' | 'automatic';

export type PromotionAction = 'join' | 'apply' | 'claim';

/** What a member can do about a promotion in this state; null where there is only waiting. */
export function promotionAction(
  entry: PromotionEntry,
  state: PromotionState,
): PromotionAction | null {
  if (state === 'issued' || state === 'claim') return 'claim';
  if (state !== 'join') return null;
  return entry === 'join' || entry === 'apply' ? entry : null;
}
