import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { RatesByCategory } from './rate-deps.ts';

type Executor = Database | DatabaseTransaction;

export type RatedMember = { id: bigint; uplineId: bigint | null };
export type NamedMember = RatedMember & { username: string; memberType: number };
export type RateRow = { memberId: bigint; category: GameType; day: string; rate: number };
export type HistoryRow = Omit<RateRow, 'memberId'> & { setBy: string; setAt: Date };

/**
 * One transaction at a time sets rates, or moves members with their rates. What it then reads of
 * the upline and of the children stays true until its end, so no rate can pass its bound. A new
 * member needs the lock only to begin with a rate above 0. Who takes the lock of the tree as well,
 * as moves and registrations do, takes that one first.
 */
export async function lockRates(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agent-rates'))`.execute(transaction);
}

export async function findNamedMember(db: Executor, username: string): Promise<NamedMember | null> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'parent_id as uplineId', 'username', 'member_type as memberType'])
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function findUsername(db: Executor, memberId: bigint): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.username;
}

/** The day on which a member was registered, at the site. */
export async function findFirstDay(
  db: Executor,
  memberId: bigint,
  timeZone: string,
): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select(sql<string>`(registered_at at time zone ${timeZone})::date`.as('day'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.day;
}

/** Members by id. */
export async function listMembers(
  db: Executor,
  memberIds: readonly bigint[],
): Promise<RatedMember[]> {
  return db
    .selectFrom('member')
    .select(['id', 'parent_id as uplineId'])
    .where(sql<boolean>`id = any(${[...memberIds]}::bigint[])`)
    .execute();
}

/** The highest rate of the direct children of members in each category, on any of two days. */
export async function listHighestGiven(
  db: Executor,
  memberIds: readonly bigint[],
  { today, next }: { today: string; next: string },
): Promise<Map<bigint, Map<GameType, number>>> {
  const { rows } = await sql<{ memberId: bigint; category: GameType; rate: number }>`
    select child.parent_id as "memberId", one.category, max(one.rate) as rate
    from member as child join rebate_rate as one on one.member_id = child.id
    where child.parent_id = any(${[...memberIds]}::bigint[])
      and one.from_day <= ${next} and not exists (
        select 1 from rebate_rate as later
        where later.member_id = one.member_id and later.category = one.category
          and later.from_day > one.from_day and later.from_day <= ${today}
      )
    group by child.parent_id, one.category`.execute(db);
  const given = new Map(memberIds.map((id) => [id, new Map<GameType, number>()]));
  for (const { memberId, category, rate } of rows) given.get(memberId)?.set(category, rate);
  return given;
}

/** Everybody below a member, uplines before their children. */
export async function listBelow(db: Executor, memberId: bigint): Promise<RatedMember[]> {
  return db
    .selectFrom('downline')
    .innerJoin('member', 'member.id', 'downline.member_id')
    .select(['member.id', 'member.parent_id as uplineId'])
    .where('downline.ancestor_id', '=', memberId)
    .orderBy('downline.distance')
    .orderBy('member.id')
    .execute();
}

/** The row that counts on a day in each category, where there is one, and all later rows. */
export async function listRatesFrom(
  db: Executor,
  memberIds: readonly bigint[],
  day: string,
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select member_id as "memberId", category, from_day as day, rate from rebate_rate as one
    where member_id = any(${[...memberIds]}::bigint[]) and (
      from_day > ${day} or from_day = (
        select max(from_day) from rebate_rate as begun
        where begun.member_id = one.member_id and begun.category = one.category
          and begun.from_day <= ${day}
      )
    )
    order by member_id, category, from_day`.execute(db);
  return rows;
}

/** Writes rates; a row of the same member, category and day is replaced: the last change wins. */
export async function writeRates(
  transaction: DatabaseTransaction,
  rows: readonly RateRow[],
  { setBy, setAt }: Pick<HistoryRow, 'setBy' | 'setAt'>,
): Promise<void> {
  await insertRates(
    transaction,
    rows,
    { setBy, setAt },
    sql`
    do update set rate = excluded.rate, set_by = excluded.set_by, set_at = excluded.set_at`,
  );
}

/** Writes the rates of members from a day on, in every category. */
export async function writePastRates(
  transaction: DatabaseTransaction,
  set: readonly { memberId: bigint; rates: RatesByCategory; setBy: string }[],
  { fromDay, setAt }: { fromDay: string; setAt: Date },
): Promise<void> {
  for (const { memberId, rates, setBy } of set) {
    const rows = gameTypes.map((category) => {
      return { memberId, category, day: fromDay, rate: rates[category] };
    });
    await writeRates(transaction, rows, { setBy, setAt });
  }
}

/** Writes rates of days that have none yet. */
export async function writeMissingRates(
  transaction: DatabaseTransaction,
  rows: readonly RateRow[],
  by: Pick<HistoryRow, 'setBy' | 'setAt'>,
): Promise<void> {
  await insertRates(transaction, rows, by, sql`do nothing`);
}

async function insertRates(
  transaction: DatabaseTransaction,
  rows: readonly RateRow[],
  { setBy, setAt }: Pick<HistoryRow, 'setBy' | 'setAt'>,
  onConflict: RawBuilder<unknown>,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into rebate_rate (member_id, category, from_day, rate, set_by, set_at)
    select one.member_id, one.category, one.from_day, one.rate, ${setBy}, ${setAt}
    from unnest(
      ${rows.map(({ memberId }) => memberId)}::bigint[],
      ${rows.map(({ category }) => category)}::text[],
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ rate }) => rate)}::int[]
    ) as one (member_id, category, from_day, rate)
    on conflict (member_id, category, from_day) ${onConflict}`.execute(transaction);
}

/** The newest changes of the rates of members, at most so many of each. */
export async function listHistories(
  db: Executor,
  memberIds: readonly bigint[],
  limit: number,
): Promise<Map<bigint, HistoryRow[]>> {
  const { rows } = await sql<HistoryRow & { memberId: bigint }>`
    select one.* from unnest(${[...memberIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select member_id as "memberId", category, from_day as day, rate, set_by as "setBy",
        set_at as "setAt"
      from rebate_rate where member_id = wanted.id
      order by from_day desc, set_at desc, category limit ${limit}
    ) as one
    order by one.day desc, one."setAt" desc, one.category`.execute(db);
  const histories = new Map(memberIds.map((id): [bigint, HistoryRow[]] => [id, []]));
  for (const { memberId, ...row } of rows) histories.get(memberId)?.push(row);
  return histories;
}

export type WrittenChange = {
  setBy: string;
  requestKey: string;
  memberId: bigint;
  input: string;
  answer: object;
  setAt: Date;
};

/** The act with this request key, if it was done. */
export async function findRateChange(
  db: Executor,
  setBy: string,
  requestKey: string,
): Promise<{ input: string; answer: unknown } | null> {
  const row = await db
    .selectFrom('rebate_change')
    .select(['input', 'answer'])
    .where('set_by', '=', setBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRateChange(
  transaction: DatabaseTransaction,
  change: WrittenChange,
): Promise<void> {
  await transaction
    .insertInto('rebate_change')
    .values({
      set_by: change.setBy,
      request_key: change.requestKey,
      member_id: change.memberId,
      input: change.input,
      answer: change.answer,
      set_at: change.setAt,
    })
    .execute();
}
