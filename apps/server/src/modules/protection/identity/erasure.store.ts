import type { Database, DatabaseTransaction } from '#db/database.ts';
import { writeIdentityState } from '#modules/accounts/identity.store.ts';

/** Stands in the place of a birthday that was erased. */
const noDay = '1900-01-01';

/**
 * Erases what identity checks say of a member; nobody is asked or decides any more. How they ended
 * stays. The files are marked, and go afterwards.
 */
export async function eraseIdentity(
  transaction: DatabaseTransaction,
  memberId: bigint,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('identity_check')
    .set({
      given_name: '',
      given_birthday: noDay,
      found_name: null,
      found_birthday: null,
      found_number: null,
      number_mark: null,
      expires_on: null,
      note: null,
      ask_at: null,
      to_review: false,
      erased_at: now,
    })
    .where('member_id', '=', memberId)
    .execute();
  await transaction
    .updateTable('identity_file')
    .set({ gone_at: now })
    .where('check_id', 'in', (query) =>
      query.selectFrom('identity_check').select('id').where('member_id', '=', memberId),
    )
    .where('gone_at', 'is', null)
    .execute();
  await writeIdentityState(transaction, memberId, 'none');
}

/** Some files that may go by now, the earliest first. */
export async function listGoneFiles(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_file')
    .select('id')
    .where('gone_at', '<=', now)
    .orderBy('gone_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteFile(db: Database, fileId: string): Promise<void> {
  await db.deleteFrom('identity_file').where('id', '=', fileId).execute();
}
