import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import {
  unfinishedReferralStates,
  type ReferralState,
  type RewardedFriends,
} from '@pavilion/domain/reward/referral';

type Executor = Database | DatabaseTransaction;
type ReferralRow = Selectable<Tables['referral']>;

/** A referral with the names of both sides. */
export type NamedReferral = ReferralRow & { inviter: string; friend: string };

const isOpen = sql<boolean>`referral.state = any (${[...unfinishedReferralStates]}::text[])`;

/**
 * Lists friends who can still be rewarded and have played or deposited since they were looked at,
 * whose hold is over since then, or who were not looked at after `before`; the longest ago first.
 */
export async function listToLookAt(
  db: Executor,
  { currency, now, before }: { currency: string; now: Date; before: Date },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select referral.friend_id as id from referral
    left join account
      on account.member_id = referral.friend_id and account.currency = ${currency}
    left join report_progress as progress on progress.account_id = account.id
    where ${isOpen} and (
      progress.posting_id > referral.posting_id or referral.looked_at <= ${before}
      or (referral.held_until <= ${now} and referral.looked_at < referral.held_until))
    order by referral.looked_at, referral.friend_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Up to which posting a friend was looked at. */
type LookedAt = { friendId: bigint; postingId: bigint };

/** Notes that friends were looked at, where nothing changed; one who is decided on now is left. */
export async function noteLookedAt(
  db: Executor,
  looked: readonly LookedAt[],
  at: Date,
): Promise<void> {
  if (looked.length === 0) return;
  await sql`
    with seen as (
      select friend_id, posting_id from unnest(
        ${looked.map(({ friendId }) => friendId)}::bigint[],
        ${looked.map(({ postingId }) => postingId)}::bigint[]
      ) as seen (friend_id, posting_id)
    ), free as (
      select friend_id from referral where friend_id in (select friend_id from seen)
      for no key update skip locked
    )
    update referral
    set looked_at = greatest(referral.looked_at, ${at}),
      posting_id = greatest(referral.posting_id, seen.posting_id)
    from seen join free using (friend_id)
    where referral.friend_id = seen.friend_id`.execute(db);
}

/** Locks the referral of a friend until the transaction ends; after the locks of both members. */
export async function lockReferral(
  transaction: DatabaseTransaction,
  friendId: bigint,
): Promise<ReferralRow | null> {
  const row = await transaction
    .selectFrom('referral')
    .selectAll()
    .where('friend_id', '=', friendId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * One transaction at a time rewards friends, so that neither the budget nor one person is given
 * twice; after the lock of the referral.
 */
export async function lockReferralRewards(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('referral-rewards'))`.execute(transaction);
}

export type ReferralChange = Pick<
  Updateable<Tables['referral']>,
  | 'state'
  | 'changed_at'
  | 'held_until'
  | 'reason'
  | 'decided_by'
  | 'looked_at'
  | 'posting_id'
  | 'rewarded_on'
>;

export async function writeReferral(
  transaction: DatabaseTransaction,
  friendId: bigint,
  change: ReferralChange,
): Promise<void> {
  await transaction.updateTable('referral').set(change).where('friend_id', '=', friendId).execute();
}

/** Counts the rewarded friends of an inviter, by days `YYYY-MM-DD`. */
export async function countRewarded(
  db: Executor,
  inviterId: bigint,
  { today, monthStart }: { today: string; monthStart: string },
): Promise<RewardedFriends> {
  return db
    .selectFrom('referral')
    .select([
      sql<number>`(count(*) filter (where rewarded_on = ${today}::date))::int`.as('today'),
      sql<number>`(count(*) filter (where rewarded_on >= ${monthStart}::date))::int`.as(
        'thisMonth',
      ),
      sql<number>`count(*)::int`.as('inAll'),
    ])
    .where('inviter_id', '=', inviterId)
    .where('state', '=', 'rewarded')
    .executeTakeFirstOrThrow();
}

/** The keys, of some, under which a member was given something for friends. */
export async function listGivenKeys(
  db: Executor,
  memberId: bigint,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reward')
    .select('key')
    .where('member_id', '=', memberId)
    .where('origin', '=', 'referral')
    .where('key', '=', sql<string>`any (${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

function named(db: Executor) {
  return db
    .selectFrom('referral')
    .innerJoin('member as inviting', 'inviting.id', 'referral.inviter_id')
    .innerJoin('member as invited', 'invited.id', 'referral.friend_id')
    .selectAll('referral')
    .select(['inviting.username as inviter', 'invited.username as friend']);
}

/** Finds a referral by its own id. */
export async function findReferral(db: Executor, id: string): Promise<NamedReferral | null> {
  return (await named(db).where('referral.id', '=', id).executeTakeFirst()) ?? null;
}

/** Lists a page, newest first; of a member both as inviter and as friend. */
export async function listReferralsPage(
  db: Database,
  wanted: {
    memberId: bigint | undefined;
    state: ReferralState | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: NamedReferral[]; total: number }> {
  const { memberId = null, state = null, limit, offset } = wanted;
  const isWanted = sql<boolean>`
    (${memberId}::bigint is null
      or referral.inviter_id = ${memberId} or referral.friend_id = ${memberId})
    and (${state}::text is null or referral.state = ${state})`;
  const rows = await named(db)
    .where(isWanted)
    .orderBy('referral.at', 'desc')
    .orderBy('referral.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const all = db.selectFrom('referral').select(sql<number>`count(*)::int`.as('total'));
  return { rows, ...(await all.where(isWanted).executeTakeFirstOrThrow()) };
}

/** Removes the code of an erased member, and what operators wrote about the invitations. */
export async function eraseReferrals(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('referral_code').where('member_id', '=', memberId).execute();
  await transaction
    .updateTable('referral')
    .set({ code: '' })
    .where('inviter_id', '=', memberId)
    .execute();
  await transaction
    .updateTable('referral')
    .set({ reason: '' })
    .where('reason', 'is not', null)
    .where((where) =>
      where.or([where('inviter_id', '=', memberId), where('friend_id', '=', memberId)]),
    )
    .execute();
}
