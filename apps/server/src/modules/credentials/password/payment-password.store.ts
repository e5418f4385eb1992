import type { Database } from '#db/database.ts';

export async function hasPaymentPassword(db: Database, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('payment_password_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the first payment password; false when there is one already. */
export async function writeFirstPaymentPassword(
  db: Database,
  memberId: bigint,
  hash: string,
): Promise<boolean> {
  const result = await db
    .updateTable('member')
    .set({ payment_password_hash: hash })
    .where('id', '=', memberId)
    .where('payment_password_hash', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** `YYYY-MM-DD`; null when the member has not entered it. */
export async function findBirthday(db: Database, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('birthday')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.birthday ?? null;
}

export async function findPaymentPasswordHash(
  db: Database,
  memberId: bigint,
): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('payment_password_hash')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.payment_password_hash ?? null;
}

/** Replaces the hash; false when the stored one is no longer the one that was verified. */
export async function replacePaymentPassword(
  db: Database,
  memberId: bigint,
  checkedHash: string,
  newHash: string,
): Promise<boolean> {
  const result = await db
    .updateTable('member')
    .set({ payment_password_hash: newHash })
    .where('id', '=', memberId)
    .where('payment_password_hash', '=', checkedHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
