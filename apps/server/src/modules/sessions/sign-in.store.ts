import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { SignInProvider, TiedProvider } from '@pavilion/domain/session/sign-in-provider';

type Executor = Database | DatabaseTransaction;

/** Marks the token as used; false when it was used before. */
export async function useToken(
  db: Executor,
  token: Insertable<Tables['sign_in_token']>,
): Promise<boolean> {
  const row = await db
    .insertInto('sign_in_token')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTicket(
  db: Executor,
  ticket: Insertable<Tables['sign_in_ticket']>,
): Promise<void> {
  await db.insertInto('sign_in_ticket').values(ticket).execute();
}

export function findTicket(db: Executor, ticketHash: Uint8Array, now: Date) {
  return db
    .selectFrom('sign_in_ticket')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes a ticket, so that it counts once. */
export function takeTicket(transaction: DatabaseTransaction, ticketHash: Uint8Array, now: Date) {
  return transaction
    .deleteFrom('sign_in_ticket')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .returning(['provider', 'subject'])
    .executeTakeFirst();
}

/** False when the person has another member, or the member another person of the provider. */
export async function insertTie(
  transaction: DatabaseTransaction,
  tie: Insertable<Tables['sign_in_tie']>,
): Promise<boolean> {
  const row = await transaction
    .insertInto('sign_in_tie')
    .values(tie)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTiedMember(
  db: Executor,
  person: { provider: SignInProvider; subject: string },
): Promise<bigint | null> {
  const { provider, subject } = person;
  if (provider === 'phone') return null;
  const row = await db
    .selectFrom('sign_in_tie')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export function listTies(db: Executor, memberId: bigint) {
  return db
    .selectFrom('sign_in_tie')
    .select(['provider', 'tied_at'])
    .where('member_id', '=', memberId)
    .orderBy('tied_at')
    .execute();
}

/** Removes a connection; false when the member has none at this provider. */
export async function deleteTie(
  transaction: DatabaseTransaction,
  memberId: bigint,
  provider: TiedProvider,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('sign_in_tie')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTiesOf(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('sign_in_tie').where('member_id', '=', memberId).execute();
}

/** Deletes expired tokens and tickets. */
export async function forgetSignIns(db: Executor, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sign_in_token').where('expires_at', '<', expiredBefore).execute();
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<', expiredBefore).execute();
}
