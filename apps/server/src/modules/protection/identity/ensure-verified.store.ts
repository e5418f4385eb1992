import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** The members with one of the names who have had no identity check. */
export async function findUnchecked(
  db: Database,
  usernames: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .where('id', 'not in', (query) => query.selectFrom('identity_check').select('member_id'))
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

export async function hasCheck(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('identity_check')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertVerified(
  transaction: DatabaseTransaction,
  check: Insertable<Tables['identity_check']>,
): Promise<void> {
  await transaction.insertInto('identity_check').values(check).execute();
}
