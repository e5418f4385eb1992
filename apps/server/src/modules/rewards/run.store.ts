import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** The first day of the last period of which everything of a kind was given; null before any. */
export async function findLastRun(db: Executor, kind: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(period)::text as day from reward_run where kind = ${kind}`.execute(db);
  return rows[0]?.day ?? null;
}

/** Notes that everything of a kind was given for a period; a repeat changes nothing. */
export async function insertRun(
  db: Executor,
  { kind, period, doneAt }: { kind: string; period: string; doneAt: Date },
): Promise<void> {
  await sql`
    insert into reward_run (kind, period, done_at) values (${kind}, ${period}::date, ${doneAt})
    on conflict do nothing`.execute(db);
}

/** The last day `YYYY-MM-DD` that is closed; null before the first. */
export async function findLastClosedDay(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from day_close`.execute(db);
  return rows[0]?.day ?? null;
}
