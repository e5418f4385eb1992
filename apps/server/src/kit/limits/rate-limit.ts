import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '../clock.ts';
import { windowAt, type RateLimit } from './rate-window.ts';
import { createSpendTry } from './tries.ts';

export type { RateLimit } from './rate-window.ts';

/** A use is given back within this time after its step; older rows do not change. */
const settledMs = 60_000;

/**
 * Counts the uses per subject of the window that ends now, in the database, so that all processes
 * agree. The window slides, so that a new limit never begins right after a used-up one.
 */
export function createRateLimiter(db: Database | DatabaseTransaction, clock: Clock) {
  async function used(subject: string, limit: RateLimit): Promise<number> {
    const { since } = windowAt(clock(), limit);
    const row = await db
      .selectFrom('rate_limit')
      .select(sql<number>`coalesce(sum(uses), 0)::int`.as('uses'))
      .where('subject', '=', subject)
      .where('window_start', '>', since)
      .executeTakeFirstOrThrow();
    return row.uses;
  }

  return {
    /** Spends a try at a secret. */
    spendTry: createSpendTry(db, clock),
    /** Counts a use and returns true when the limit allows one more; else counts nothing. */
    async allow(subject: string, limit: RateLimit): Promise<boolean> {
      const { since, step } = windowAt(clock(), limit);
      const before = sql<number>`(
        select coalesce(sum(uses), 0) from rate_limit
        where subject = ${subject} and window_start > ${since} and window_start <> ${step}
      )`;
      const oneMore = db.selectNoFrom((values) => [
        sql<string>`${subject}::text`.as('subject'),
        sql<Date>`${step}::timestamptz`.as('window_start'),
        values.lit(1).as('uses'),
      ]);
      const counted = await db
        .insertInto('rate_limit')
        .columns(['subject', 'window_start', 'uses'])
        .expression(oneMore.where(before, '<', limit.uses))
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'window_start'])
            .doUpdateSet({ uses: sql<number>`rate_limit.uses + 1` })
            .where(sql<number>`rate_limit.uses + ${before}`, '<', limit.uses),
        )
        .returning('uses')
        .executeTakeFirst();
      return counted !== undefined;
    },
    /** True when the limit of the current window is used up; counts nothing. */
    async isSpent(subject: string, limit: RateLimit): Promise<boolean> {
      return (await used(subject, limit)) >= limit.uses;
    },
    /** The number of uses counted in the current window. */
    used,
    /** Counts from zero again. */
    async reset(subject: string): Promise<void> {
      await db.deleteFrom('rate_limit').where('subject', '=', subject).execute();
    },
    /** Deletes steps that are too old to count, and those whose uses were all given back. */
    async forget(olderThanMs: number): Promise<void> {
      const now = clock().getTime();
      await db
        .deleteFrom('rate_limit')
        .where((row) =>
          row.or([
            row('window_start', '<', new Date(now - olderThanMs)),
            row.and([row('uses', '=', 0), row('window_start', '<', new Date(now - settledMs))]),
          ]),
        )
        .execute();
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
