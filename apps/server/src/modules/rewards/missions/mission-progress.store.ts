import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { isStateMeasure, type MissionMeasure } from '@pavilion/domain/reward/mission';

/** What is counted: on days, both included and null for no bound, and of play only some of it. */
export type Goal = {
  measure: MissionMeasure;
  firstDay: string | null;
  lastDay: string | null;
  category: GameType | null;
  /** The games that count; null for all. */
  nodes: readonly number[] | null;
  /** The hours of the day that count, `until` not included; null for all. */
  hours: { from: number; until: number } | null;
};

/** Whose play and deposits are counted: in money of a currency, by the clock of the site. */
export type CountedIn = { currency: string; timeZone: string };

type Members = CountedIn & { memberIds: readonly bigint[] };

/** Goals with their places in the list of all. */
type Placed = { goal: Goal; place: number };

const goalRows = (placed: readonly Placed[]) => {
  const rows = placed.map(({ goal, place }) => ({
    place,
    measure: goal.measure,
    first_day: goal.firstDay ?? '-infinity',
    last_day: goal.lastDay ?? 'infinity',
    category: goal.category,
    nodes: goal.nodes ?? [],
    from_hour: goal.hours?.from ?? 0,
    until_hour: goal.hours?.until ?? 24,
  }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as goal (
      place int, measure text, first_day date, last_day date, category text, nodes int[],
      from_hour int, until_hour int
    )`;
};

const accounts = ({ memberIds, currency }: Members) => sql`(
  select id, member_id from account
  where member_id = any (${[...memberIds]}::bigint[]) and currency = ${currency})`;

/** Whether an instant is on the days of a goal. */
const onDays = (at: RawBuilder<unknown>, { timeZone }: Members) => sql`
  ${at} >= goal.first_day::timestamp at time zone ${timeZone}
  and ${at} < (goal.last_day + 1)::timestamp at time zone ${timeZone}`;

/** The same, and in its hours. */
const inHours = (at: RawBuilder<unknown>, members: Members) => sql`
  ${onDays(at, members)}
  and extract(hour from ${at} at time zone ${members.timeZone}) >= goal.from_hour
  and extract(hour from ${at} at time zone ${members.timeZone}) < goal.until_hour`;

/** A round that lasted longer before its end is not found. */
const longestRound = sql`interval '30 days'`;

/**
 * What each place where progress is kept says of goals: rows `(place, member_id, amount)`. Each
 * goal of each member is one look at an index, however much others have played.
 */
const sources = {
  days: (placed: readonly Placed[], { memberIds }: Members) => sql`
    select goal.place, wanted.member_id, counted.amount
    from ${goalRows(placed)}
    cross join unnest(${[...memberIds]}::bigint[]) as wanted (member_id)
    cross join lateral (
      select case goal.measure when 'validBets' then sum(valid) when 'rounds' then sum(rounds)
        when 'deposits' then sum(deposit)
        else count(distinct day) filter (where rounds > 0) end as amount
      from member_day where member_id = wanted.member_id
        and day between goal.first_day and goal.last_day
        and (goal.category is null or category = goal.category)
    ) as counted`,
  life: (placed: readonly Placed[], members: Members) => sql`
    select goal.place, account.member_id, counted.amount
    from ${goalRows(placed)} cross join ${accounts(members)} as account
    cross join lateral (
      select case goal.measure when 'validBets' then sum(valid) when 'rounds' then sum(rounds)
        else sum(deposit) end as amount
      from member_total where account_id = account.id
        and (goal.category is null or category = goal.category)
    ) as counted`,
  hours: (placed: readonly Placed[], members: Members) => sql`
    select goal.place, account.member_id, counted.amount
    from ${goalRows(placed)} cross join ${accounts(members)} as account
    cross join lateral (
      select case goal.measure when 'validBets' then sum(valid) when 'rounds' then sum(rounds)
        else count(distinct (hour at time zone ${members.timeZone})::date)
          filter (where rounds > 0) end as amount
      from play_hour where account_id = account.id and ${inHours(sql`hour`, members)}
        and (goal.category is null or category = goal.category)
    ) as counted`,
  rounds: (placed: readonly Placed[], members: Members) => sql`
    select goal.place, account.member_id, counted.amount
    from ${goalRows(placed)} cross join ${accounts(members)} as account
    cross join lateral (
      select case goal.measure when 'validBets' then sum(valid) when 'rounds' then count(*)
        else count(distinct (finished_at at time zone ${members.timeZone})::date) end as amount
      from (
        -- Closed in itself: an index of what ended on a day would read everybody's rounds.
        select finished_at, valid, category from round
        where account_id = account.id and game_node = any (goal.nodes)
          and started_at >= (goal.first_day - ${longestRound}) at time zone ${members.timeZone}
        offset 0
      ) as own
      where ${inHours(sql`finished_at`, members)}
        and (goal.category is null or category = goal.category)
    ) as counted`,
  payments: (placed: readonly Placed[], members: Members) => sql`
    select goal.place, account.member_id, counted.amount
    from ${goalRows(placed)} cross join ${accounts(members)} as account
    cross join lateral (
      select count(*) as amount from deposit
      where member_id = account.member_id and account_id = account.id and state = 'paid'
        and ${onDays(sql`settled_at`, members)}
    ) as counted`,
  person: (placed: readonly Placed[], { memberIds }: Members) => sql`
    select goal.place, member.id as member_id, case when case goal.measure
      when 'profile' then member.birthday is not null and profile.real_name <> ''
      when 'appLogin' then exists (select from app_login where member_id = member.id)
      else ${hasProvedContact('member')}
      end then 1 else 0 end as amount
    from ${goalRows(placed)}
    cross join member left join member_profile as profile on profile.member_id = member.id
    where member.id = any (${[...memberIds]}::bigint[])`,
};

type Source = keyof typeof sources;

function sourceOf({ measure, firstDay, nodes, hours }: Goal): Source {
  if (isStateMeasure(measure)) return 'person';
  if (measure === 'depositCount') return 'payments';
  if (nodes !== null) return 'rounds';
  if (hours !== null) return 'hours';
  return firstDay === null && measure !== 'daysPlayed' ? 'life' : 'days';
}

/**
 * How far members have come with goals, as far as the roll-ups have counted, in the order of the
 * goals: minor units or a number by member, who is left out where there is nothing.
 */
export async function readProgress(
  db: Database | DatabaseTransaction,
  memberIds: readonly bigint[],
  goals: readonly Goal[],
  countedIn: CountedIn,
): Promise<ReadonlyMap<bigint, bigint>[]> {
  const progress = goals.map(() => new Map<bigint, bigint>());
  const placed = goals.map((goal, place) => ({ goal, place, source: sourceOf(goal) }));
  for (const source of new Set(placed.map((one) => one.source))) {
    const own = placed.filter((one) => one.source === source);
    const rowsOf = sources[source](own, { ...countedIn, memberIds });
    const { rows } = await sql<{ place: number; memberId: bigint; amount: bigint }>`
      select place, member_id as "memberId", amount::bigint as amount
      from (${rowsOf}) as progress where amount is not null`.execute(db);
    for (const { place, memberId, amount } of rows) progress[place]?.set(memberId, amount);
  }
  return progress;
}
