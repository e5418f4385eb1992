/** How a member takes part in a promotion: sign up, apply, claim what was issued, or just play. */
export type PromotionEntry = 'join' | 'apply' | 'claim' | 'automatic';

/** Whether an offer is open to a member, whatever the state of their entry. */
export const promotionAvailabilities = [
  'open',
  /** The bonus comes once, and the member has had it; also one that the site gives by itself. */
  'used',
  /** The bonus comes once a week, and the member has had this week's. */
  'usedThisWeek',
  /** The bonus comes with a deposit, and this kind of account makes none. */
  'notForAccount',
  /** Nobody takes part in it: it is only read. */
  'informs',
] as const;

export type PromotionAvailability = (typeof promotionAvailabilities)[number];

type Offer = { entry: PromotionEntry; bonus?: object | undefined };

/**
 * What turns an entry into a reward: a deposit that chooses the promotion, or an operator who
 * reviews the entry and issues cash or points. Null where nothing does.
 */
export function promotionEngine({ entry, bonus }: Offer): 'deposit' | 'review' | null {
  if (bonus !== undefined) return 'deposit';
  return entry === 'join' || entry === 'apply' ? 'review' : null;
}

/** What is known of the member; for a guest nothing is. */
type Standing = { depositor: boolean; used: 'used' | 'usedThisWeek' | null };

export function promotionAvailability(
  offer: Offer,
  { depositor, used }: Standing = { depositor: true, used: null },
): PromotionAvailability {
  const engine = promotionEngine(offer);
  if (engine === null) return used ?? 'informs';
  if (engine === 'review') return 'open';
  return depositor ? (used ?? 'open') : 'notForAccount';
}
