/** Rolling periods: a day is 24 hours, so that midnight does not start a second one. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Where a member without limits is offered to set them. */
export const limitOfferPlaces = ['registration', 'deposit'] as const;
export type LimitOfferPlace = (typeof limitOfferPlaces)[number];

const dayMs = 24 * 60 * 60_000;
export const limitPeriodMs: Readonly<Record<LimitPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/** How long after the request a higher limit, or none, comes into force. */
export const looserLimitAfterMs = dayMs;

/** The most that a member may deposit in a period, in minor units; null is no limit. */
export type DepositLimit = {
  amount: bigint | null;
  /** A looser limit that the member has requested, and when it comes into force. */
  next: { amount: bigint | null; from: Date } | null;
};

export const noLimit: DepositLimit = { amount: null, next: null };

/** The limit at an instant, after a requested one has come into force. */
export function limitAt(limit: DepositLimit, now: Date): DepositLimit {
  const { next } = limit;
  return next !== null && next.from <= now ? { amount: next.amount, next: null } : limit;
}

/** Whether the wanted limit allows more than the one in force. */
export function isLooser(limit: DepositLimit, wanted: bigint | null): boolean {
  if (limit.amount === null) return false;
  return wanted === null || wanted > limit.amount;
}

/** A stricter limit is in force at once and cancels a requested looser one; a looser one waits. */
export function changeLimit(limit: DepositLimit, wanted: bigint | null, now: Date): DepositLimit {
  const present = limitAt(limit, now);
  if (!isLooser(present, wanted)) return { amount: wanted, next: null };
  if (present.next !== null && present.next.amount === wanted) return present;
  const from = new Date(now.getTime() + looserLimitAfterMs);
  return { amount: present.amount, next: { amount: wanted, from } };
}
