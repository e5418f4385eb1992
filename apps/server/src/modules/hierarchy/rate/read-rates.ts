import type { Database, DatabaseTransaction } from '#db/database.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import { rateCeiling, rateFloor, rateOnStep } from '@pavilion/domain/agent/rate-chain';
import { rateOn, type RateFrom, type RateTimeline } from '@pavilion/domain/agent/rate-timeline';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { RateDeps, RatesByCategory, RebateRules } from './rate-deps.ts';
import { listHighestGiven, listMembers, listRatesFrom, type RatedMember } from './rate.store.ts';

type Executor = Database | DatabaseTransaction;

/** The rates of a member in every category, by day. */
export type Timelines = Readonly<Record<GameType, RateTimeline>>;

export function byCategory<Value>(of: (category: GameType) => Value): Record<GameType, Value> {
  return Object.fromEntries(gameTypes.map((one) => [one, of(one)])) as Record<GameType, Value>;
}

/** Today at the site, and the day on which a rate that is set now begins to count. */
export function daysOf({ clock, timeZone }: Pick<RateDeps, 'clock' | 'timeZone'>) {
  const today = dayAt(clock(), timeZone);
  return { today, next: dayAfter(today, 1) };
}

/**
 * The rates of members on a day and after it. Without a row the default counts for a member
 * without an upline, which every trial account is, and 0 for all others.
 */
export async function readTimelines(
  db: Executor,
  members: readonly RatedMember[],
  day: string,
  rules: RebateRules,
): Promise<Map<bigint, Timelines>> {
  const rows = await listRatesFrom(
    db,
    members.map(({ id }) => id),
    day,
  );
  const written = new Map<string, RateFrom[]>();
  for (const { memberId, category, ...row } of rows) {
    const key = `${memberId} ${category}`;
    written.set(key, [...(written.get(key) ?? []), row]);
  }
  const entries = members.map(({ id, uplineId }): [bigint, Timelines] => {
    const timelineOf = (category: GameType): RateTimeline => {
      const given = written.get(`${id} ${category}`) ?? [];
      const first = given[0];
      if (first && first.day <= day) return given;
      return [{ day, rate: uplineId === null ? rules.default[category] : 0 }, ...given];
    };
    return [id, byCategory(timelineOf)];
  });
  return new Map(entries);
}

/** The rates of one member; throws where there is no such member. */
export async function readTimelinesOf(
  db: Executor,
  memberId: bigint,
  day: string,
  rules: RebateRules,
): Promise<Timelines> {
  const read = await readTimelines(db, await listMembers(db, [memberId]), day, rules);
  const timelines = read.get(memberId);
  if (!timelines) throw new Error(`no member ${memberId}`);
  return timelines;
}

/** The rates that count on a day, in every category. */
export function ratesOn(timelines: Timelines, day: string): RatesByCategory {
  return byCategory((category) => rateOn(timelines[category], day));
}

/** The highest rate below an upline on a day, or without one where it is null. */
export function ceilingOn(
  upline: Timelines | null,
  category: GameType,
  day: string,
  rules: RebateRules,
): number {
  const maximum = rules.maximum[category];
  const bound =
    upline === null ? maximum : rateCeiling(rateOn(upline[category], day), rules.gap[category]);
  return rateOnStep(Math.min(maximum, bound), rules.step[category]);
}

export type Days = ReturnType<typeof daysOf>;

/** The rates of a member, of its upline, and the highest that it has given on. */
export type Relatives = {
  own: Timelines;
  upline: Timelines | null;
  given: ReadonlyMap<GameType, number>;
};

export async function readRelatives(
  db: Executor,
  member: RatedMember,
  days: Days,
  rules: RebateRules,
): Promise<Relatives> {
  const { uplineId } = member;
  const { today } = days;
  const upline = uplineId === null ? null : await readTimelinesOf(db, uplineId, today, rules);
  const own = await readTimelinesOf(db, member.id, today, rules);
  const given = await listHighestGiven(db, [member.id], days);
  return { own, upline, given: given.get(member.id) ?? new Map() };
}

/** The lowest and the highest rate that may be set: now, and on the day it begins to count. */
export function boundsOf(
  { upline, given }: Relatives,
  category: GameType,
  { today, next }: Days,
  rules: RebateRules,
): { floor: number; ceiling: number } {
  const on = (day: string) => ceilingOn(upline, category, day, rules);
  return {
    floor: rateFloor([given.get(category) ?? 0], rules.gap[category]),
    ceiling: Math.min(on(today), on(next)),
  };
}
