import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database.ts';

/** How many connections of a PostgreSQL database wait for a lock that another one holds. */
export async function lockWaits(db: Database | DatabaseTransaction): Promise<number> {
  // Within a transaction the activity is read once, unless it is forgotten.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
