import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The tables in which a text stands anywhere, as it is written. */
export async function tablesNaming(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { table } of rows) {
    const named = await sql`
      select 1 from ${sql.table(table)} as t where strpos(t::text, ${text}) > 0 limit 1
    `.execute(db);
    if (named.rows.length > 0) found.push(table);
  }
  return found;
}
