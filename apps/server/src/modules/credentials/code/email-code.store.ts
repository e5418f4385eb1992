import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** A code to add an address does not log in, and a code to log in does not add an address. */
export type EmailCodePurpose = 'bind' | 'verify';

export type EmailCodeOwner = { memberId: bigint; email: string; purpose: EmailCodePurpose };

/** Records a request for a code; returns null, or the last one's time when after `notAfter`. */
export async function writeEmailAskedAt(
  db: Executor,
  { memberId, email, purpose }: EmailCodeOwner,
  now: Date,
  notAfter: Date,
): Promise<Date | null> {
  const written = await db
    .insertInto('email_code')
    .values({ member_id: memberId, purpose, email, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'purpose'])
        .doUpdateSet({ email, asked_at: now, code_hash: null, expires_at: null, used_at: null })
        .where('email_code.asked_at', '<=', notAfter),
    )
    .returning('asked_at')
    .executeTakeFirst();
  if (written) return null;
  const known = await db
    .selectFrom('email_code')
    .select('asked_at')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return known.asked_at;
}

/** Stores the code; false when a code for another address was requested since. */
export async function writeEmailCode(
  db: Executor,
  { memberId, email, purpose }: EmailCodeOwner,
  code: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('email_code')
    .set({ code_hash: code.hash, expires_at: code.expiresAt, tries: 0, used_at: null })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try and returns the hash to verify it with; null when no try is possible. */
export async function countEmailTry(
  db: Executor,
  { memberId, email, purpose }: EmailCodeOwner,
  maximumTries: number,
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('email_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('tries', '<', maximumTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Uses the code up; false when it was used or replaced since it was verified. */
export async function useEmailCode(
  db: Executor,
  { memberId, email, purpose }: EmailCodeOwner,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('email_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetEmailCodes(db: Executor, askedBefore: Date): Promise<void> {
  await db.deleteFrom('email_code').where('asked_at', '<', askedBefore).execute();
}
