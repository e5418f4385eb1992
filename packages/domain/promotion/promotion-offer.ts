/** How a promotion is taken part in: sign up, apply, claim what was issued, or just play. */
export type PromotionEntry = 'join' | 'apply' | 'claim' | 'automatic';

/** What can be said of an offer beside how far a member is with it. */
export const promotionAvailabilities = [
  'open',
  /** Its bonus comes once, and the member has had it. */
  'used',
  /** Its bonus comes once a week, and the member has had it in this one. */
  'usedThisWeek',
  /** It comes with a deposit, and the account is of a kind that makes none. */
  'notForAccount',
  /** Nothing pays it: it is there to be read. */
  'informs',
] as const;

export type PromotionAvailability = (typeof promotionAvailabilities)[number];

type Offer = {
  entry: PromotionEntry;
  reward: { kind: 'cash' | 'points' };
  bonus?: object | undefined;
};

/**
 * What turns taking part into a reward: a deposit that chooses it, or a person who looks at the
 * sign-up and issues cash. Null where nothing does.
 */
export function promotionEngine({ entry, reward, bonus }: Offer): 'deposit' | 'review' | null {
  if (bonus !== undefined) return 'deposit';
  const isReviewed = (entry === 'join' || entry === 'apply') && reward.kind === 'cash';
  return isReviewed ? 'review' : null;
}

/** What is known of the member; nothing of a guest. */
type Standing = { depositor: boolean; used: 'used' | 'usedThisWeek' | null };

export function promotionAvailability(
  offer: Offer,
  { depositor, used }: Standing = { depositor: true, used: null },
): PromotionAvailability {
  const engine = promotionEngine(offer);
  if (engine === null) return 'informs';
  if (engine === 'review') return 'open';
  return depositor ? (used ?? 'open') : 'notForAccount';
}
