import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { GameType } from '@pavilion/domain/game/game-type';

type Executor = Database | DatabaseTransaction;

/** Whose play can be counted: in money of a currency, and by an hour that counts each once. */
type Counted = { currency: string; hour: Date };

/** Open accounts in money whose roll-ups have moved on, and that were not counted this hour. */
const waiting = ({ currency, hour }: Counted) => sql`
  from account
  join member on member.id = account.member_id
  join report_progress as progress on progress.account_id = account.id
  left join point_standing as standing on standing.member_id = member.id
  where account.currency = ${currency} and member.closed_at is null
    and (standing.member_id is null or progress.posting_id > standing.posting_id)
    and (standing.counted_hour is null or standing.counted_hour < ${hour})`;

/** Ids of members whose play points have not counted, in order. */
export async function listWaiting(db: Executor, counted: Counted): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select member.id ${waiting(counted)} order by member.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lifetime valid bets of a member in a category, now and as points have counted them. */
export type CategoryPlay = { category: GameType; valid: bigint; counted: bigint };

export type WaitingPlay = {
  memberId: bigint;
  /** The posting up to which the roll-ups have counted. */
  postingId: bigint;
  carry: bigint;
  /** The categories whose valid bets have changed. */
  play: CategoryPlay[];
};

type PlayRow = Omit<WaitingPlay, 'play'> & {
  [Name in keyof CategoryPlay]: CategoryPlay[Name] | null;
};

/** What those of members who still wait have played since; the caller holds their locks. */
export async function readWaitingPlay(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  counted: Counted,
): Promise<WaitingPlay[]> {
  const { rows } = await sql<PlayRow>`
    with open as (
      select member.id, account.id as account_id, progress.posting_id,
        coalesce(standing.carry, 0) as carry
      ${waiting(counted)} and member.id = any (${[...memberIds]}::bigint[])
    )
    select open.id as "memberId", open.posting_id as "postingId", open.carry,
      play.category, play.valid, play.counted
    from open left join lateral (
      select coalesce(total.category, before.category) as category,
        coalesce(total.valid, 0) as valid, coalesce(before.valid, 0) as counted
      from (
        select category, valid from member_total where account_id = open.account_id
      ) as total full join (
        select category, valid from point_counted where member_id = open.id
      ) as before on before.category = total.category
      where coalesce(total.valid, 0) <> coalesce(before.valid, 0)
    ) as play on true
    order by open.id, play.category`.execute(transaction);
  const members = new Map<bigint, WaitingPlay>();
  for (const { memberId, postingId, carry, category, valid, counted: before } of rows) {
    const own = members.get(memberId) ?? { memberId, postingId, carry, play: [] };
    members.set(memberId, own);
    if (category === null || valid === null || before === null) continue;
    own.play.push({ category, valid, counted: before });
  }
  return [...members.values()];
}

/** Writes what is carried on, and up to where the play of members was counted in an hour. */
export async function writeCarried(
  transaction: DatabaseTransaction,
  members: readonly Pick<WaitingPlay, 'memberId' | 'postingId' | 'carry'>[],
  hour: Date,
): Promise<void> {
  await sql`
    insert into point_standing (member_id, carry, posting_id, counted_hour)
    select member_id, carry, posting_id, ${hour}
    from unnest(
      ${members.map(({ memberId }) => memberId)}::bigint[],
      ${members.map(({ carry }) => carry)}::bigint[],
      ${members.map(({ postingId }) => postingId)}::bigint[]
    ) as counted (member_id, carry, posting_id)
    order by member_id
    on conflict (member_id) do update set carry = excluded.carry,
      posting_id = excluded.posting_id, counted_hour = excluded.counted_hour`.execute(transaction);
}

/** Writes the valid bets of members that points have counted. */
export async function writeCountedPlay(
  transaction: DatabaseTransaction,
  members: readonly Pick<WaitingPlay, 'memberId' | 'play'>[],
): Promise<void> {
  const rows = members.flatMap(({ memberId, play }) => play.map((one) => ({ memberId, ...one })));
  if (rows.length === 0) return;
  await sql`
    insert into point_counted (member_id, category, valid)
    select member_id, category, valid
    from unnest(
      ${rows.map(({ memberId }) => memberId)}::bigint[],
      ${rows.map(({ category }) => category)}::text[],
      ${rows.map(({ valid }) => valid)}::bigint[]
    ) as counted (member_id, category, valid)
    order by member_id, category
    on conflict (member_id, category) do update set valid = excluded.valid`.execute(transaction);
}
