import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

export type Executor = Database | DatabaseTransaction;

type CodeTable = 'email_code' | 'verification_code';

/** Where a code is kept: its table, and the columns that name its row. */
type CodeRow = { table: CodeTable; key: Readonly<Record<string, string | bigint>> };

function named({ key }: CodeRow) {
  const columns = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(columns, sql` and `);
}

/** Counts a try and returns the hash to verify it with; null when no try is possible. */
export async function countTryAt(
  db: Executor,
  row: CodeRow,
  maximumTries: number,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ code_hash: string | null }>`
    update ${sql.table(row.table)} set tries = tries + 1
    where ${named(row)} and used_at is null and tries < ${maximumTries} and expires_at > ${now}
    returning code_hash`.execute(db);
  return rows[0]?.code_hash ?? null;
}

/** Uses the code up; false when it was used or replaced since it was verified. */
export async function useCodeAt(
  db: Executor,
  row: CodeRow,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(row.table)} set used_at = ${now}
    where ${named(row)} and code_hash = ${hash} and used_at is null
    returning used_at`.execute(db);
  return rows.length > 0;
}

export async function forgetCodes(
  db: Executor,
  table: CodeTable,
  askedBefore: Date,
): Promise<void> {
  await db.deleteFrom(table).where('asked_at', '<', askedBefore).execute();
}
