import { CallError } from '@pavilion/contract/client';
import {
  formatRate,
  parseRate,
  rateOnStep,
  type RateBounds,
} from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { OwnRates, RatedPerson } from './rates.queries.ts';

/** The rates on the step between two bounds; all of them whole hundredths of a percent. */
export type RateScale = { lowest: number; highest: number; step: number };

/** Rates that are to be set, by category; those that stay are left out. */
export type RateDraft = Readonly<Partial<Record<GameType, number>>>;

/** One category of a person: what counts today, what is set for the next day, and what may be. */
export type PersonRate = { category: GameType; today: number; next: number; scale: RateScale };

export function rateOf(text: string): number {
  return parseRate(text) ?? 0;
}

/** Only rates between the bounds, which themselves may be off the step. */
export function scaleOf({ floor, ceiling, step }: RateBounds): RateScale {
  return {
    lowest: rateOnStep(floor + step - 1, step),
    highest: rateOnStep(ceiling, step),
    step,
  };
}

/** Why nothing can be chosen: there is nothing to give, or all of it was given on; null if not. */
export function fixedBy({ lowest, highest }: RateScale): 'none' | 'given' | null {
  if (highest === 0) return 'none';
  return lowest >= highest ? 'given' : null;
}

/** The next rate on the scale in a direction, at its end the end. */
export function stepFrom(rate: number, direction: 1 | -1, scale: RateScale): number {
  const { lowest, highest, step } = scale;
  const next = direction === 1 ? rateOnStep(rate, step) + step : rateOnStep(rate - 1, step);
  return Math.min(highest, Math.max(lowest, next));
}

/** The rates of a person in the order of the agent's own. */
export function ratesOf(person: RatedPerson, own: OwnRates): PersonRate[] {
  return own.rates.map(({ category, step }) => ({
    category,
    today: rateOf(person.rates[category]),
    next: rateOf(person.nextRates[category]),
    scale: scaleOf({
      floor: rateOf(person.floor[category]),
      ceiling: rateOf(person.ceiling[category]),
      step: rateOf(step),
    }),
  }));
}

/** The rates of a draft as the call takes them. */
export function ratesInput(draft: RateDraft): Partial<Record<GameType, string>> {
  const texts = Object.entries(draft).map(([category, rate]) => [category, formatRate(rate)]);
  return Object.fromEntries(texts) as Partial<Record<GameType, string>>;
}

export type RefusedRate = { category: GameType; floor: string; ceiling: string };

/** The category whose rate was refused, with the bounds of now; null for any other error. */
export function refusedRate(error: unknown): RefusedRate | null {
  if (!(error instanceof CallError)) return null;
  if (error.code !== 'agent.rebate.range' && error.code !== 'agent.rebate.below') return null;
  const { category, floor, ceiling } = Object(error.value) as Record<string, unknown>;
  const known = gameTypes.find((one) => one === category);
  if (known === undefined || typeof floor !== 'string' || typeof ceiling !== 'string') return null;
  return { category: known, floor, ceiling };
}

type Change = RatedPerson['history'][number];

/** Changes, latest first, with the rate before; null where the list does not go back so far. */
export function withRateBefore(history: readonly Change[]): (Change & { before: string | null })[] {
  return history.map((change, at) => ({
    ...change,
    before:
      history.slice(at + 1).find(({ category }) => category === change.category)?.rate ?? null,
  }));
}
