import type { Fraction } from '@pavilion/domain/lottery/fraction';
import type { MoneyOfBet } from '@pavilion/domain/lottery/order/prize-mode';
import type { FamilyCode, Play } from '@pavilion/domain/lottery/play';
import { electronicSeries, oddsAt, seriesRange } from '@pavilion/domain/lottery/price/series';
import { fixedReturns, hundredthsOfPercent } from './returns.ts';

/** By which series bets pay: from `own` down to `least` where there is a slider. */
export type Pricing = Readonly<{
  money: MoneyOfBet;
  own: number;
  least: number;
  /** Whether the series is that of nobody, since nobody is logged in. */
  isGuest: boolean;
}>;

/** `own` is the series of the member, for bets with the slider. */
export function pricingOf(money: MoneyOfBet, own: number, isGuest: boolean): Pricing {
  return money === 'slider'
    ? { money, own, least: seriesRange.least, isGuest }
    : { money, own: electronicSeries, least: electronicSeries, isGuest: false };
}

/** Series that a table of odds has a column for; none where odds are fixed. */
export function seriesShown({ money, own, least }: Pricing): readonly number[] {
  if (money === 'fixed') return [];
  return own === least ? [own] : [own, least];
}

/** What 1.00 pays in each column. */
export function paidIn(pricing: Pricing, odds: Fraction): readonly Fraction[] {
  if (pricing.money === 'fixed') return [odds];
  return seriesShown(pricing).flatMap((series) => oddsAt(series, [odds]));
}

/** The return of a play in hundredths of a percent, and of its bets that return most. */
export function returnRange(
  { money, own }: Pricing,
  family: FamilyCode,
  { play, odds }: Readonly<{ play: Play<never>; odds: readonly Fraction[] }>,
): readonly [least: number, most: number] {
  // With the rebate a member gets the own series back wherever the slider stands.
  if (money !== 'fixed') return [own * 5, own * 5];
  const all = fixedReturns(family, play, odds).map(hundredthsOfPercent);
  return [Math.min(...all), Math.max(...all)];
}
