import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/tables.ts';
import type { Caller, RequestFacts } from '../../../http/handlers.ts';
import type { Clock } from '../../../kit/clock.ts';
import { hashToken, randomToken } from '../../../kit/random-token.ts';
import {
  endOtherSessions,
  endSession,
  findLiveSession,
  insertSession,
  touchSession,
} from './session.store.ts';

export type SessionLifetimes = { idleMs: number; absoluteMs: number };

/** How long another process may still accept a session that was ended elsewhere. */
const cacheMs = 2000;
const cacheEntries = 20_000;
const touchAfterMs = 60_000;

type Cached = { caller: Caller; until: number };

export type SessionEnding = (sessionId: string, reason: string) => Promise<void>;

/** Opaque tokens, stored hashed, with idle and absolute expiry (decision D4). */
export function createSessions(db: Database, clock: Clock, lifetimes: SessionLifetimes) {
  const cache = new Map<string, Cached>();
  const endings: SessionEnding[] = [];

  function remember(key: string, caller: Caller, nowMs: number): void {
    const oldest = cache.size >= cacheEntries ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, { caller, until: nowMs + cacheMs });
  }

  async function open(memberId: bigint, facts: RequestFacts): Promise<string> {
    const token = randomToken();
    const now = clock();
    await insertSession(db, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      memberId,
      now,
      expiresAt: new Date(now.getTime() + lifetimes.absoluteMs),
      address: facts.address,
      userAgent: facts.userAgent,
    });
    return token;
  }

  async function resolve(token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    const key = tokenHash.toString('base64');
    const now = clock();
    const cached = cache.get(key);
    if (cached && cached.until > now.getTime()) return cached.caller;
    cache.delete(key);
    const idleSince = new Date(now.getTime() - lifetimes.idleMs);
    const row = await findLiveSession(db, tokenHash, now, idleSince);
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > touchAfterMs) {
      await touchSession(db, row.id, now);
    }
    const caller: Caller = {
      memberId: row.member_id,
      username: row.username,
      memberType: row.member_type,
      sessionId: row.id,
    };
    remember(key, caller, now.getTime());
    return caller;
  }

  async function announce(sessionId: string, reason: string): Promise<void> {
    for (const [key, cached] of cache) {
      if (cached.caller.sessionId === sessionId) cache.delete(key);
    }
    for (const ending of endings) await ending(sessionId, reason);
  }

  async function end(sessionId: string, reason: string): Promise<void> {
    await endSession(db, sessionId, reason, clock());
    await announce(sessionId, reason);
  }

  async function endOthers(caller: Caller, reason: string): Promise<void> {
    const { memberId, sessionId } = caller;
    const ended = await endOtherSessions(db, memberId, sessionId, reason, clock());
    for (const one of ended) await announce(one, reason);
  }

  return {
    /** Answers the token of a new session. */
    open,
    resolve,
    end,
    /** Ends every session of the caller's member except the caller's own. */
    endOthers,
    /** Called after a session has ended, with its id and the reason. */
    onEnd: (ending: SessionEnding) => void endings.push(ending),
  };
}
