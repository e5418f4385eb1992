import type { Database } from '#db/database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { touchSessions } from './session.store.ts';

/** A session is written again after so long. */
const touchAfterMs = minuteMs;
/** Sessions of one statement; more go with the next one. */
const mostAtOnce = 2000;

type Session = { id: string; last_seen_at: Date };

/**
 * Collects when sessions were last seen, and writes it for many in one statement: thousands of
 * members may come within a second, and a commit for each would hold up all others. What is not
 * written because of an error goes with the next write.
 */
export function createSeenSessions(db: Database, { idleMs }: { idleMs: number }) {
  /** By the key of the session's token. */
  const noted = new Map<string, { id: string; at: Date }>();
  let last = Promise.resolve();
  let next: Promise<void> | null = null;

  async function writeNoted(): Promise<void> {
    const batch = [...noted];
    for (let from = 0; from < batch.length; from += mostAtOnce) {
      const some = batch.slice(from, from + mostAtOnce);
      await touchSessions(
        db,
        some.map(([, { id, at }]) => [id, at] as const),
      );
      for (const [key, one] of some) if (noted.get(key) === one) noted.delete(key);
    }
  }

  /**
   * Writes what is noted by now, after a write that is under way; all who ask meanwhile share the
   * next one.
   */
  async function write(): Promise<void> {
    if (noted.size === 0) return;
    next ??= last
      .catch(() => undefined)
      .then(() => {
        next = null;
        last = writeNoted();
        return last;
      });
    await next;
  }

  return {
    /**
     * Notes a call of a session. One that was seen not long ago waits to be written with others,
     * for about a second. One that has used half of its idle time is written before its call goes
     * on: so no process ends a session as idle that waits in another, unless writing fails for half
     * of the idle time.
     */
    note: async (key: string, { id, last_seen_at: before }: Session, now: Date): Promise<void> => {
      const unseenMs = now.getTime() - before.getTime();
      if (unseenMs <= touchAfterMs) return;
      noted.set(key, { id, at: now });
      if (unseenMs > idleMs / 2) await write();
    },
    /** Whether a session was seen later than the database says. */
    isWaiting: (key: string): boolean => noted.has(key),
    write,
  };
}
