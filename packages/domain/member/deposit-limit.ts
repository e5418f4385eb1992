/** Rolling: a day is 24 hours, so that no midnight gives a second one. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Where limits are offered to who has none. */
export const limitOfferPlaces = ['registration', 'deposit'] as const;
export type LimitOfferPlace = (typeof limitOfferPlaces)[number];

const dayMs = 24 * 60 * 60_000;
export const limitPeriodMs: Readonly<Record<LimitPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/** How long a higher limit, or none, must be wanted before it counts. */
export const looserLimitAfterMs = dayMs;

/** Minor units that a member lets themselves deposit in a period; null is no limit. */
export type DepositLimit = {
  amount: bigint | null;
  /** What counts from an instant on, where a looser limit was asked for. */
  next: { amount: bigint | null; from: Date } | null;
};

export const noLimit: DepositLimit = { amount: null, next: null };

/** The limit at an instant: what was waiting has come into force, or still waits. */
export function limitAt(limit: DepositLimit, now: Date): DepositLimit {
  const { next } = limit;
  return next !== null && next.from <= now ? { amount: next.amount, next: null } : limit;
}

/** True where the wanted limit lets more through than what counts now. */
export function isLooser(limit: DepositLimit, wanted: bigint | null): boolean {
  if (limit.amount === null) return false;
  return wanted === null || wanted > limit.amount;
}

/** A stricter limit counts at once, and ends the wait for a looser one; a looser one waits. */
export function changeLimit(limit: DepositLimit, wanted: bigint | null, now: Date): DepositLimit {
  const present = limitAt(limit, now);
  if (!isLooser(present, wanted)) return { amount: wanted, next: null };
  if (present.next !== null && present.next.amount === wanted) return present;
  const from = new Date(now.getTime() + looserLimitAfterMs);
  return { amount: present.amount, next: { amount: wanted, from } };
}
