import { countTryAt, useCodeAt, type Executor } from './code.store.ts';

/** The purpose that a code proves a number for; it is valid for that purpose only. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind' | 'verify';

export type CodeOwner = { mobileNum: string; purpose: CodePurpose };

/** Records a request for a code; returns null, or the last one's time when after `notAfter`. */
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

/** Stores the new code in place of an earlier one, and starts counting its tries. */
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

const rowOf = ({ mobileNum, purpose }: CodeOwner) =>
  ({ table: 'verification_code', key: { mobile_num: mobileNum, purpose } }) as const;

/** Counts a try and returns the hash to verify it with; null when no try is possible. */
export function countTry(db: Executor, owner: CodeOwner, maximumTries: number, now: Date) {
  return countTryAt(db, rowOf(owner), maximumTries, now);
}

/** Uses the code up; false when it was used or replaced since it was verified. */
export function useCode(db: Executor, owner: CodeOwner, hash: string, now: Date) {
  return useCodeAt(db, rowOf(owner), hash, now);
}
