import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { TransferState } from '@pavilion/domain/wallet/transfer-state';

type Executor = Database | DatabaseTransaction;

export type Transfer = Selectable<Tables['vendor_transfer']>;

export async function insertTransfer(
  transaction: DatabaseTransaction,
  transfer: Omit<Insertable<Tables['vendor_transfer']>, 'state' | 'reason' | 'settled_at'>,
): Promise<Transfer> {
  return transaction
    .insertInto('vendor_transfer')
    .values({ ...transfer, reason: null, settled_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findTransfer(db: Executor, id: string): Promise<Transfer | null> {
  const row = await db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findTransferByKey(
  db: Executor,
  memberId: bigint,
  requestKey: string,
): Promise<Transfer | null> {
  const row = await db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists an account's transfers whose end is not known, at most one for each provider. */
export function listPending(db: Executor, accountId: bigint): Promise<Transfer[]> {
  return db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .execute();
}

export async function writeTransferEnd(
  transaction: DatabaseTransaction,
  id: string,
  end: Pick<Transfer, 'state' | 'reason' | 'settled_at'>,
): Promise<void> {
  await transaction.updateTable('vendor_transfer').set(end).where('id', '=', id).execute();
}

export async function listTransfersPage(
  db: Database,
  filter: { memberId: bigint; state: TransferState | undefined; limit: number; offset: number },
): Promise<{ rows: Transfer[]; total: number }> {
  const { memberId, state, limit, offset } = filter;
  let wanted = db.selectFrom('vendor_transfer').where('member_id', '=', memberId);
  if (state !== undefined) wanted = wanted.where('state', '=', state);
  const rows = await wanted
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const count = wanted.select(sql<number>`count(*)::int`.as('total'));
  return { rows, ...(await count.executeTakeFirstOrThrow()) };
}
