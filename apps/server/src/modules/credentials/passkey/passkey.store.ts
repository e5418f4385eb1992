import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type ChallengePurpose = 'enrol' | 'login' | 'confirm';

export async function insertChallenge(
  db: Executor,
  challenge: Insertable<Tables['passkey_challenge']>,
): Promise<void> {
  await db.insertInto('passkey_challenge').values(challenge).execute();
}

/** Deletes a challenge, so that it is answered at most once; false when none matches. */
export async function takeChallenge(
  db: Executor,
  criteria: { challenge: string; purpose: ChallengePurpose; memberId: bigint | null },
  now: Date,
): Promise<boolean> {
  const taking = db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', criteria.challenge)
    .where('purpose', '=', criteria.purpose)
    .where('expires_at', '>', now)
    .returning('challenge');
  const { memberId } = criteria;
  const row = await (
    memberId === null
      ? taking.where('member_id', 'is', null)
      : taking.where('member_id', '=', memberId)
  ).executeTakeFirst();
  return row !== undefined;
}

export async function forgetChallenges(db: Executor, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', expiredBefore).execute();
}

export function listPasskeyRows(db: Executor, memberId: bigint) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeyRows>>[number];

export function findPasskey(db: Executor, credentialId: string) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False when the key is already stored. */
export async function insertPasskey(
  db: Executor,
  passkey: Insertable<Tables['passkey']>,
): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the new counter; false when the passkey was used or removed since it was read. */
export async function markPasskeyUsed(
  db: Executor,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  use: { counter: bigint; backedUp: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter: use.counter, backed_up: use.backedUp, last_used_at: use.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writePasskeyName(
  db: Executor,
  { memberId, passkeyId }: { memberId: bigint; passkeyId: string },
  name: string,
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(
  db: Executor,
  { memberId, passkeyId }: { memberId: bigint; passkeyId: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
