import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';

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
