import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

const maximumTries = 3;

export type NewCaptcha = {
  id: string;
  purpose: string;
  answerHash: Uint8Array;
  expiresAt: Date;
  proofBits: number;
};

export async function insertCaptcha(db: Database, captcha: NewCaptcha): Promise<void> {
  await db
    .insertInto('captcha')
    .values({
      id: captcha.id,
      purpose: captcha.purpose,
      answer_hash: captcha.answerHash,
      expires_at: captcha.expiresAt,
      used_at: null,
      proof_bits: captcha.proofBits,
    })
    .execute();
}

export type CaptchaTry = {
  id: string;
  purpose: string;
  answerHash: Uint8Array;
  /** The work of the given proof, in bits. */
  proofBits: number;
  now: Date;
};

/**
 * Counts the try and, when answer and proof are right, uses the captcha up, in one statement.
 * Without enough proof the result does not tell whether the answer was right.
 */
export async function tryCaptcha(
  db: Database,
  { id, purpose, answerHash, proofBits, now }: CaptchaTry,
): Promise<'right' | 'wrong' | 'unproved'> {
  const row = await db
    .updateTable('captcha')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      used_at: eb
        .case()
        .when(eb.and([eb('answer_hash', '=', answerHash), eb('proof_bits', '<=', proofBits)]))
        .then(sql<Date>`${now}::timestamptz`)
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .where('purpose', 'in', [purpose, 'any'])
    .where('used_at', 'is', null)
    .where('tries', '<', maximumTries)
    .where('expires_at', '>', now)
    .returning(['used_at', 'proof_bits'])
    .executeTakeFirst();
  if (row === undefined) return 'wrong';
  if (row.proof_bits > proofBits) return 'unproved';
  return row.used_at === null ? 'wrong' : 'right';
}

export async function forgetCaptchas(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', expiredBefore).execute();
}
