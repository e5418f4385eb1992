import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** Lists what a member has kept, newest first. */
export function listKept(db: Executor, memberId: bigint) {
  return db
    .selectFrom('self_test')
    .select(['id', 'sum', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** The answers that a member has kept under a request key; null for none. */
export async function findAnswers(
  transaction: DatabaseTransaction,
  memberId: bigint,
  requestKey: string,
): Promise<readonly number[] | null> {
  const row = await transaction
    .selectFrom('self_test')
    .select('answers')
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.answers ?? null;
}

/** Writes a self-test, and deletes the oldest others where there would be more than `most`. */
export async function insertSelfTest(
  transaction: DatabaseTransaction,
  test: Insertable<Tables['self_test']>,
  most: number,
): Promise<void> {
  await transaction
    .deleteFrom('self_test')
    .where('id', 'in', (query) =>
      query
        .selectFrom('self_test')
        .select('id')
        .where('member_id', '=', test.member_id)
        .orderBy('at', 'desc')
        .orderBy('id')
        .offset(most - 1),
    )
    .execute();
  await transaction.insertInto('self_test').values(test).execute();
}

export async function deleteSelfTest(db: Database, memberId: bigint, id: string): Promise<void> {
  await db.deleteFrom('self_test').where('member_id', '=', memberId).where('id', '=', id).execute();
}

export async function deleteSelfTests(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('self_test').where('member_id', '=', memberId).execute();
}
