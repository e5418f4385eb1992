import { countTryAt, useCodeAt, type Executor } from './code.store.ts';

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

const rowOf = ({ memberId, email, purpose }: EmailCodeOwner) =>
  ({ table: 'email_code', key: { member_id: memberId, purpose, email } }) as const;

/** Counts a try and returns the hash to verify it with; null when no try is possible. */
export function countEmailTry(
  db: Executor,
  owner: EmailCodeOwner,
  maximumTries: number,
  now: Date,
) {
  return countTryAt(db, rowOf(owner), maximumTries, now);
}

/** Uses the code up; false when it was used or replaced since it was verified. */
export function useEmailCode(db: Executor, owner: EmailCodeOwner, hash: string, now: Date) {
  return useCodeAt(db, rowOf(owner), hash, now);
}
