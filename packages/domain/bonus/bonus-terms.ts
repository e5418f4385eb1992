import { smaller } from '../wallet/money.ts';

/** The rule of a deposit bonus; amounts in minor units, percentages are whole numbers. */
export type DepositBonusRule = {
  percent: number;
  minimumDeposit: bigint;
  maximum: bigint;
  wageringTimes: number;
  wagers: 'bonus' | 'depositAndBonus';
};

/** In the order of a calendar week that starts on Sunday. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether a day `YYYY-MM-DD` is one of the weekdays; without a list every day is. */
export function isOnWeekday(day: string, wanted: readonly Weekday[] | undefined): boolean {
  const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return wanted === undefined || (name !== undefined && wanted.includes(name));
}

/** The amount of a bonus, and how much must be wagered before it becomes cash. */
export type BonusTerms = { amountMinor: bigint; requiredMinor: bigint };

/** Null where the deposit is too small for the bonus. */
export function depositBonusTerms(
  rule: DepositBonusRule,
  depositMinor: bigint,
  largestGrant: bigint,
): BonusTerms | null {
  if (depositMinor < rule.minimumDeposit) return null;
  const share = (depositMinor * BigInt(rule.percent)) / 100n;
  const amountMinor = smaller(share, smaller(rule.maximum, largestGrant));
  if (amountMinor <= 0n) return null;
  const wagered = rule.wagers === 'bonus' ? amountMinor : amountMinor + depositMinor;
  return { amountMinor, requiredMinor: wagered * BigInt(rule.wageringTimes) };
}

/** A reward of a fixed amount; with a multiple of 0 it is cash at once. */
export function rewardTerms(amountMinor: bigint, wageringMultiple: number): BonusTerms {
  return { amountMinor, requiredMinor: amountMinor * BigInt(wageringMultiple) };
}
