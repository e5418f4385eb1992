import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { cutRates, type GivenRates } from '@pavilion/domain/agent/given-rates';
import { formatRate, parseRate, rateProblem } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { RateDeps, RatesByCategory } from './rate/rate-deps.ts';
import { lockRates, writeRates } from './rate/rate.store.ts';
import { byCategory, ceilingOn, daysOf, readTimelinesOf } from './rate/read-rates.ts';

type Deps = Pick<RateDeps, 'clock' | 'timeZone' | 'rules'>;

/** The highest rates that an agent may give on, now and from the next day on. */
export async function highestToGive(
  deps: Deps,
  db: Database | DatabaseTransaction,
  agentId: bigint,
): Promise<RatesByCategory> {
  const { rules } = deps;
  const { today, next } = daysOf(deps);
  const own = await readTimelinesOf(db, agentId, today, rules);
  return byCategory((category) =>
    Math.min(ceilingOn(own, category, today, rules), ceilingOn(own, category, next, rules)),
  );
}

function outOfRange(category: GameType, ceiling: number): ApiError {
  return new ApiError('agent.rebate.range', { category, ceiling: formatRate(ceiling) });
}

/** The rates of texts such as "1.20"; throws for one above its bound or off the step. */
export function readGiven(
  { rules }: Pick<Deps, 'rules'>,
  texts: Readonly<Partial<Record<GameType, string>>>,
  highest: RatesByCategory,
): GivenRates {
  const given: Partial<Record<GameType, number>> = {};
  for (const category of gameTypes) {
    const text = texts[category];
    if (text === undefined) continue;
    const ceiling = highest[category];
    const rate = parseRate(text) ?? -1;
    const bounds = { step: rules.step[category], floor: 0, ceiling };
    if (rateProblem(rate, bounds) !== null) throw outOfRange(category, ceiling);
    given[category] = rate;
  }
  return given;
}

export type FirstRates = {
  memberId: bigint;
  agentId: bigint;
  rates: GivenRates;
  /** The user name of the agent. */
  setBy: string;
  /** What becomes of a rate that the agent may no longer give on. */
  whenTooHigh: 'cut' | 'refuse';
};

/** Writes the rates that a new member begins with, from the present day on. */
export async function writeFirstRates(
  deps: Deps,
  transaction: DatabaseTransaction,
  { memberId, agentId, rates, setBy, whenTooHigh }: FirstRates,
): Promise<void> {
  const wanted = gameTypes.filter((category) => (rates[category] ?? 0) > 0);
  if (wanted.length === 0) return;
  await lockRates(transaction);
  const highest = await highestToGive(deps, transaction, agentId);
  const cut = cutRates(rates, highest, deps.rules.step);
  const tooHigh = wanted.find((category) => cut[category] !== rates[category]);
  if (whenTooHigh === 'refuse' && tooHigh) throw outOfRange(tooHigh, highest[tooHigh]);
  const day = daysOf(deps).today;
  const rows = wanted.flatMap((category) => {
    const rate = cut[category];
    return rate === undefined ? [] : [{ memberId, category, day, rate }];
  });
  await writeRates(transaction, rows, { setBy, setAt: deps.clock() });
}
