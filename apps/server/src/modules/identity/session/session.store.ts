import type { Database, DatabaseTransaction } from '../../../db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type NewSession = {
  id: string;
  tokenHash: Uint8Array;
  memberId: bigint;
  now: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

export async function insertSession(db: Executor, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      member_id: session.memberId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      ended_at: null,
      end_reason: null,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

export function findLiveSession(db: Executor, tokenHash: Uint8Array, now: Date, idleSince: Date) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.id', 'session.member_id', 'session.last_seen_at'])
    .select(['member.username', 'member.member_type'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', idleSince)
    .where('member.status', '=', 'active')
    .where((eb) => eb.or([eb('member.expires_at', 'is', null), eb('member.expires_at', '>', now)]))
    .executeTakeFirst();
}

export async function touchSession(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a session once; a repeat changes nothing. */
export async function endSession(
  db: Executor,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a member but one, and answers their ids. */
export async function endOtherSessions(
  db: Executor,
  memberId: bigint,
  keptSessionId: string,
  reason: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('id', '!=', keptSessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
