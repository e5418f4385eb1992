import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { RebateKind } from './rebate-payment.store.ts';

export type RebateState = 'due' | 'held' | 'paid' | 'carried';
type Slice = { limit: number; offset: number };

/** Which parts of what an agent earns are shown. */
export type WantedLines = {
  memberId: bigint;
  /** `YYYY-MM-DD` */
  days: readonly string[];
  /** The agent for own play, or the child whose line it is. */
  personId: bigint | undefined;
  category: GameType | undefined;
};

export type LineRow = {
  day: string;
  /** An earlier day, on which it was played. */
  playedOn: string | null;
  username: string;
  nickname: string;
  isOwn: boolean;
  category: GameType;
  valid: bigint;
  rate: number;
  amount: bigint;
  state: RebateState;
};

const someDays = (days: readonly string[]) => sql`any(${[...days]}::date[])`;

/** What is held although the account is open reads as due to its member. */
const shownState = sql`case when due.state = 'held' and exists (
  select from member where member.id = due.member_id and status = 'active' and not unfinished
) then 'due' else due.state end`;

function linesOf({ memberId, days, personId, category }: WantedLines): RawBuilder<unknown> {
  const ofPerson =
    personId === undefined ? sql`` : sql`and coalesce(line.child_id, line.member_id) = ${personId}`;
  const ofCategory = category === undefined ? sql`` : sql`and line.category = ${category}`;
  return sql`rebate_line as line
    where line.day = ${someDays(days)} and line.member_id = ${memberId} ${ofPerson} ${ofCategory}`;
}

/**
 * Lists parts, the newest day first. Somebody who is no longer below the agent is shown by the
 * user name alone.
 */
export async function listLines(
  db: Database,
  wanted: WantedLines,
  { limit, offset }: Slice,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.day::text as day, line.play_day::text as "playedOn", person.username,
      line.child_id is null as "isOwn",
      case when line.child_id is null or person.parent_id = line.member_id
        then person.nickname else '' end as nickname,
      line.category, line.valid, line.rate, line.amount, ${shownState} as state
    from (select line.* from ${linesOf(wanted)}) as line
    join member as person on person.id = coalesce(line.child_id, line.member_id)
    join rebate_sum as due on due.member_id = line.member_id and due.day = line.day
      and due.kind = case when line.child_id is null then 'own' else 'team' end
    order by line.day desc, line.child_id is not null, person.username, line.category,
      line.play_day desc nulls first
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type LineTotals = { count: number; valid: bigint; amount: bigint };

export async function sumLines(db: Database, wanted: WantedLines): Promise<LineTotals> {
  const { rows } = await sql<LineTotals>`
    select count(*)::int as count, coalesce(sum(valid), 0)::bigint as valid,
      coalesce(sum(amount), 0)::bigint as amount
    from ${linesOf(wanted)}`.execute(db);
  return rows[0] ?? { count: 0, valid: 0n, amount: 0n };
}

export type SumRow = {
  day: string;
  kind: RebateKind;
  earned: bigint;
  carriedIn: bigint;
  paid: bigint;
  carriedOut: bigint;
  state: RebateState;
  paidAt: Date | null;
};

const sumColumns = sql`due.day::text as day, due.kind, due.earned, due.carried_in as "carriedIn",
  due.paid, due.carried_out as "carriedOut", due.paid_at as "paidAt"`;

/** Lists the sums of a member on some days, the newest day first. */
export async function listSumsOfDays(
  db: Database,
  memberId: bigint,
  days: readonly string[],
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select ${sumColumns}, ${shownState} as state from rebate_sum as due
    where due.member_id = ${memberId} and due.day = ${someDays(days)}
    order by due.day desc, due.kind`.execute(db);
  return rows;
}

/** The member of a user name, where that is the agent or somebody one step below. */
export async function findEarner(
  db: Database,
  agentId: bigint,
  username: string,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username.trim().toLowerCase())
    .where((where) => where.or([where('id', '=', agentId), where('parent_id', '=', agentId)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

export type WantedSums = {
  memberId: bigint | undefined;
  day: string | undefined;
  state: RebateState | undefined;
};

/** Lists sums of all members, the latest day first, and how many there are. */
export async function listSums(
  db: Database,
  { memberId, day, state }: WantedSums,
  { limit, offset }: Slice,
): Promise<{ rows: (SumRow & { username: string })[]; total: number }> {
  const conditions = [sql`true`];
  if (memberId !== undefined) conditions.push(sql`due.member_id = ${memberId}`);
  if (day !== undefined) conditions.push(sql`due.day = ${day}::date`);
  if (state !== undefined) conditions.push(sql`due.state = ${state}`);
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<SumRow & { username: string }>`
    select ${sumColumns}, due.state, person.username from (
      select * from rebate_sum as due where ${where}
      order by due.day desc, due.member_id, due.kind limit ${limit} offset ${offset}
    ) as due
    join member as person on person.id = due.member_id
    order by due.day desc, due.member_id, due.kind`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from rebate_sum as due where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
