import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import { leftOutOn, stoppedUntil } from '../fraud/uncounted.store.ts';
import { onlineMembers } from './online.store.ts';

/** How many people did something in the days. */
export type ActCounts = {
  registered: number;
  loggedIn: number;
  bettors: number;
  depositors: number;
  firstDepositors: number;
};

const nothing: ActCounts = {
  registered: 0,
  loggedIn: 0,
  bettors: 0,
  depositors: 0,
  firstDepositors: 0,
};

/** Reads what was counted on one day below an agent. */
export async function findCountsOfDay(
  db: Database,
  agentId: bigint,
  day: string,
): Promise<ActCounts> {
  const { rows } = await sql<ActCounts>`
    select registered, logged_in as "loggedIn", bettors, depositors,
      first_depositors as "firstDepositors"
    from team_head where agent_id = ${agentId} and day = ${day}::date`.execute(db);
  return rows[0] ?? nothing;
}

/**
 * Counts people below an agent who did something on some of the days, each once. The days begin and
 * end at the instants `from` and `until`.
 */
export async function countActs(
  db: Database,
  agentId: bigint,
  { firstDay, lastDay }: ReportDays,
  { from, until }: { from: Date; until: Date },
): Promise<ActCounts> {
  const days = sql`day between ${firstDay}::date and ${lastDay}::date`;
  const own = sql`member_id = downline.member_id`;
  const count = (act: RawBuilder<unknown>) => sql`(
    select count(*)::int from downline where ancestor_id = ${agentId} and exists (${act})
  )`;
  const registered = sql`
    select from member where id = downline.member_id
      and registered_at >= ${from} and registered_at < ${until}`;
  const loggedIn = sql`
    select from login_record
    where ${own} and at >= ${from} and at < ${until} and outcome = 'succeeded'`;
  const bet = sql`select from member_day where ${own} and ${days} and category <> '' and bets > 0`;
  const deposited = sql`
    select from member_day where ${own} and ${days} and category = '' and deposit > 0`;
  const firstDeposited = sql`select from first_deposit where ${own} and ${days}`;
  const { rows } = await sql<ActCounts>`
    select ${count(registered)} as registered, ${count(loggedIn)} as "loggedIn",
      ${count(bet)} as bettors, ${count(deposited)} as depositors,
      ${count(firstDeposited)} as "firstDepositors"`.execute(db);
  return rows[0] ?? nothing;
}

/** Counts people below an agent who are here now. */
export async function countOnline(db: Database, agentId: bigint, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct online.member_id)::int as count
    from (${onlineMembers(now)}) as online
    join downline on downline.member_id = online.member_id
    where downline.ancestor_id = ${agentId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Counts the agent and people below whose valid bets of the days reach a minimum, but for those who
 * count for nobody above them.
 */
export async function countActive(
  db: Database,
  agentId: bigint,
  { firstDay, lastDay }: ReportDays,
  minimum: bigint,
): Promise<number> {
  const days = sql`day between ${firstDay}::date and ${lastDay}::date and category <> ''`;
  const reached = sql`having sum(valid) >= ${minimum}::bigint`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select member_id from member_day join downline using (member_id)
      where ancestor_id = ${agentId} and ${days} and member_id not in (
        select member_id from ${leftOutOn(firstDay, lastDay)} as left_out
        union all
        select member_id from ${stoppedUntil(lastDay)} as stopped
      ) group by member_id ${reached}
      union all
      select member_id from member_day
      where member_id = ${agentId} and ${days} group by member_id ${reached}
    ) as active`.execute(db);
  return rows[0]?.count ?? 0;
}

export type TeamSize = { teamSize: number; directSize: number };

/** How many people were below an agent when teams were last counted. */
export async function findTeamSize(db: Database, agentId: bigint): Promise<TeamSize> {
  const { rows } = await sql<TeamSize>`
    select members as "teamSize", direct as "directSize" from team_head
    where agent_id = ${agentId} and day = (select max(day) from team_head)`.execute(db);
  return rows[0] ?? { teamSize: 0, directSize: 0 };
}
