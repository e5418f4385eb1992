import { sql, type Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { unfinishedReferralStates, type ReferralState } from '@pavilion/domain/reward/referral';

type Executor = Database | DatabaseTransaction;

export async function insertReferral(
  transaction: DatabaseTransaction,
  referral: Insertable<Tables['referral']>,
): Promise<void> {
  await transaction.insertInto('referral').values(referral).execute();
}

/** How many friends of a member are rewarded, or can still be. */
export async function countPromised(db: Executor, inviterId: bigint): Promise<number> {
  const { friends } = await db
    .selectFrom('referral')
    .select(({ fn }) => fn.countAll<bigint>().as('friends'))
    .where('inviter_id', '=', inviterId)
    .where('state', 'in', ['rewarded', ...unfinishedReferralStates])
    .executeTakeFirstOrThrow();
  return Number(friends);
}

/** How many friends of a member are in each state. */
export async function countByState(
  db: Executor,
  inviterId: bigint,
): Promise<Map<ReferralState, number>> {
  const rows = await db
    .selectFrom('referral')
    .select(({ fn }) => ['state', fn.countAll<bigint>().as('friends')])
    .where('inviter_id', '=', inviterId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, friends }) => [state, Number(friends)]));
}

/** A page of the friends of a member, newest first. */
export async function listFriends(
  db: Executor,
  inviterId: bigint,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.friend_id')
    .select(['member.username', 'referral.state', 'referral.changed_at as changedAt'])
    .where('referral.inviter_id', '=', inviterId)
    .orderBy('referral.at', 'desc')
    .orderBy('referral.friend_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

const ofReferrals = (db: Executor, memberId: bigint) =>
  db.selectFrom('reward').where('member_id', '=', memberId).where('origin', '=', 'referral');

/** What a member was given for friends, in minor units, without what is void. */
export async function sumEarned(db: Executor, memberId: bigint): Promise<bigint> {
  const { earned } = await ofReferrals(db, memberId)
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('earned'))
    .where('state', '<>', 'void')
    // The key of what one gets as a friend is the own id.
    .where('key', '<>', memberId.toString())
    .executeTakeFirstOrThrow();
  return earned;
}

/** The keys of what a member was given for numbers of friends. */
export async function listTierKeys(db: Executor, memberId: bigint): Promise<Set<string>> {
  const rows = await ofReferrals(db, memberId)
    .select('key')
    .where('key', 'like', 'tier:%')
    .execute();
  return new Set(rows.map(({ key }) => key));
}
