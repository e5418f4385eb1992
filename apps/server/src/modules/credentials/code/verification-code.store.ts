import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** What a code proves a number for; a code for one purpose is worth nothing for another. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind' | 'verify';

export type CodeOwner = { mobileNum: string; purpose: CodePurpose };

/** Null when the time was written down; otherwise when a code was asked for last. */
export async function writeAskedAt(
  db: Executor,
  { mobileNum, purpose }: CodeOwner,
  now: Date,
  notAfter: Date,
): Promise<Date | null> {
  const written = await db
    .insertInto('verification_code')
    .values({
      mobile_num: mobileNum,
      purpose,
      asked_at: now,
      code_hash: null,
      expires_at: null,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['mobile_num', 'purpose'])
        .doUpdateSet({ asked_at: now })
        .where('verification_code.asked_at', '<=', notAfter),
    )
    .returning('asked_at')
    .executeTakeFirst();
  if (written) return null;
  const known = await db
    .selectFrom('verification_code')
    .select('asked_at')
    .where('mobile_num', '=', mobileNum)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return known.asked_at;
}

/** The new code takes the place of an earlier one, whose tries no longer count. */
export async function writeCode(
  db: Executor,
  { mobileNum, purpose }: CodeOwner,
  code: { hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('verification_code')
    .set({ code_hash: code.hash, expires_at: code.expiresAt, tries: 0, used_at: null })
    .where('mobile_num', '=', mobileNum)
    .where('purpose', '=', purpose)
    .execute();
}

/** Counts a try before it is judged, and answers the hash to judge it by; null when none counts. */
export async function countTry(
  db: Executor,
  { mobileNum, purpose }: CodeOwner,
  maximumTries: number,
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('mobile_num', '=', mobileNum)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('tries', '<', maximumTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** False when the code was used or replaced since it was judged. */
export async function useCode(
  db: Executor,
  { mobileNum, purpose }: CodeOwner,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('mobile_num', '=', mobileNum)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetCodes(db: Executor, askedBefore: Date): Promise<void> {
  await db.deleteFrom('verification_code').where('asked_at', '<', askedBefore).execute();
}
