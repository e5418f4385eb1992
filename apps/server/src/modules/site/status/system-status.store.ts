import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type StatusRow = Omit<Selectable<Tables['system_status']>, 'only_row'>;

/** The status that an operator set last; null while the site folder decides. */
export async function findStatus(db: Database): Promise<StatusRow | null> {
  const row = await db
    .selectFrom('system_status')
    .select(['maintenance', 'maintenance_ends_at', 'maintenance_info'])
    .select(['region_restriction', 'region_info', 'changed_at'])
    .executeTakeFirst();
  return row ?? null;
}

export async function writeStatus(transaction: DatabaseTransaction, row: StatusRow): Promise<void> {
  await transaction
    .insertInto('system_status')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
