import type { Database, DatabaseTransaction } from '#db/database.ts';
import { isAddressable, mayBeOffered } from '#modules/accounts/addressable.store.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { PushTarget } from '#ports/push-sender.ts';

/** Stores one subscription per session, and moves a browser of another session to it. */
export async function keepSubscription(
  db: Database,
  { sessionId, memberId }: { sessionId: string; memberId: bigint },
  target: PushTarget,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    await transaction
      .deleteFrom('push_subscription')
      .where((eb) =>
        eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', target.endpoint)]),
      )
      .execute();
    await transaction
      .insertInto('push_subscription')
      .values({ session_id: sessionId, member_id: memberId, ...target, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function hasSubscription(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeOfSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

export async function removeOfMember(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('push_subscription').where('member_id', '=', memberId).execute();
}

export async function removeEndpoint(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

/** Subscriptions whose session is open, of members who may be addressed. */
function livingTargets(db: Database | DatabaseTransaction, now: Date) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .innerJoin('member', 'member.id', 'push_subscription.member_id')
    .where(isAddressable)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now);
}

export type Browser = { sessionId: string; endpoint: string };

/** The browsers to which a member's pushes are sent. */
export function listOfMember(db: Database, memberId: bigint, now: Date): Promise<Browser[]> {
  return livingTargets(db, now)
    .select(['push_subscription.session_id as sessionId', 'endpoint'])
    .where('push_subscription.member_id', '=', memberId)
    .execute();
}

/** Where a push goes; one that may be an offer only to a member who may be offered something. */
export async function findTarget(
  db: Database,
  { sessionId, mayBeOffer }: { sessionId: string; mayBeOffer: boolean },
  now: Date,
): Promise<PushTarget | null> {
  const target = await livingTargets(db, now)
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscription.session_id', '=', sessionId)
    .$if(mayBeOffer, (query) => query.where(mayBeOffered))
    .executeTakeFirst();
  return target ?? null;
}

type BrowserOfReader = Browser & { memberType: number; vipLevel: number };

/**
 * Some of the browsers of members who may be offered something, ordered by session, with the fields
 * that audiences depend on.
 */
export function listBrowsers(
  transaction: DatabaseTransaction,
  afterSession: string,
  most: number,
  now: Date,
): Promise<BrowserOfReader[]> {
  return livingTargets(transaction, now)
    .select([
      'push_subscription.session_id as sessionId',
      'push_subscription.endpoint',
      'member.member_type as memberType',
      'member.vip_level as vipLevel',
    ])
    .where(mayBeOffered)
    .where('push_subscription.session_id', '>', afterSession)
    .orderBy('push_subscription.session_id')
    .limit(most)
    .execute();
}
