import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { CountedIn } from './mission-progress.store.ts';

type Executor = Database | DatabaseTransaction;

/** Up to where the missions of a member are counted: postings of play, and other changes. */
type Counted = { memberId: bigint; postingId: bigint; changes: number };

export type MissionStanding = Counted & {
  level: number;
  /** The day of the first posting that is not counted; null where only today is to be counted. */
  since: string | null;
};

/**
 * Lists open members with an account in a currency whose roll-ups, contact, profile or log-in from
 * the app have changed since their missions were counted, or all of them; by id. Who has not
 * finished an account that an agent opened waits: what such a member is given would be lost.
 */
export async function listToCount(
  db: Executor,
  currency: string,
  { everybody }: { everybody: boolean },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select member.id from account
    join member on member.id = account.member_id
    left join report_progress as progress on progress.account_id = account.id
    left join mission_standing as standing on standing.member_id = member.id
    where account.currency = ${currency} and member.closed_at is null
      and not member.unfinished and (
      ${everybody} or standing.member_id is null or standing.changes <> standing.counted_changes
      or progress.posting_id > standing.posting_id)
    order by member.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Reads up to where missions can be counted now, and from when on. Who was never counted has no
 * day: what was played before a site had missions counts for none of them.
 */
export async function readMissionStandings(
  db: Executor,
  memberIds: readonly bigint[],
  { currency, timeZone }: CountedIn,
): Promise<MissionStanding[]> {
  const { rows } = await sql<MissionStanding>`
    select member.id as "memberId", member.vip_level as level,
      coalesce(progress.posting_id, 0) as "postingId", coalesce(standing.changes, 0) as changes,
      first.day as since
    from member
    join account on account.member_id = member.id and account.currency = ${currency}
    left join report_progress as progress on progress.account_id = account.id
    left join mission_standing as standing on standing.member_id = member.id
    left join lateral (
      select (created_at at time zone ${timeZone})::date::text as day from posting
      where account_id = account.id and id > standing.posting_id
        and progress.posting_id > standing.posting_id
        and (standing.posting_id > 0 or standing.counted_changes > 0 or standing.changes = 0)
      order by id limit 1
    ) as first on true
    where member.id = any (${[...memberIds]}::bigint[])
    order by member.id`.execute(db);
  return rows;
}

/** Notes up to where the missions of members were counted; never backwards. */
export async function noteMissionsCounted(
  db: Executor,
  counted: readonly Counted[],
): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into mission_standing as standing (member_id, posting_id, changes, counted_changes)
    select member_id, posting_id, changes, changes
    from unnest(
      ${counted.map(({ memberId }) => memberId)}::bigint[],
      ${counted.map(({ postingId }) => postingId)}::bigint[],
      ${counted.map(({ changes }) => changes)}::int[]
    ) as counted (member_id, posting_id, changes)
    order by member_id
    on conflict (member_id) do update
    set posting_id = greatest(standing.posting_id, excluded.posting_id),
      counted_changes = greatest(standing.counted_changes, excluded.counted_changes)
    where standing.posting_id < excluded.posting_id
      or standing.counted_changes < excluded.counted_changes`.execute(db);
}

export type MissionReward = Pick<
  Selectable<Tables['reward']>,
  'id' | 'member_id' | 'key' | 'state' | 'expires_at'
>;

/** What members were given for missions, by these keys. */
export async function listMissionRewards(
  db: Executor,
  memberIds: readonly bigint[],
  keys: readonly string[],
): Promise<MissionReward[]> {
  return db
    .selectFrom('reward')
    .select(['id', 'member_id', 'key', 'state', 'expires_at'])
    .where('member_id', '=', sql<bigint>`any (${[...memberIds]}::bigint[])`)
    .where('origin', '=', 'mission')
    .where('key', '=', sql<string>`any (${[...keys]}::text[])`)
    .execute();
}
