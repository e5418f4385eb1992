import { sql, type Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export async function insertSession(
  db: Executor,
  session: Insertable<Tables['session']>,
): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

/** Sessions that may be used, each with its member. */
function liveSessions(db: Executor, now: Date, idleSince: Date) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', idleSince)
    .where('member.status', '=', 'active')
    .where((eb) => eb.or([eb('member.expires_at', 'is', null), eb('member.expires_at', '>', now)]));
}

/** The sessions of tokens that may be used; what is no token of one is left out. */
export function findLiveByTokens(
  db: Executor,
  tokenHashes: readonly Uint8Array[],
  now: Date,
  idleSince: Date,
) {
  return liveSessions(db, now, idleSince)
    .select(['session.id', 'session.token_hash', 'session.member_id', 'session.last_seen_at'])
    .select(['member.username', 'member.member_type', 'member.exclusion', 'member.unfinished'])
    .where(sql<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
    .execute();
}

/** The ones of these sessions that may still be used. */
export async function findLiveAmong(
  db: Executor,
  sessionIds: readonly string[],
  now: Date,
  idleSince: Date,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await liveSessions(db, now, idleSince)
    .select('session.id')
    .where(sql<boolean>`session.id = any(${[...sessionIds]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/**
 * Notes when open sessions were last seen, in one statement; it moves no instant back. Rows are
 * locked in the order of their ids, so that two statements do not wait for each other.
 */
export async function touchSessions(
  db: Executor,
  seen: readonly (readonly [id: string, at: Date])[],
): Promise<void> {
  await sql`
    with seen as (
      select * from unnest(
        ${seen.map(([id]) => id)}::uuid[], ${seen.map(([, at]) => at)}::timestamptz[]
      ) as seen (id, at)
    ), held as (
      select session.id, seen.at from session join seen on seen.id = session.id
      where session.ended_at is null and session.last_seen_at < seen.at
      order by session.id for no key update of session
    )
    update session set last_seen_at = held.at from held
    where session.id = held.id and ended_at is null and last_seen_at < held.at`.execute(db);
}

/** A filter of open sessions; a session must match all given fields. */
export type SessionChoice = {
  id?: string;
  notId?: string;
  memberId?: bigint;
  deviceId?: string;
};

/** Ends the open sessions that match, each once, and returns them. */
export async function endSessions(
  db: Executor,
  choice: SessionChoice,
  reason: string,
  now: Date,
): Promise<EndedSession[]> {
  let ending = db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null);
  if (choice.id !== undefined) ending = ending.where('id', '=', choice.id);
  if (choice.notId !== undefined) ending = ending.where('id', '!=', choice.notId);
  if (choice.memberId !== undefined) ending = ending.where('member_id', '=', choice.memberId);
  if (choice.deviceId !== undefined) ending = ending.where('device_id', '=', choice.deviceId);
  return ending.returning(['id', 'member_id', 'device_id']).execute();
}

export type EndedSession = { id: string; member_id: bigint; device_id: string | null };

/** Ends idle and expired sessions, and returns them. */
export async function endExpired(db: Executor, now: Date, idleSince: Date) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'expired' })
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleSince)]))
    .returning(['id', 'member_id', 'device_id'])
    .execute();
}

/** Deletes sessions that ended long ago, except those that play sessions refer to. */
export async function forgetSessions(db: Executor, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('ended_at', '<', endedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('play_session')
            .select('play_session.id')
            .whereRef('play_session.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}

export function listLiveSessions(db: Executor, memberId: bigint, now: Date, idleSince: Date) {
  return liveSessions(db, now, idleSince)
    .leftJoin('device', 'device.id', 'session.device_id')
    .select(['session.id', 'session.created_at', 'session.last_seen_at', 'session.opened_by'])
    .select(['session.address', 'session.user_agent', 'session.device_id'])
    .select(['device.ended_at as device_ended_at', 'device.expires_at as device_expires_at'])
    .where('session.member_id', '=', memberId)
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id')
    .execute();
}

export function findSession(db: Executor, sessionId: string) {
  return db
    .selectFrom('session')
    .select(['opened_by', 'confirmed_at', 'device_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function markConfirmed(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function moveToDevice(
  db: Executor,
  sessionId: string,
  deviceId: string | null,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ device_id: deviceId })
    .where('id', '=', sessionId)
    .execute();
}
