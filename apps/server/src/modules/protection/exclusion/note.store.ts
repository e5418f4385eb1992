import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** The notes of operators on a member, newest first. */
export function listNotes(db: Executor, memberId: bigint, most: number) {
  return db
    .selectFrom('member_note')
    .select(['text', 'operator', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Writes a note; false where the operator has used the request key before. */
export async function insertNote(
  db: Database,
  note: { member_id: bigint; text: string; operator: string; request_key: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('member_note')
    .values(note)
    .onConflict((conflict) => conflict.columns(['operator', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findNoteByKey(db: Database, operator: string, requestKey: string) {
  return db
    .selectFrom('member_note')
    .select(['member_id', 'text'])
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}
