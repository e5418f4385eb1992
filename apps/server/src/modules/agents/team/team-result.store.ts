import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import {
  resultColumns,
  type ResultColumn,
  type ResultColumns,
} from '@pavilion/domain/agent/team-result';

type Executor = Database | DatabaseTransaction;

/** Whose team is shown, and what of it. Amounts are minor units. */
export type ShownTeam = {
  memberId: bigint;
  firstDay: string;
  lastDay: string;
  /** Only play at games of this type; then the columns of money are 0. */
  category?: string | undefined;
};

export type SortColumn = 'account' | 'profitAndLoss' | ResultColumn;
export type LinePage = {
  sort: SortColumn;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
};

export type PersonRow = { username: string; nickname: string };
export type LineRow = ResultColumns & PersonRow & { memberType: number; teamSize: number };

/** How each column is summed from rows of `member_day` and `line_day`. */
const sums: Record<ResultColumn, RawBuilder<bigint>> = {
  deposit: sql`sum(deposit)`,
  withdraw: sql`sum(withdraw)`,
  betAmount: sql`sum(bets - bets_back)`,
  validBetAmount: sql`sum(valid)`,
  winAmount: sql`sum(wins - wins_back)`,
  promotion: sql`sum(promotion)`,
  rebate: sql`sum(rebate)`,
  agentCommission: sql`sum(agent_commission)`,
  dailyIncome: sql`sum(daily_income)`,
  profitSharing: sql`sum(profit_sharing)`,
  transferIn: sql`sum(transfer_in)`,
  transferOut: sql`sum(transfer_out)`,
  adjustment: sql`sum(adjustment)`,
};

/** Sums the rows of a table `part`; of none each column is 0. */
const summed = sql.join(
  resultColumns.map((name) => sql`coalesce(${sums[name]}, 0)::bigint as ${sql.ref(name)}`),
);

/** What `sums` reads, where tables are put together. */
const read = sql`day, bets, bets_back, wins, wins_back, valid, deposit, withdraw, promotion, rebate,
  agent_commission, daily_income, profit_sharing, transfer_in, transfer_out, adjustment`;

/** `profitAndLoss` of the domain, over sums; sorting needs it here. */
const profitAndLoss = sql`("winAmount" - "betAmount" + promotion + rebate + "agentCommission"
  + "dailyIncome" + "profitSharing")`;

const ofCategory = (category: string | undefined) =>
  category === undefined ? sql`` : sql`and category = ${category}`;

/**
 * The people one step below. Each counts for the agent from the day on which it came there, for
 * what was before stays with the agents of that time.
 */
const children = ({ memberId, firstDay }: Pick<ShownTeam, 'memberId' | 'firstDay'>) => sql`(
  select id, username, nickname, member_type, greatest(${firstDay}::date, (
    select max(from_day) from member_move where member_id = member.id and state = 'done'
  )) as first_day
  from member where parent_id = ${memberId}
)`;

/** Rows of a person `child` and of everybody below, on days after `firstDay` too. */
const ofLine = (firstDay: RawBuilder<unknown>, { lastDay, category }: ShownTeam) => sql`
  select ${read} from line_day
  where agent_id = child.id and day between ${firstDay} and ${lastDay}::date
    ${ofCategory(category)}
  union all
  select ${read} from member_day
  where member_id = child.id and day between ${firstDay} and ${lastDay}::date
    ${ofCategory(category)}`;

/** Rows of the person alone. */
const ofOwn = ({ memberId, firstDay, lastDay, category }: ShownTeam) => sql`
  select ${read} from member_day
  where member_id = ${memberId} and day between ${firstDay}::date and ${lastDay}::date
    ${ofCategory(category)}`;

const lastClosed = sql`(
  select coalesce(max(day), '-infinity') from day_close where teams_closed_at is not null
)`;

/**
 * Rows of everybody below. Sums of a closed day stand in its row, in the tree of that day. Those of
 * an open day still grow, a step behind the people themselves: there the lines are added up, so
 * that a page always agrees with itself.
 */
function ofEverybodyBelow(team: ShownTeam) {
  const { memberId, firstDay, lastDay, category } = team;
  const open = sql`greatest(child.first_day, ${lastClosed} + 1)`;
  return sql`
    select ${read} from line_day
    where agent_id = ${memberId} and day between ${firstDay}::date and ${lastDay}::date
      and day <= ${lastClosed} ${ofCategory(category)}
    union all
    select line.* from ${children(team)} as child
    cross join lateral (${ofLine(open, team)}) as line`;
}

async function sumOf(db: Executor, rows: RawBuilder<unknown>): Promise<ResultColumns> {
  const found = await sql<ResultColumns>`select ${summed} from (${rows}) as part`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('the database gave no sums');
  return row;
}

/** Sums what the person did alone. */
export const sumOwn = (db: Executor, team: ShownTeam) => sumOf(db, ofOwn(team));

/** Sums what everybody below the person did. */
export const sumBelow = (db: Executor, team: ShownTeam) => sumOf(db, ofEverybodyBelow(team));

/** How many people are one step below. */
export async function countLines(db: Executor, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member where parent_id = ${memberId}`.execute(db);
  return rows[0]?.count ?? 0;
}

function orderOf(sort: SortColumn) {
  if (sort === 'account') return sql`username`;
  return sort === 'profitAndLoss' ? profitAndLoss : sql.ref(sort);
}

/** Lists a page of the people one step below, each with the sums of the own line. */
export async function listLines(
  db: Executor,
  team: ShownTeam,
  { sort, direction, limit, offset }: LinePage,
): Promise<LineRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<LineRow>`
    select page.*, coalesce(head.members, 0) as "teamSize" from (
      select child.id, username, nickname, member_type as "memberType", line.*
      from ${children(team)} as child cross join lateral (
        select ${summed} from (${ofLine(sql`child.first_day`, team)}) as part
      ) as line
      order by ${orderOf(sort)} ${order}, child.id limit ${limit} offset ${offset}
    ) as page
    left join lateral (
      select members from team_head where agent_id = page.id order by day desc limit 1
    ) as head on true
    order by ${orderOf(sort)} ${order}, page.id`.execute(db);
  return rows;
}

export type DaySums = Pick<ResultColumns, 'validBetAmount'> & {
  day: string;
  profitAndLoss: bigint;
};

/** Sums the person and everybody below by days; days without anything are left out. */
export async function sumByDay(db: Executor, team: ShownTeam): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day::text as day, "validBetAmount", ${profitAndLoss} as "profitAndLoss" from (
      select day, ${summed} from (
        ${ofOwn(team)} union all ${ofEverybodyBelow(team)}
      ) as part group by day
    ) as summed`.execute(db);
  return rows;
}

/** The first day on which somebody stood below an agent, as now; null where it was always so. */
export async function findFirstDayBelow(
  db: Executor,
  agentId: bigint,
  memberId: bigint,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(from_day)::text as day from member_move
    where state = 'done' and member_id in (
      select ${memberId}::bigint
      union all
      select line.ancestor_id from downline as line
      join downline as below on below.ancestor_id = ${agentId}
        and below.member_id = line.ancestor_id
      where line.member_id = ${memberId}
    )`.execute(db);
  return rows[0]?.day ?? null;
}
