import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** Stores a link; it replaces an earlier one. */
export async function writePasswordLink(
  db: Executor,
  memberId: bigint,
  link: { secretHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  const values = { secret_hash: link.secretHash, expires_at: link.expiresAt };
  await db
    .insertInto('password_link')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function findPasswordLink(db: Executor, secretHash: Uint8Array, now: Date) {
  const row = await db
    .selectFrom('password_link')
    .select('member_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Uses the link up; false when it was used, replaced or expired since it was found. */
export async function usePasswordLink(
  db: Executor,
  secretHash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('password_link')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endPasswordLink(db: Executor, memberId: bigint): Promise<void> {
  await db.deleteFrom('password_link').where('member_id', '=', memberId).execute();
}

export async function forgetPasswordLinks(db: Executor, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('password_link').where('expires_at', '<', expiredBefore).execute();
}
