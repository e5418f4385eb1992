import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** Where a member stands among the levels by what is counted. */
export type Standing = {
  level: number;
  /** The highest level so far. */
  highest: number;
  /** The first day on which the level is not safe; null where it needs no keeping. */
  keptUntil: string | null;
};

/** By what a level is counted: the posting that the roll-ups have reached, and points for life. */
type CountedBy = { memberId: bigint; postingId: bigint; points: bigint };

/** The same of one of many, with what it is counted by. */
export type CountedStanding = Standing & CountedBy;

/**
 * Lists members with an account in a currency whose roll-ups have moved on, or who have earned
 * points, since their level was counted, or all of them; by id.
 */
export async function listToCount(
  db: Executor,
  currency: string,
  { everybody }: { everybody: boolean },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select account.member_id as id from account
    left join report_progress as progress on progress.account_id = account.id
    left join vip_standing as standing on standing.member_id = account.member_id
    left join point_standing as earned on earned.member_id = account.member_id
    where account.currency = ${currency} and account.member_id is not null and (
      ${everybody} or standing.member_id is null or progress.posting_id > standing.posting_id
      or earned.earned > standing.points)
    order by account.member_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads where members stand; one who was never counted stands at the level of the account. */
export async function readStandings(
  db: Executor,
  memberIds: readonly bigint[],
  currency: string,
): Promise<CountedStanding[]> {
  const { rows } = await sql<CountedStanding>`
    select member.id as "memberId", coalesce(progress.posting_id, 0) as "postingId",
      coalesce(earned.earned, 0) as points,
      coalesce(standing.level, member.vip_level) as level,
      coalesce(standing.highest, member.vip_level) as highest,
      standing.kept_until::text as "keptUntil"
    from member
    join account on account.member_id = member.id and account.currency = ${currency}
    left join report_progress as progress on progress.account_id = account.id
    left join vip_standing as standing on standing.member_id = member.id
    left join point_standing as earned on earned.member_id = member.id
    where member.id = any (${[...memberIds]}::bigint[])
    order by member.id`.execute(db);
  return rows;
}

/** Notes by what members were counted; who had no standing gets one. */
export async function noteCounted(db: Executor, counted: readonly CountedBy[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into vip_standing (member_id, level, highest, posting_id, points)
    select member.id, member.vip_level, member.vip_level, counted.posting_id, counted.points
    from unnest(
      ${counted.map(({ memberId }) => memberId)}::bigint[],
      ${counted.map(({ postingId }) => postingId)}::bigint[],
      ${counted.map(({ points }) => points)}::bigint[]
    ) as counted (member_id, posting_id, points)
    join member on member.id = counted.member_id
    order by member.id
    on conflict (member_id) do update
    set posting_id = greatest(vip_standing.posting_id, excluded.posting_id),
      points = greatest(vip_standing.points, excluded.points)
    where vip_standing.posting_id < excluded.posting_id
      or vip_standing.points < excluded.points`.execute(db);
}

/** Locks where a member stands until the transaction ends; the caller holds the member's lock. */
export async function lockStanding(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<Standing> {
  await noteCounted(transaction, [{ memberId, postingId: 0n, points: 0n }]);
  const { rows } = await sql<Standing>`
    select level, highest, kept_until::text as "keptUntil" from vip_standing
    where member_id = ${memberId} for update`.execute(transaction);
  const [standing] = rows;
  if (!standing) throw new Error(`member ${memberId} is gone`);
  return standing;
}

export async function writeStanding(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { level, highest, keptUntil }: Standing,
): Promise<void> {
  await transaction
    .updateTable('vip_standing')
    .set({ level, highest, kept_until: keptUntil })
    .where('member_id', '=', memberId)
    .execute();
}

/** Gives a member the benefits of a level, and keeps the change; false where it had them. */
export async function changeLevel(
  transaction: DatabaseTransaction,
  memberId: bigint,
  change: { level: number; cause: 'counted' | 'notKept' | 'override' | 'overrideEnded'; at: Date },
): Promise<boolean> {
  const { level, cause, at } = change;
  const { rows } = await sql`
    with before as (
      select id, vip_level from member where id = ${memberId} and vip_level <> ${level}
    ), changed as (
      update member set vip_level = ${level} from before where member.id = before.id
    )
    insert into vip_change (member_id, level, level_before, cause, at)
    select id, ${level}, vip_level, ${cause}, ${at} from before returning id`.execute(transaction);
  return rows.length > 0;
}

/** Where a member stands, by name; `level` is the one whose benefits the member has. */
export type NamedStanding = {
  memberId: bigint;
  account: string;
  level: number;
  countedLevel: number;
  keptUntil: string | null;
};

/** Lists a page of members with an account in a currency, the highest level first. */
export async function listStandingsPage(
  db: Database,
  currency: string,
  wanted: {
    memberId: bigint | undefined;
    level: number | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: NamedStanding[]; total: number }> {
  const { memberId = null, level = null, limit, offset } = wanted;
  const filtered = sql`
    from member join account on account.member_id = member.id and account.currency = ${currency}
    left join vip_standing as standing on standing.member_id = member.id
    where (${memberId}::bigint is null or member.id = ${memberId}::bigint)
      and (${level}::int is null or member.vip_level = ${level}::int)`;
  const { rows } = await sql<NamedStanding>`
    select member.id as "memberId", member.username as account, member.vip_level as level,
      coalesce(standing.level, member.vip_level) as "countedLevel",
      standing.kept_until::text as "keptUntil" ${filtered}
    order by member.vip_level desc, member.username
    limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total ${filtered}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}
