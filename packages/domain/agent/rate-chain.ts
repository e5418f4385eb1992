/** Rates are whole hundredths of a percent; on the wire, a text in percent such as "1.20". */
const wholeRate = 10_000;

/** Hundredths of a percent of a text from "0" to "100.00", or null where it is none. */
export function parseRate(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const rate = Number(whole + fraction.padEnd(2, '0'));
  return rate <= wholeRate ? rate : null;
}

/** The wire form, always with two decimals: 120 is "1.20". */
export function formatRate(rate: number): string {
  const text = rate.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Rounds towards minus infinity, as the division of `bigint` does not. */
export function floorDiv(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const isCut = dividend % divisor !== 0n && dividend < 0n !== divisor < 0n;
  return isCut ? quotient - 1n : quotient;
}

/** What a member earns by its own valid bets; minor units. */
export function ownRebate(valid: bigint, rate: number): bigint {
  return floorDiv(valid * BigInt(rate), BigInt(wholeRate));
}

/**
 * What an agent earns by the valid bets of a direct child and everyone below it. Each agent of a
 * line earns the difference to the next, so that the line costs no more than its highest rate.
 */
export function commissionOf(teamValid: bigint, agentRate: number, childRate: number): bigint {
  return ownRebate(teamValid, agentRate - childRate);
}

/** The highest rate of a child of somebody with this rate. */
export function rateCeiling(uplineRate: number, gap: number): number {
  return Math.max(0, uplineRate - gap);
}

/** The lowest rate of somebody who has given these rates on; a rate of 0 binds nobody. */
export function rateFloor(childRates: readonly number[], gap: number): number {
  return Math.max(0, ...childRates.filter((rate) => rate > 0).map((rate) => rate + gap));
}

/** The nearest rate on the step that is not above a bound. */
export function rateOnStep(bound: number, step: number): number {
  return bound - (bound % step);
}

export type RateBounds = { step: number; floor: number; ceiling: number };

/** Why a rate may not be set, or null: off its step or above its bound, or below what it gave on. */
export function rateProblem(
  rate: number,
  { step, floor, ceiling }: RateBounds,
): 'agent.rebate.range' | 'agent.rebate.below' | null {
  if (rate % step !== 0 || rate < 0 || rate > ceiling) return 'agent.rebate.range';
  return rate < floor ? 'agent.rebate.below' : null;
}
