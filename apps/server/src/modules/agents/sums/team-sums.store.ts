import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** The columns of `member_day` and `line_day` that are summed. */
const names = [
  'bets',
  'bets_back',
  'wins',
  'wins_back',
  'valid',
  'valid_lost',
  'rounds',
  'deposit',
  'withdraw',
  'promotion',
  'rebate',
  'agent_commission',
  'daily_income',
  'profit_sharing',
  'transfer_in',
  'transfer_out',
  'adjustment',
] as const;

const columns = sql.join(names.map((name) => sql.ref(name)));
const summed = sql.join(
  names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`),
);
const opposite = sql.join(names.map((name) => sql`-${sql.ref(name)}`));
const someLeft = sql.join(
  names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
  sql` or `,
);
const added = sql.join(
  names.map((name) => sql`${sql.ref(name)} = line.${sql.ref(name)} + excluded.${sql.ref(name)}`),
);

/** Keeps other processes from changing team sums until the transaction ends; false if one does. */
export async function lockTeamSums(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('team-sums')) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

/**
 * Adds the next changes of members, up to a day, to the sums of everybody above them, each once;
 * returns how many there were.
 */
export async function takeChanges(
  transaction: DatabaseTransaction,
  lastDay: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as materialized (
      delete from member_day_change where id in (
        select id from member_day_change where day <= ${lastDay}::date order by id limit ${limit}
      ) returning member_id, day, category, ${columns}
    ), changed as (
      select member_id, day, category, ${summed} from taken group by member_id, day, category
    ), written as (
      insert into line_day as line (agent_id, day, category, ${columns})
      select above.ancestor_id, changed.day, changed.category, ${summed}
      from changed join downline as above on above.member_id = changed.member_id
      group by above.ancestor_id, changed.day, changed.category
      on conflict (agent_id, day, category) do update set ${added}
    )
    select count(*)::int as taken from taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

/** What the sums of teams on some days should be, less what they are. */
const differences = (days: ReturnType<typeof sql>) => sql`
  select agent_id, day, category from (
    select above.ancestor_id as agent_id, day, category, ${columns}
    from member_day join downline as above on above.member_id = member_day.member_id
    where ${days}
    union all
    select above.ancestor_id, day, category, ${opposite}
    from member_day_change as change join downline as above on above.member_id = change.member_id
    where ${days}
    union all
    select agent_id, day, category, ${opposite} from line_day where ${days}
  ) as part
  group by agent_id, day, category having ${someLeft}`;

/** Counts the agents' sums of a day that are not those of everybody below them now. */
export async function countDifferences(
  transaction: DatabaseTransaction,
  day: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${differences(sql`day = ${day}::date`)}) as found`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Lists such sums of the open days, and of the last closed one while nobody has moved since. A
 * check in the style of the ledger's.
 */
export const teamSumsCheck = {
  name: 'the sums of a team are those of everybody below its agent',
  query: sql<{ subject: string; detail: string }>`
    with last as (
      select coalesce(max(day), '-infinity') as day from day_close
      where teams_closed_at is not null
    ), from_day as (
      select case when exists (
        select from member_move where state = 'done' and from_day > (select day from last)
      ) then last.day + 1 else last.day end as day from last
    )
    select agent_id || ' ' || day || ' ' || category as subject, 'differs' as detail
    from (${differences(sql`day >= (select day from from_day)`)}) as found`,
};

/** The first closed day whose team sums are not complete yet. */
export async function findDayToClose(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from day_close where teams_closed_at is null`.execute(db);
  return rows[0]?.day ?? null;
}

/** The last day whose team sums are complete. */
export async function findLastDay(db: Database | DatabaseTransaction): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from day_close where teams_closed_at is not null`.execute(db);
  return rows[0]?.day ?? null;
}

export async function closeTeams(
  transaction: DatabaseTransaction,
  day: string,
  now: Date,
): Promise<void> {
  await sql`
    update day_close set teams_closed_at = ${now} where day = ${day}::date`.execute(transaction);
}

/** Writes, for each agent, how many people there are below and how many did something on a day. */
export async function writeHeads(
  transaction: DatabaseTransaction,
  day: string,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await sql`
    with act as (
      select id as member_id, 1 as registered, 0 as logged_in, 0 as bet, 0 as deposited,
        0 as first_deposited
      from member where registered_at >= ${from} and registered_at < ${until}
      union all
      select distinct member_id, 0, 1, 0, 0, 0 from login_record
      where at >= ${from} and at < ${until} and outcome = 'succeeded' and member_id is not null
      union all
      select distinct member_id, 0, 0, 1, 0, 0 from member_day
      where day = ${day}::date and category <> '' and bets > 0
      union all
      select member_id, 0, 0, 0, 1, 0 from member_day
      where day = ${day}::date and category = '' and deposit > 0
      union all
      select member_id, 0, 0, 0, 0, 1 from first_deposit where day = ${day}::date
    ), acts as (
      select member_id, max(registered) as registered, max(logged_in) as logged_in,
        max(bet) as bet, max(deposited) as deposited, max(first_deposited) as first_deposited
      from act group by member_id
    )
    insert into team_head as head (
      agent_id, day, members, direct, registered, logged_in, bettors, depositors, first_depositors
    )
    select below.ancestor_id, ${day}::date, count(*),
      count(*) filter (where below.distance = 1), coalesce(sum(acts.registered), 0),
      coalesce(sum(acts.logged_in), 0), coalesce(sum(acts.bet), 0),
      coalesce(sum(acts.deposited), 0), coalesce(sum(acts.first_deposited), 0)
    from downline as below left join acts on acts.member_id = below.member_id
    group by below.ancestor_id
    on conflict (agent_id, day) do update set
      members = excluded.members, direct = excluded.direct, registered = excluded.registered,
      logged_in = excluded.logged_in, bettors = excluded.bettors,
      depositors = excluded.depositors, first_depositors = excluded.first_depositors
    where (head.members, head.direct, head.registered, head.logged_in, head.bettors,
      head.depositors, head.first_depositors) is distinct from (excluded.members,
      excluded.direct, excluded.registered, excluded.logged_in, excluded.bettors,
      excluded.depositors, excluded.first_depositors)`.execute(transaction);
}

/** Deletes the team sums of the days before one. */
export async function forgetTeamSums(transaction: DatabaseTransaction, day: string) {
  await sql`delete from line_day where day < ${day}::date`.execute(transaction);
  await sql`delete from team_head where day < ${day}::date`.execute(transaction);
}
