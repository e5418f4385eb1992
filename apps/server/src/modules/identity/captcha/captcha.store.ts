import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';

const maximumTries = 3;

export type NewCaptcha = { id: string; purpose: string; answerHash: Uint8Array; expiresAt: Date };

export async function insertCaptcha(db: Database, captcha: NewCaptcha): Promise<void> {
  await db
    .insertInto('captcha')
    .values({
      id: captcha.id,
      purpose: captcha.purpose,
      answer_hash: captcha.answerHash,
      expires_at: captcha.expiresAt,
      used_at: null,
    })
    .execute();
}

export type CaptchaTry = { id: string; purpose: string; answerHash: Uint8Array; now: Date };

/** Counts the try and, when it is right, uses the captcha up, in one step. */
export async function tryCaptcha(
  db: Database,
  { id, purpose, answerHash, now }: CaptchaTry,
): Promise<boolean> {
  const row = await db
    .updateTable('captcha')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      used_at: eb
        .case()
        .when('answer_hash', '=', answerHash)
        .then(sql<Date>`${now}::timestamptz`)
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .where('purpose', 'in', [purpose, 'any'])
    .where('used_at', 'is', null)
    .where('tries', '<', maximumTries)
    .where('expires_at', '>', now)
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined && row.used_at !== null;
}

export async function forgetCaptchas(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', expiredBefore).execute();
}
