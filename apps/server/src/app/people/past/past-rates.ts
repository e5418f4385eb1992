import type { RatesByCategory, RebateRules } from '#modules/hierarchy/rates.ts';
import { rateCeiling, rateOnStep } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';

type Wanted = Partial<Record<GameType, number>> & { otherwise: number };

/** Rates in hundredths of a percent, from the top of a team down. */
const wantedRates = {
  topAgent: { otherwise: 60, RNG: 80, LIVE: 10, LOTT: 80, ELOTT: 10 },
  agentBelow: { otherwise: 40, RNG: 50, LIVE: 10, LOTT: 50, ELOTT: 10 },
  lastAgent: { otherwise: 30, RNG: 40, LIVE: 5, LOTT: 40, ELOTT: 5 },
  member: { otherwise: 20, RNG: 20, LIVE: 5, LOTT: 30, ELOTT: 5 },
  lastMember: { otherwise: 10, RNG: 10, LIVE: 0, LOTT: 20, ELOTT: 0 },
} as const satisfies Record<string, Wanted>;

export type PastRates = keyof typeof wantedRates;

/** The rates of somebody as far as the rules of the site and the upline's rates allow. */
export function ratesWithin(
  rules: RebateRules,
  rates: PastRates,
  upline: RatesByCategory | null,
): RatesByCategory {
  const wanted: Wanted = wantedRates[rates];
  const one = (category: GameType): number => {
    const ofUpline = upline === null ? null : rateCeiling(upline[category], rules.gap[category]);
    const bound = Math.min(rules.maximum[category], ofUpline ?? rules.maximum[category]);
    const rate = Math.min(wanted[category] ?? wanted.otherwise, bound);
    return rateOnStep(rate, rules.step[category]);
  };
  const within: Record<GameType, number> = { ...rules.maximum };
  for (const category of gameTypes) within[category] = one(category);
  return within;
}
