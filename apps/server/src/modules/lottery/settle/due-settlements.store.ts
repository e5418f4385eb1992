import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import type { DrawRow } from '../draw.store.ts';

/** The draws of any lottery whose sub-orders are to be settled, put right or given back, by time. */
export async function listToSettle(db: Database, now: Date, limit: number): Promise<DrawRow[]> {
  // What is drawn has closed; the limit in time keeps the index from being read whole.
  const until = new Date(now.getTime() + hourMs);
  const drawn = db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', 'in', ['scheduled', 'open', 'closed', 'drawn'])
    .where('state', '=', 'drawn')
    .where('closes_at', '<', until);
  return drawn
    .unionAll(
      db
        .selectFrom('lottery_draw')
        .selectAll()
        .where(sql<boolean>`to_settle`),
    )
    .orderBy('draws_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
