import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { CodeMethod } from '@pavilion/domain/session/new-location';

type Executor = Database | DatabaseTransaction;

export async function insertStep(
  db: Executor,
  step: Insertable<Tables['login_step']>,
): Promise<void> {
  await db.insertInto('login_step').values(step).execute();
}

export function findStep(db: Executor, ticketHash: Uint8Array, now: Date) {
  return db
    .selectFrom('login_step')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export type StoredStep = NonNullable<Awaited<ReturnType<typeof findStep>>>;

export async function writeSentBy(
  db: Executor,
  ticketHash: Uint8Array,
  sentBy: CodeMethod,
): Promise<void> {
  await db
    .updateTable('login_step')
    .set({ sent_by: sentBy })
    .where('ticket_hash', '=', ticketHash)
    .execute();
}

/** Deletes a step, so that it counts once; false when another request was faster. */
export async function takeStep(
  transaction: DatabaseTransaction,
  ticketHash: Uint8Array,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('login_step')
    .where('ticket_hash', '=', ticketHash)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetSteps(db: Executor, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('login_step').where('expires_at', '<', expiredBefore).execute();
}
