import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Caller, RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { createGroupRead } from '#kit/group-read.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import type { Signals } from '#kit/signals.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { LoginMethod } from './history/login-record.store.ts';
import { createSeenSessions } from './seen-sessions.ts';
import {
  endExpired,
  endSessions,
  findLiveAmong,
  findLiveByTokens,
  findSession,
  insertSession,
  listLiveSessions,
  markConfirmed,
  type EndedSession,
  type SessionChoice,
} from './session.store.ts';

export type SessionLifetimes = { idleMs: number; absoluteMs: number };

export type SessionRegistryDependencies = {
  db: Database;
  clock: Clock;
  lifetimes: SessionLifetimes;
  publish: PublishEvent;
  signals: Pick<Signals, 'listen' | 'publish' | 'publishIn'>;
};

type OpenDependencies = Pick<SessionRegistryDependencies, 'db' | 'clock' | 'lifetimes'>;

/** Reads of sessions, when thousands of members come within a second. */
const readsOfMany = { readsInFlight: 3, maximumBatch: 256 };

/** How long another process may still accept a session that was ended elsewhere. */
const cacheMs = 2000;
const cacheEntries = 20_000;

/** Decision D5: how long a password counts in a session that began without one. */
const confirmedForMs = 5 * 60_000;

type Cached = { caller: Caller; until: number };

export type SessionStart = { way: LoginMethod; deviceId: string | null };

/** Caches callers for a few seconds, so that a burst of calls reads the session once. */
function createCallerCache() {
  const cache = new Map<string, Cached>();
  /** Counts what was forgotten, so that nothing is remembered that was read before. */
  let turn = 0;

  function forgetWhere(isMeant: (caller: Caller) => boolean): void {
    turn += 1;
    for (const [key, { caller }] of cache) if (isMeant(caller)) cache.delete(key);
  }

  return {
    turn: () => turn,
    forgetWhere,
    get: (key: string, nowMs: number): Caller | null => {
      const cached = cache.get(key);
      if (cached && cached.until > nowMs) return cached.caller;
      cache.delete(key);
      return null;
    },
    /** `readAt` is the turn at which the caller was read. */
    remember: (key: string, caller: Caller, nowMs: number, readAt: number): void => {
      if (readAt !== turn) return;
      const oldest = cache.size >= cacheEntries ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      cache.set(key, { caller, until: nowMs + cacheMs });
    },
  };
}

type LiveSession = Awaited<ReturnType<typeof findLiveByTokens>>[number];

function callerOf(row: LiveSession): Caller {
  return {
    memberId: row.member_id,
    username: row.username,
    memberType: row.member_type,
    sessionId: row.id,
    isExcluded: row.exclusion !== null,
    isUnfinished: row.unfinished,
  };
}

const keyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64');

/** Reads sessions by their tokens, those of many calls together; null for what is not open. */
function createSessionReads({ db, clock, lifetimes }: OpenDependencies) {
  async function read(tokenHashes: readonly Uint8Array[]): Promise<(LiveSession | null)[]> {
    const now = clock();
    const since = new Date(now.getTime() - lifetimes.idleMs);
    const rows = await findLiveByTokens(db, tokenHashes, now, since);
    const byToken = new Map(rows.map((row) => [keyOf(row.token_hash), row]));
    return tokenHashes.map((tokenHash) => byToken.get(keyOf(tokenHash)) ?? null);
  }
  return createGroupRead({ ...readsOfMany, read });
}

/** Opens, resolves and confirms sessions; the registry below ends them. */
function createOpenSessions({ db, clock, lifetimes }: OpenDependencies) {
  const cache = createCallerCache();
  const seen = createSeenSessions(db, lifetimes);
  const find = createSessionReads({ db, clock, lifetimes });
  const idleSince = (now: Date) => new Date(now.getTime() - lifetimes.idleMs);

  async function open(memberId: bigint, context: RequestContext, start: SessionStart) {
    const token = randomToken();
    const id = randomUUID();
    const now = clock();
    await insertSession(db, {
      id,
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetimes.absoluteMs),
      ended_at: null,
      end_reason: null,
      address: context.address,
      user_agent: context.userAgent,
      device_id: start.deviceId,
      opened_by: start.way,
      confirmed_at: null,
    });
    return { token, id };
  }

  async function resolve(token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    const key = keyOf(tokenHash);
    const now = clock();
    const cached = cache.get(key, now.getTime());
    if (cached) return cached;
    const readAt = cache.turn();
    let row = await find(tokenHash);
    if (row === null && seen.isWaiting(key)) {
      await seen.write();
      row = await find(tokenHash);
    }
    if (row === null) return null;
    await seen.note(key, row, now);
    const caller = callerOf(row);
    cache.remember(key, caller, now.getTime(), readAt);
    return caller;
  }

  /** False for a session that began without a password and was not confirmed recently. */
  async function isConfirmed(sessionId: string): Promise<boolean> {
    const session = await findSession(db, sessionId);
    if (!session) return false;
    if (session.opened_by !== 'device') return true;
    const since = clock().getTime() - confirmedForMs;
    return session.confirmed_at !== null && session.confirmed_at.getTime() > since;
  }

  async function confirm(sessionId: string): Promise<Date> {
    const now = clock();
    await markConfirmed(db, sessionId, now);
    return new Date(now.getTime() + confirmedForMs);
  }

  return {
    cache,
    idleSince,
    writeSeen: seen.write,
    open,
    resolve,
    isConfirmed,
    confirm,
    /** The ones of these sessions that are still open; the query does not extend them. */
    findLive: (sessionIds: readonly string[]) =>
      findLiveAmong(db, sessionIds, clock(), idleSince(clock())),
    list: (memberId: bigint) => listLiveSessions(db, memberId, clock(), idleSince(clock())),
  };
}

/** Opaque tokens, stored hashed, with idle and absolute expiry (decision D4). */
export function createSessionRegistry({
  db,
  clock,
  lifetimes,
  publish,
  signals,
}: SessionRegistryDependencies) {
  const { cache, idleSince, ...opened } = createOpenSessions({ db, clock, lifetimes });

  async function announce(ended: readonly EndedSession[], reason: string): Promise<void> {
    for (const { id: sessionId, member_id: memberId } of ended) {
      cache.forgetWhere((caller) => caller.sessionId === sessionId);
      await publish('sessionEnded', { sessionId, memberId, reason });
    }
  }

  async function end(choice: SessionChoice, reason: string): Promise<EndedSession[]> {
    const ended = await endSessions(db, choice, reason, clock());
    await announce(ended, reason);
    return ended;
  }

  /** Ends every session of a member with the commit, of which each process hears by a signal. */
  async function endAllIn(
    transaction: DatabaseTransaction,
    memberId: bigint,
    reason: string,
  ): Promise<void> {
    await endSessions(transaction, { memberId }, reason, clock());
    await publish('allSessionsEnded', { transaction, memberId });
    await signals.publishIn(transaction, { kind: 'session', memberId });
  }

  /** After a change of a member: the next call of each session reads it, in every process. */
  async function renew(memberId: bigint): Promise<void> {
    cache.forgetWhere((caller) => caller.memberId === memberId);
    await signals.publish({ kind: 'session', memberId });
  }

  // What was read before the signal may be from before the change.
  signals.listen((signal) => {
    if (signal === null) cache.forgetWhere(() => true);
    else if (signal.kind === 'session') {
      cache.forgetWhere(({ memberId }) => memberId === signal.memberId);
    }
  });

  return {
    ...opened,
    endAllIn,
    renew,
    /** Ends the open sessions that match, and returns them. */
    end,
    /** Ends every session of the caller's member except the caller's own. */
    endOthers: (caller: Caller, reason: string) =>
      end({ memberId: caller.memberId, notId: caller.sessionId }, reason),
    /** Ends sessions that have been idle or open for too long. */
    endExpired: async (): Promise<void> => {
      const now = clock();
      await announce(await endExpired(db, now, idleSince(now)), 'expired');
    },
  };
}

export type SessionRegistry = ReturnType<typeof createSessionRegistry>;
