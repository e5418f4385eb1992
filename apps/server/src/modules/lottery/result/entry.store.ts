import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Executor } from '../draw.store.ts';

export type EntryRow = Selectable<Tables['lottery_entry']>;

/** What an operator did with a request key, as the first or the second person. */
export async function listAsked(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<EntryRow[]> {
  const query = db.selectFrom('lottery_entry').selectAll();
  return query
    .where((where) =>
      where.or([
        where.and({ entered_by: operator, request_key: requestKey }),
        where.and({ second_by: operator, second_key: requestKey }),
      ]),
    )
    .execute();
}

/** What waits for a second person on a draw; null for nothing. */
export async function findWaiting(db: Executor, drawId: string): Promise<EntryRow | null> {
  const query = db.selectFrom('lottery_entry').selectAll().where('draw_id', '=', drawId);
  return (await query.where('state', '=', 'waiting').executeTakeFirst()) ?? null;
}

/** The last entry of each of the draws that have one. */
export async function listLastEntries(
  db: Executor,
  drawIds: readonly string[],
): Promise<EntryRow[]> {
  if (drawIds.length === 0) return [];
  return db
    .selectFrom('lottery_entry')
    .distinctOn('draw_id')
    .selectAll()
    .where('draw_id', 'in', drawIds)
    .orderBy('draw_id')
    .orderBy('entered_at', 'desc')
    .orderBy(sql`state = 'waiting'`, 'desc')
    .orderBy('id')
    .execute();
}

export async function insertEntry(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['lottery_entry']>,
): Promise<void> {
  await transaction.insertInto('lottery_entry').values(row).execute();
}

export async function writeEntry(
  transaction: DatabaseTransaction,
  id: string,
  change: Updateable<Tables['lottery_entry']>,
): Promise<EntryRow> {
  const query = transaction.updateTable('lottery_entry').set(change).where('id', '=', id);
  return query.returningAll().executeTakeFirstOrThrow();
}
