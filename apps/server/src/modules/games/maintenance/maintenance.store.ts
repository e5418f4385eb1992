import type { Database, DatabaseTransaction } from '#db/database.ts';

export type Closed = { subject: string; note: string; since: Date };

export function listClosed(db: Database): Promise<Closed[]> {
  return db.selectFrom('game_maintenance').selectAll().orderBy('subject').execute();
}

/** Closes a subject; one that is already closed keeps its note and its time. */
export async function insertClosed(db: DatabaseTransaction, closed: Closed): Promise<void> {
  await db
    .insertInto('game_maintenance')
    .values(closed)
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

export async function deleteClosed(db: DatabaseTransaction, subject: string): Promise<void> {
  await db.deleteFrom('game_maintenance').where('subject', '=', subject).execute();
}
