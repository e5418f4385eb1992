import { parseAmount, smaller } from './money.ts';

/** The fee of a payment; `percent` has at most two decimals. */
export type FeeRule = { fixed: bigint; percent: number; freeTimesPerDay: number };

const perHundredPercent = 10_000n;

/** Minor units of a percentage, half a unit rounded up. */
function share(amountMinor: bigint, percent: number): bigint {
  const hundredths = parseAmount(percent.toString(), 2);
  if (hundredths === null) throw new Error(`a fee of ${percent} % is finer than a hundredth`);
  return (amountMinor * hundredths + perHundredPercent / 2n) / perHundredPercent;
}

/** The part of a deposit that the channel keeps; never all of it. */
export function depositFee(amountMinor: bigint, percent: number): bigint {
  const fee = share(amountMinor, percent);
  return smaller(fee, amountMinor - 1n);
}

/** The fee of a withdrawal, which the site keeps; the first ones of a day may be free. */
export function withdrawalFee(amountMinor: bigint, rule: FeeRule, timesToday: number): bigint {
  if (timesToday < rule.freeTimesPerDay) return 0n;
  const fee = rule.fixed + share(amountMinor, rule.percent);
  return smaller(fee, amountMinor - 1n);
}
