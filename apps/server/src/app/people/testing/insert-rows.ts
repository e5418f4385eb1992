import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Rows } from './rows-of-person.ts';

/** Inserts rows, those of each table in its turn. */
export async function insertRows(db: Database, rows: Rows): Promise<void> {
  for (const [table, some] of Object.entries(rows)) {
    for (const row of some) {
      await db
        .insertInto(table as 'member_note')
        .values(row as Insertable<Tables['member_note']>)
        .execute();
    }
  }
}
