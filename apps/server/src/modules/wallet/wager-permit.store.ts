import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** Opens a permit, under which an account may wager until it is closed. */
export async function openPermit(db: Executor, permitId: string, accountId: bigint): Promise<void> {
  await db
    .insertInto('wager_permit')
    .values({ id: permitId, account_id: accountId, closed_at: null, close_reason: null })
    .execute();
}

/** Closes permits; wagers under them are refused from the next batch on. */
export async function closePermits(
  db: Executor,
  permitIds: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  if (permitIds.length === 0) return;
  await db
    .updateTable('wager_permit')
    .set({ closed_at: now, close_reason: reason })
    .where('id', 'in', [...permitIds])
    .where('closed_at', 'is', null)
    .execute();
}

/** Closes all open permits of an account. */
export async function closeAccountPermits(
  transaction: DatabaseTransaction,
  accountId: bigint,
  reason: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('wager_permit')
    .set({ closed_at: now, close_reason: reason })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute();
}
