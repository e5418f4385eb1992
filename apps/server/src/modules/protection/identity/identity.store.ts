import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** The check that a member has asked for last; undefined for none. */
export function findNewestCheck(db: Executor, memberId: bigint) {
  return db
    .selectFrom('identity_check')
    .select([
      'kind',
      'reason',
      'given_name as name',
      'given_birthday as birthday',
      'sent_at as sentAt',
      'decided_at as decidedAt',
    ])
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The document that a member has sent with a request key; undefined for none. */
export function findSentKind(db: Executor, memberId: bigint, requestKey: string) {
  return db
    .selectFrom('identity_check')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Writes the rows of files that belong to no check yet; without one they go at an instant. */
export async function insertFiles(
  db: Database,
  files: readonly Omit<Insertable<Tables['identity_file']>, 'check_id' | 'gone_at'>[],
  goneAt: Date,
): Promise<void> {
  const rows = files.map((file) => ({ ...file, gone_at: goneAt }));
  await db.insertInto('identity_file').values(rows).execute();
}

/** Writes a check with its files; the caller holds the lock of the member. */
export async function insertCheck(
  transaction: DatabaseTransaction,
  check: Insertable<Tables['identity_check']> & { id: string },
  fileIds: readonly string[],
): Promise<void> {
  await transaction.insertInto('identity_check').values(check).execute();
  const taken = await transaction
    .updateTable('identity_file')
    .set({ check_id: check.id, gone_at: null })
    .where('id', 'in', fileIds)
    .where('check_id', 'is', null)
    .returning('id')
    .execute();
  if (taken.length !== fileIds.length) throw new Error('documents of a check were not there');
}

/** Marks those of the files that belong to no check as gone, and returns them. */
export async function markUnkept(
  db: Database,
  fileIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('identity_file')
    .set({ gone_at: now })
    .where('id', 'in', fileIds)
    .where('check_id', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
