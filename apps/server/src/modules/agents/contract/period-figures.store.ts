import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { PeriodFigures } from '@pavilion/domain/agent/contract-pay';
import type { ContractTerms } from '@pavilion/domain/agent/contract-terms';
import { sumColumns } from '@pavilion/domain/agent/team-result';
import { leftOutOn, stoppedInHour, uncountedOn } from '../fraud/uncounted.store.ts';
import { sumBelow, sumOwn } from '../team/team-result.store.ts';
import type { PeriodAt } from './period-at.ts';

type Executor = Database | DatabaseTransaction;
type Counted = Pick<ContractTerms, 'includeOwn' | 'activeMinimumMinor'>;
/** An active member with its valid bets. */
type Active = { memberId: bigint; validMinor: bigint };

/** Whether somebody has come to stand elsewhere after a day, so that the tree was another one. */
async function hasMovedSince(db: Executor, day: string): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (
      select from member_move where state = 'done' and from_day > ${day}::date
    ) as moved`.execute(db);
  return rows[0]?.moved === true;
}

/** Everybody below an agent now, for all of the days. */
const teamNow = (agentId: bigint, first: string, last: string) => sql`
  select member_id, ${first}::date as first_day, ${last}::date as last_day
  from downline where ancestor_id = ${agentId}`;

/** Everybody who was below an agent on some of the days, with those days. */
const teamThen = (agentId: bigint, first: string, last: string) => sql`
  with recursive walk as (
    select ${agentId}::bigint as member_id, ${first}::date as first_day, ${last}::date as last_day
    union all
    select placed.member_id, greatest(walk.first_day, placed.first_day),
      least(walk.last_day, placed.last_day)
    from walk
    cross join lateral (
      select member.id as member_id, coalesce((
        select max(from_day) from member_move where member_id = member.id and state = 'done'
      ), '-infinity'::date) as first_day, 'infinity'::date as last_day
      from member where member.parent_id = walk.member_id
      union all
      select moved.member_id, coalesce((
        select max(earlier.from_day) from member_move as earlier
        where earlier.member_id = moved.member_id and earlier.state = 'done'
          and earlier.from_day < moved.from_day
      ), '-infinity'::date), moved.from_day - 1
      from member_move as moved
      where moved.from_parent_id = walk.member_id and moved.state = 'done'
    ) as placed
    where placed.first_day <= walk.last_day and placed.last_day >= walk.first_day
  )
  select member_id, first_day, last_day from walk where member_id <> ${agentId}`;

/** Everybody who stood below an agent then, with the days on which they did. */
async function teamBelow(
  db: Executor,
  agentId: bigint,
  { firstDay, lastDay }: PeriodAt,
): Promise<RawBuilder<unknown>> {
  const team = (await hasMovedSince(db, firstDay)) ? teamThen : teamNow;
  return team(agentId, firstDay, lastDay);
}

/** The members of a team with the days on which they count, and the agent where it counts too. */
const withAgent = (
  below: RawBuilder<unknown>,
  agentId: bigint,
  { includeOwn }: Pick<Counted, 'includeOwn'>,
  { firstDay, lastDay }: PeriodAt,
) => sql`(
  select member_id, first_day, last_day from (${below}) as below
  union all
  select ${agentId}::bigint, ${firstDay}::date, ${lastDay}::date where ${includeOwn}::boolean
)`;

/** Play of a team in an hour; that of who counts for nobody above without valid bets. */
const playOfHour = (team: RawBuilder<unknown>, agentId: bigint, period: PeriodAt) => sql`
  select account.member_id, hour.bets - hour.bets_back as bets,
    hour.wins - hour.wins_back as wins,
    case when stopped.member_id is null then hour.valid end as valid,
    case when stopped.member_id is null then hour.valid_lost end as valid_lost
  from ${team} as team
  join account on account.member_id = team.member_id
  join play_hour as hour on hour.account_id = account.id
  left join ${stoppedInHour(period)} as stopped
    on stopped.member_id = team.member_id and team.member_id <> ${agentId}
  where hour.hour >= ${period.from} and hour.hour < ${period.until}`;

/** Valid bets of a team on days, without those of who counts for nobody above. */
const playOfDays = (
  team: RawBuilder<unknown>,
  agentId: bigint,
  { firstDay, lastDay }: PeriodAt,
) => sql`
  select member_day.member_id, valid from member_day join ${team} as team
    on team.member_id = member_day.member_id
    and member_day.day between team.first_day and team.last_day
  where category <> '' and not exists (
    select from ${leftOutOn(firstDay, lastDay)} as left_out
    where left_out.member_id = member_day.member_id and left_out.member_id <> ${agentId}
  )`;

/** Who of the rows `(member_id, valid)`, added up, is an active member. */
const activeIn = (play: RawBuilder<unknown>, { activeMinimumMinor }: Counted) => sql<Active>`
  select member_id as "memberId", sum(valid)::bigint as "validMinor" from (${play}) as play
  group by member_id having sum(valid) >= ${activeMinimumMinor}::bigint`;

const countActive = (play: RawBuilder<unknown>, terms: Counted) =>
  sql`(select count(*)::int from (${activeIn(play, terms)}) as active)`;

/** What play of the hour brought; of who counts for nobody above only what the house won. */
async function figuresOfHour(
  db: Executor,
  agentId: bigint,
  terms: Counted,
  period: PeriodAt,
): Promise<PeriodFigures> {
  const team = withAgent(await teamBelow(db, agentId, period), agentId, terms, period);
  const play = playOfHour(team, agentId, period);
  const { rows } = await sql<PeriodFigures>`
    select coalesce(sum(valid), 0)::bigint as "validMinor",
      coalesce(sum(valid_lost), 0)::bigint as "lostMinor",
      coalesce(sum(bets), 0)::bigint as "betMinor", coalesce(sum(wins), 0)::bigint as "winMinor",
      ${countActive(play, terms)} as "activeMembers",
      0::bigint as "depositMinor", 0::bigint as "promotionMinor", 0::bigint as "rebateMinor",
      0::bigint as "salaryMinor"
    from (${play}) as play`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database gave no figures');
  return row;
}

type OfDays = Pick<PeriodFigures, 'lostMinor' | 'rebateMinor' | 'salaryMinor' | 'activeMembers'> & {
  /** The valid bets that came back, less those that count for nobody above. */
  uncountedMinor: bigint;
};

/**
 * What the sums of results do not have: play that was lost, play that does not count, active
 * members, and what was earned for the days: rebates, those of the slider of lotteries among them,
 * and salaries that came into the team, less those that went out of it.
 */
async function restOfDays(
  db: Executor,
  agentId: bigint,
  terms: Counted,
  period: PeriodAt,
): Promise<OfDays> {
  const { firstDay, lastDay } = period;
  const below = await teamBelow(db, agentId, period);
  const team = withAgent(below, agentId, terms, period);
  const days = sql`day between ${firstDay}::date and ${lastDay}::date`;
  const play = playOfDays(team, agentId, period);
  const uncounted = sql`
    select coalesce(sum(booked.valid), 0)::bigint as valid,
      coalesce(sum(booked.valid_lost), 0)::bigint as lost
    from ${uncountedOn(sql`${firstDay}::date`, sql`${lastDay}::date`)} as booked
    join ${team} as team on team.member_id = booked.member_id
      and booked.booked_day between team.first_day and team.last_day
    where booked.member_id <> ${agentId} and booked.play_day >= ${firstDay}::date`;
  // What is earned is earned by the agent too, whether or not its own play counts.
  const earners = withAgent(below, agentId, { includeOwn: true }, period);
  const salaries = (side: 'payee_id' | 'payer_id') => sql`coalesce((
    select sum(amount) from settlement join ${earners} as team
      on team.member_id = ${sql.ref(side)}
      and settlement.first_day between team.first_day and team.last_day
    where kind <> 'dividend' and state <> 'void'
  ), 0)::bigint`;
  const { rows } = await sql<OfDays>`
    select
      coalesce((select sum(valid_lost) from line_day where agent_id = ${agentId} and ${days}), 0)
        ::bigint + coalesce((
          select sum(valid_lost) from member_day
          where member_id = ${agentId} and ${days} and ${terms.includeOwn}::boolean
        ), 0)::bigint + uncounted.lost as "lostMinor",
      uncounted.valid as "uncountedMinor",
      coalesce((
        select sum(earned) from rebate_sum join ${earners} as team
          on team.member_id = rebate_sum.member_id
          and rebate_sum.day between team.first_day and team.last_day
        where rebate_sum.kind = 'team' or team.member_id <> ${agentId}
          or ${terms.includeOwn}::boolean
      ), 0)::bigint + coalesce((
        select sum(rebate) from prepaid_day join ${earners} as team
          on team.member_id = prepaid_day.member_id
          and prepaid_day.day between team.first_day and team.last_day
        where team.member_id <> ${agentId} or ${terms.includeOwn}::boolean
      ), 0)::bigint as "rebateMinor",
      ${salaries('payee_id')} - ${salaries('payer_id')} as "salaryMinor",
      ${countActive(play, terms)} as "activeMembers"
    from (${uncounted}) as uncounted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database gave no figures');
  return row;
}

/** What the team of an agent did in a period, as far as it is counted. */
export async function readFigures(
  db: Executor,
  agentId: bigint,
  terms: Pick<ContractTerms, 'period' | 'includeOwn' | 'activeMinimumMinor'>,
  period: PeriodAt,
): Promise<PeriodFigures> {
  if (terms.period === 'HOUR') return figuresOfHour(db, agentId, terms, period);
  const team = { memberId: agentId, firstDay: period.firstDay, lastDay: period.lastDay };
  const below = await sumBelow(db, team);
  const sums = terms.includeOwn ? sumColumns([await sumOwn(db, team), below]) : below;
  const { uncountedMinor, ...rest } = await restOfDays(db, agentId, terms, period);
  return {
    ...rest,
    validMinor: sums.validBetAmount + uncountedMinor,
    betMinor: sums.betAmount,
    winMinor: sums.winAmount,
    depositMinor: sums.deposit,
    promotionMinor: sums.promotion,
  };
}

/** The members who count as active in a period, with their valid bets, the oldest account first. */
export async function listActiveMembers(
  db: Executor,
  agentId: bigint,
  terms: Pick<ContractTerms, 'period' | 'includeOwn' | 'activeMinimumMinor'>,
  period: PeriodAt,
): Promise<Active[]> {
  const team = withAgent(await teamBelow(db, agentId, period), agentId, terms, period);
  const play = terms.period === 'HOUR' ? playOfHour : playOfDays;
  const active = activeIn(play(team, agentId, period), terms);
  const { rows } = await sql<Active>`${active} order by member_id`.execute(db);
  return rows;
}
