import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

const shown = 200;

/** What operators have noted of a member, newest first. */
export function listLooks(db: Database, memberId: bigint) {
  return db
    .selectFrom('harm_look')
    .select(['what', 'note', 'operator', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

/** Writes what an operator has noted; false where the operator has used the request key before. */
export async function insertLook(
  transaction: DatabaseTransaction,
  look: Insertable<Tables['harm_look']>,
): Promise<boolean> {
  const row = await transaction
    .insertInto('harm_look')
    .values(look)
    .onConflict((conflict) => conflict.columns(['operator', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findLookByKey(
  transaction: DatabaseTransaction,
  operator: string,
  requestKey: string,
) {
  return transaction
    .selectFrom('harm_look')
    .select(['member_id', 'what', 'note'])
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Nobody must look at the member any more. */
export async function writeLooked(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('harm_score')
    .set({ look_since: null })
    .where('member_id', '=', memberId)
    .execute();
}
