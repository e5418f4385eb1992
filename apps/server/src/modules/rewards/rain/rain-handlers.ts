import type { Handlers } from '#http/handlers.ts';
import type { rainCalls as operatorCalls } from '@pavilion/contract/operator/rains';
import type { rainCalls } from '@pavilion/contract/player/rewards/rain';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { createRainClaims } from './claim-rain.ts';
import { createKnownRains } from './known-rains.ts';
import { cancelRain, listRains, planRain } from './plan-rain.ts';
import { createStandings, showRain } from './show-rain.ts';
import { createSummaries, showRainDraw, showRainResult } from './show-results.ts';

/** What members do while envelopes fall, and what everybody reads of it. */
export function createRainCalls(deps: RewardsDependencies) {
  const rains = createKnownRains(deps);
  const known = { rains, standingsOfMember: createStandings(deps) };
  const claims = createRainClaims(deps, rains);
  const summaryOf = createSummaries(deps);
  const handlers: Handlers<typeof rainCalls> = {
    showRain: (_, context) => showRain(deps, known, context),
    claimRain: claims.claim,
    showRainResult: (input, { caller }) => showRainResult(deps, summaryOf, input, caller),
    showRainDraw: (input) => showRainDraw(deps, input),
  };
  return { handlers, slotReadings: () => [claims.reading()] };
}

export type RainCalls = ReturnType<typeof createRainCalls>;

/** What operators plan, call off and read. */
export function operatorRainHandlers(deps: RewardsDependencies): Handlers<typeof operatorCalls> {
  return {
    listRains: (query) => listRains(deps, query),
    planRain: (input, { operator }) => planRain(deps, input, operator),
    cancelRain: (input, { operator }) => cancelRain(deps, input, operator),
  };
}
