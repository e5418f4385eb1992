import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/**
 * Notes until when a signal has looked; false where another process has noted something since it
 * stood at `before` (null: nothing yet).
 */
export async function moveLookedUntil(
  transaction: DatabaseTransaction,
  signal: string,
  { before, until }: { before: Date | null; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into fraud_progress as progress (signal, at) values (${signal}, ${until})
    on conflict (signal) do update set at = excluded.at where progress.at = ${before}::timestamptz
    returning signal`.execute(transaction);
  return rows.length > 0;
}

/** What failed has a row of its own, beside that of its signal. */
const failedOf = (signal: string) => `${signal}:`;

/** Lists by their ids what a signal could not look at and has to look at again. */
export async function listFailed(db: Database, signal: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select substr(signal, length(${failedOf(signal)}) + 1) as id from fraud_progress
    where starts_with(signal, ${failedOf(signal)}) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes by their ids all that a signal could not look at, in place of what it could not before. */
export async function noteFailed(
  transaction: DatabaseTransaction,
  signal: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    delete from fraud_progress where starts_with(signal, ${failedOf(signal)})
      and substr(signal, length(${failedOf(signal)}) + 1) <> all (${[...ids]}::text[])`.execute(
    transaction,
  );
  await sql`
    insert into fraud_progress (signal, at)
    select ${failedOf(signal)} || id, ${at}::timestamptz from unnest(${[...ids]}::text[]) as id
    on conflict do nothing`.execute(transaction);
}
