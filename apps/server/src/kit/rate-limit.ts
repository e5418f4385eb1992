import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Clock } from './clock.ts';

export type RateLimit = { uses: number; windowMs: number };

/** Counts uses per subject in fixed windows in the database, so that all processes agree. */
export function createRateLimiter(db: Database, clock: Clock) {
  return {
    /** True when the use is still within the limit; it is counted either way. */
    async allow(subject: string, limit: RateLimit): Promise<boolean> {
      const start = Math.floor(clock().getTime() / limit.windowMs) * limit.windowMs;
      const row = await db
        .insertInto('rate_limit')
        .values({ subject, window_start: new Date(start), uses: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'window_start'])
            .doUpdateSet({ uses: sql<number>`rate_limit.uses + 1` }),
        )
        .returning('uses')
        .executeTakeFirstOrThrow();
      return row.uses <= limit.uses;
    },
    /** True when the limit of the present window is used up; counts nothing. */
    async isSpent(subject: string, limit: RateLimit): Promise<boolean> {
      const start = Math.floor(clock().getTime() / limit.windowMs) * limit.windowMs;
      const row = await db
        .selectFrom('rate_limit')
        .select('uses')
        .where('subject', '=', subject)
        .where('window_start', '=', new Date(start))
        .executeTakeFirst();
      return (row?.uses ?? 0) >= limit.uses;
    },
    /** Counts from zero again. */
    async reset(subject: string): Promise<void> {
      await db.deleteFrom('rate_limit').where('subject', '=', subject).execute();
    },
    /** Removes windows that can no longer count. */
    async forget(olderThanMs: number): Promise<void> {
      const before = new Date(clock().getTime() - olderThanMs);
      await db.deleteFrom('rate_limit').where('window_start', '<', before).execute();
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
