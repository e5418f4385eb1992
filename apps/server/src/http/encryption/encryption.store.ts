import type { Database } from '#db/database.ts';

export type StoredKey = { day: number; kid: string; sealed: Uint8Array };

/** The keys stored under a secret from a day on, newest first. */
export function findKeysSince(db: Database, secretId: string, day: number): Promise<StoredKey[]> {
  return db
    .selectFrom('encryption_key')
    .select(['day', 'kid', 'sealed'])
    .where('day', '>=', day)
    .where('secret_id', '=', secretId)
    .orderBy('day', 'desc')
    .execute();
}

/** Stores the key of a day; when two processes do at once, the first key stays. */
export async function insertKey(
  db: Database,
  secretId: string,
  key: StoredKey,
  now: Date,
): Promise<void> {
  await db
    .insertInto('encryption_key')
    .values({ ...key, secret_id: secretId, created_at: now })
    .onConflict((conflict) => conflict.columns(['day', 'secret_id']).doNothing())
    .execute();
}

export async function removeKeysBefore(db: Database, day: number): Promise<void> {
  await db.deleteFrom('encryption_key').where('day', '<', day).execute();
}

/** Records a nonce as used; false when it was used before. */
export async function useNonce(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetNonces(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('used_nonce').where('expires_at', '<', expiredBefore).execute();
}
