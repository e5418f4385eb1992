import type { Database, DatabaseTransaction } from '#db/database.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { rateOn } from '@pavilion/domain/agent/rate-timeline';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { RateDeps, RatesByCategory } from './rate-deps.ts';
import {
  findUsername,
  listHighestGiven,
  listHistories,
  type HistoryRow,
  type NamedMember,
} from './rate.store.ts';
import {
  boundsOf,
  byCategory,
  daysOf,
  ratesOn,
  readRelatives,
  readTimelines,
  readTimelinesOf,
  type Days,
  type Relatives,
} from './read-rates.ts';

type RateTexts = Record<GameType, string>;

export type ShownRates = {
  account: string;
  upline: string | null;
  rates: RateTexts;
  nextRates: RateTexts;
  from: string;
  floor: RateTexts;
  ceiling: RateTexts;
  history: { category: GameType; rate: string; from: string; setBy: string; setAt: string }[];
};

const shownChanges = 100;
const shownToAgents = 20;

const texts = (rates: RatesByCategory): RateTexts =>
  byCategory((category) => formatRate(rates[category]));

/** The rates of somebody now and from the next day on, and their bounds. */
function countingRates({ rules }: RateDeps, relatives: Relatives, days: Days) {
  const bounds = byCategory((category) => boundsOf(relatives, category, days, rules));
  return {
    rates: texts(ratesOn(relatives.own, days.today)),
    nextRates: texts(ratesOn(relatives.own, days.next)),
    from: days.next,
    floor: texts(byCategory((category) => bounds[category].floor)),
    ceiling: texts(byCategory((category) => bounds[category].ceiling)),
  };
}

function shownHistory(rows: readonly HistoryRow[]): ShownRates['history'] {
  return rows.map(({ category, rate, day, setBy, setAt }) => ({
    category,
    rate: formatRate(rate),
    from: day,
    setBy,
    setAt: setAt.toISOString(),
  }));
}

/** The rates of a member now and from the next day on, their bounds, and how they became so. */
export async function showRates(
  deps: RateDeps,
  db: Database | DatabaseTransaction,
  member: NamedMember,
  days = daysOf(deps),
): Promise<ShownRates> {
  const relatives = await readRelatives(db, member, days, deps.rules);
  const histories = await listHistories(db, [member.id], shownChanges);
  return {
    account: member.username,
    upline: member.uplineId === null ? null : await findUsername(db, member.uplineId),
    ...countingRates(deps, relatives, days),
    history: shownHistory(histories.get(member.id) ?? []),
  };
}

export type RatesOfChild = Omit<ShownRates, 'account' | 'upline'>;

/** The same of people one step below an agent, by their ids. */
export async function showChildRates(
  deps: RateDeps,
  uplineId: bigint,
  childIds: readonly bigint[],
): Promise<Map<bigint, RatesOfChild>> {
  const { db, rules } = deps;
  const days = daysOf(deps);
  const upline = await readTimelinesOf(db, uplineId, days.today, rules);
  const children = childIds.map((id) => ({ id, uplineId }));
  const timelines = await readTimelines(db, children, days.today, rules);
  const given = await listHighestGiven(db, childIds, days);
  const histories = await listHistories(db, childIds, shownToAgents);
  const shown = [...timelines].map(([id, own]): [bigint, RatesOfChild] => {
    const relatives = { own, upline, given: given.get(id) ?? new Map() };
    const history = shownHistory(histories.get(id) ?? []);
    return [id, { ...countingRates(deps, relatives, days), history }];
  });
  return new Map(shown);
}

export type OwnRates = {
  rates: { category: GameType; rate: string; nextRate: string; ceiling: string }[];
  from: string;
};

/** The rates of an agent now and from the next day on, and the highest that it can give on. */
export async function showOwnRates(deps: RateDeps, memberId: bigint): Promise<OwnRates> {
  const { db, rules } = deps;
  const days = daysOf(deps);
  const own = await readTimelinesOf(db, memberId, days.today, rules);
  const below: Relatives = { own, upline: own, given: new Map() };
  return {
    rates: gameTypes.map((category) => ({
      category,
      rate: formatRate(rateOn(own[category], days.today)),
      nextRate: formatRate(rateOn(own[category], days.next)),
      ceiling: formatRate(boundsOf(below, category, days, rules).ceiling),
    })),
    from: days.next,
  };
}
