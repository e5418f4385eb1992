import type { GivenRates } from '@pavilion/domain/agent/given-rates';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import type { GameType } from '@pavilion/domain/game/game-type';
import { rateOf, scaleOf, type RateScale } from '../rates/rate-scale.ts';
import type { OwnRate } from './links.queries.ts';

export type { GivenRates };

export type CategoryScale = RateScale & { category: GameType };

/** Between what and in which steps the rates can be chosen. */
export function scalesOf(rates: readonly OwnRate[]): CategoryScale[] {
  return rates.map(({ category, step, ceiling }) => ({
    category,
    ...scaleOf({ floor: 0, ceiling: rateOf(ceiling), step: rateOf(step) }),
  }));
}

/** What may be given of the rates that were chosen: none above its scale. */
export function withinScales(rates: GivenRates, scales: readonly CategoryScale[]): GivenRates {
  const given = scales.map(({ category, highest }) => [
    category,
    Math.min(rates[category] ?? 0, highest),
  ]);
  return Object.fromEntries(given) as GivenRates;
}

/** As calls take them: those above 0, in percent. */
export function ratesInPercent(rates: GivenRates): Partial<Record<GameType, string>> {
  const given = Object.entries(rates).filter(([, rate]) => rate > 0);
  return Object.fromEntries(given.map(([category, rate]) => [category, formatRate(rate)]));
}
