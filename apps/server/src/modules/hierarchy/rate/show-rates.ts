import type { Database, DatabaseTransaction } from '#db/database.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { RateDeps, RatesByCategory } from './rate-deps.ts';
import { findUsername, listHistory, type NamedMember } from './rate.store.ts';
import { boundsOf, byCategory, daysOf, ratesOn, readRelatives } from './read-rates.ts';

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

const texts = (rates: RatesByCategory): RateTexts =>
  byCategory((category) => formatRate(rates[category]));

/** The rates of a member now and from the next day on, their bounds, and how they became so. */
export async function showRates(
  deps: RateDeps,
  db: Database | DatabaseTransaction,
  member: NamedMember,
  days = daysOf(deps),
): Promise<ShownRates> {
  const { rules } = deps;
  const { today, next } = days;
  const relatives = await readRelatives(db, member, days, rules);
  const bounds = byCategory((category) => boundsOf(relatives, category, days, rules));
  const history = await listHistory(db, member.id, shownChanges);
  return {
    account: member.username,
    upline: member.uplineId === null ? null : await findUsername(db, member.uplineId),
    rates: texts(ratesOn(relatives.own, today)),
    nextRates: texts(ratesOn(relatives.own, next)),
    from: next,
    floor: texts(byCategory((category) => bounds[category].floor)),
    ceiling: texts(byCategory((category) => bounds[category].ceiling)),
    history: history.map(({ category, rate, day, setBy, setAt }) => ({
      category,
      rate: formatRate(rate),
      from: day,
      setBy,
      setAt: setAt.toISOString(),
    })),
  };
}
