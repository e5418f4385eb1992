/** The labels of the specification's section 3, "Promotion activity state labels". */
export const promotionStates = [
  'coming', 'join', 'signed', 'applying', 'process', 'issued', 'rejected', 'claim', 'claimed',
  'close',
] as const; // oxfmt-ignore

export type PromotionState = (typeof promotionStates)[number];

export type PromotionEvent =
  | 'begin'
  | 'sign'
  | 'apply'
  | 'review'
  | 'issue'
  | 'reject'
  | 'offer'
  | 'take'
  | 'end';

/** Decision D14; every other event is refused. */
const transitions: Record<PromotionState, Partial<Record<PromotionEvent, PromotionState>>> = {
  coming: { begin: 'join', end: 'close' },
  join: { sign: 'signed', apply: 'applying', end: 'close' },
  signed: { review: 'process', end: 'close' },
  applying: { review: 'process', end: 'close' },
  process: { issue: 'issued', reject: 'rejected', end: 'close' },
  issued: { offer: 'claim', end: 'close' },
  claim: { take: 'claimed', end: 'close' },
  rejected: { end: 'close' },
  claimed: { end: 'close' },
  close: {},
};

/** The state after the event, or null when the event is not allowed there. */
export function nextPromotionState(
  state: PromotionState,
  event: PromotionEvent,
): PromotionState | null {
  return transitions[state][event] ?? null;
}

/** Dates `YYYY-MM-DD`, both included; no end means long term. */
type Period = { startDate: string; endDate: string | null };

/** The state on a day: the start date opens it, the day after the end date closes it. */
export function promotionStateOn(
  { startDate, endDate }: Period,
  today: string,
  state: PromotionState = 'coming',
): PromotionState {
  if (endDate !== null && endDate < today) return nextPromotionState(state, 'end') ?? state;
  if (startDate <= today) return nextPromotionState(state, 'begin') ?? state;
  return state;
}

/** The state of a promotion whose code may be closed for a while: as if it had not begun. */
export function unlessClosed(
  state: PromotionState,
  promoCode: string | undefined,
  closedCodes: readonly string[],
): PromotionState {
  const isClosed = promoCode !== undefined && closedCodes.includes(promoCode);
  return state === 'join' && isClosed ? 'coming' : state;
}
