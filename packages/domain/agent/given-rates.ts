import { gameTypes, type GameType } from '../game/game-type.ts';
import { rateOnStep } from './rate-chain.ts';

/** Rates that an agent gives, in hundredths of a percent; 0 where a category is missing. */
export type GivenRates = Readonly<Partial<Record<GameType, number>>>;

type RateOfEach = Readonly<Record<GameType, number>>;

/** The rates with those cut that are above a bound or off the step; those of 0 are left out. */
export function cutRates(given: GivenRates, bounds: RateOfEach, step: RateOfEach): GivenRates {
  const cut: Partial<Record<GameType, number>> = {};
  for (const category of gameTypes) {
    const rate = rateOnStep(Math.min(given[category] ?? 0, bounds[category]), step[category]);
    if (rate > 0) cut[category] = rate;
  }
  return cut;
}
