/** What a limit restricts: deposits, net losses, all stakes, one stake, the time of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'bet', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Rolling windows: a day is 24 hours, so that midnight does not start a second one. */
export const windowPeriods = ['day', 'week', 'month'] as const;
export type WindowPeriod = (typeof windowPeriods)[number];

/** `stake` is one bet. A limit of time counts by the day of the site, not by a window. */
export const limitPeriods = ['stake', ...windowPeriods] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What one limit is about; a member has at most one of each. */
export type LimitName = { kind: LimitKind; period: LimitPeriod };

/** What is done to a limit. */
export const limitActs = ['set', 'wished', 'confirmed', 'dropped'] as const;
export type LimitAct = (typeof limitActs)[number];

/** Where a member without limits is offered to set them. */
export const limitOfferPlaces = ['registration', 'deposit'] as const;
export type LimitOfferPlace = (typeof limitOfferPlaces)[number];

const dayMs = 24 * 60 * 60_000;
export const windowMs: Readonly<Record<WindowPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/** What a day has of minutes; a limit of time is a whole number of them below it. */
export const minutesOfDay = 24 * 60;

/** A looser limit that the member wants, and when it may be confirmed: from and before. */
export type Wish = { amount: bigint | null; from: Date; until: Date };

/** The most that is allowed, in minor units, for `time` in minutes; null is no limit. */
export type OwnLimit = { amount: bigint | null; wish: Wish | null };

export const noLimit: OwnLimit = { amount: null, wish: null };

/** How long a looser limit waits, and how long it can be confirmed then, in milliseconds. */
export type RaiseRule = { raiseAfter: number; confirmWithin: number };

/** The limit at an instant: a wish that was not confirmed in time is gone. */
export function limitAt(limit: OwnLimit, now: Date): OwnLimit {
  const isOver = limit.wish !== null && limit.wish.until <= now;
  return isOver ? { amount: limit.amount, wish: null } : limit;
}

/** Whether a wish can be confirmed. */
export function isRipe({ from, until }: Wish, now: Date): boolean {
  return from <= now && now < until;
}

/** Whether the wanted amount allows more than the limit; null is none. */
export function isLooser(amount: bigint | null, wanted: bigint | null): boolean {
  if (amount === null) return false;
  return wanted === null || wanted > amount;
}

/**
 * The limit after a member has asked for an amount: a stricter one is in force at once and drops a
 * wish; a looser one is a wish, which the same request again does not delay.
 */
export function changeLimit(
  limit: OwnLimit,
  wanted: bigint | null,
  now: Date,
  { raiseAfter, confirmWithin }: RaiseRule,
): OwnLimit {
  const present = limitAt(limit, now);
  if (!isLooser(present.amount, wanted)) return { amount: wanted, wish: null };
  if (present.wish !== null && present.wish.amount === wanted) return present;
  const from = new Date(now.getTime() + raiseAfter);
  const until = new Date(from.getTime() + confirmWithin);
  return { amount: present.amount, wish: { amount: wanted, from, until } };
}

/** The limit after the second yes to a wish of this amount; null where there is none to confirm. */
export function confirmWish(limit: OwnLimit, wanted: bigint | null, now: Date): OwnLimit | null {
  const { wish } = limitAt(limit, now);
  if (wish === null || wish.amount !== wanted || !isRipe(wish, now)) return null;
  return { amount: wanted, wish: null };
}

/** The lowest of limits that apply together; null where none does. */
export function lowest(amounts: readonly (bigint | null)[]): bigint | null {
  let least: bigint | null = null;
  for (const amount of amounts) {
    if (amount !== null && (least === null || amount < least)) least = amount;
  }
  return least;
}
