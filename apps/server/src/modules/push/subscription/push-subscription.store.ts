import type { Database } from '../../../db/tables.ts';
import type { PushTarget } from '../../../ports/push-sender.ts';

/** One for each session; a browser that was another session's belongs to the new one. */
export async function keepSubscription(
  db: Database,
  { sessionId, memberId }: { sessionId: string; memberId: bigint },
  target: PushTarget,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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

export async function removeEndpoint(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

/** Where a member is told: at browsers whose session lives. */
export function listTargets(db: Database, memberId: bigint, now: Date): Promise<PushTarget[]> {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscription.member_id', '=', memberId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .execute();
}
