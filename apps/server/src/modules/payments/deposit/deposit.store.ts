import { sql, type Selectable } from 'kysely';
import type { DepositState } from '@pavilion/domain/wallet/deposit-state';
import type { Database, DatabaseTransaction, Tables } from '../../../db/tables.ts';

export type Deposit = Selectable<Tables['deposit']>;

export type NewDeposit = {
  id: string;
  memberId: bigint;
  accountId: bigint;
  channel: string;
  gateway: string;
  amountMinor: bigint;
  requestKey: string;
  requestedAt: Date;
};

/** Writes the intent; null when the member has used the request key before. */
export async function insertDeposit(db: Database, wanted: NewDeposit): Promise<Deposit | null> {
  const row = await db
    .insertInto('deposit')
    .values({
      id: wanted.id,
      member_id: wanted.memberId,
      account_id: wanted.accountId,
      channel: wanted.channel,
      gateway: wanted.gateway,
      amount: wanted.amountMinor,
      state: 'pending',
      request_key: wanted.requestKey,
      requested_at: wanted.requestedAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findDepositByKey(
  db: Database,
  memberId: bigint,
  requestKey: string,
): Promise<Deposit | null> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function findDeposit(
  db: Database,
  memberId: bigint,
  depositId: string,
): Promise<Deposit | null> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', depositId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockDeposit(
  transaction: DatabaseTransaction,
  gateway: string,
  depositId: string,
): Promise<Deposit | null> {
  const row = await transaction
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', depositId)
    .where('gateway', '=', gateway)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** False when the deposit already belongs to another payment of the gateway. */
export async function writePayment(
  db: Database,
  depositId: string,
  payment: { paymentId: string; checkoutUrl: string },
): Promise<boolean> {
  const result = await db
    .updateTable('deposit')
    .set({ gateway_payment_id: payment.paymentId, checkout_url: payment.checkoutUrl })
    .where('id', '=', depositId)
    .where((eb) =>
      eb.or([
        eb('gateway_payment_id', 'is', null),
        eb('gateway_payment_id', '=', payment.paymentId),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function writeDepositState(
  transaction: DatabaseTransaction,
  depositId: string,
  state: DepositState,
  settledAt: Date,
  paymentId: string | null,
): Promise<void> {
  await transaction
    .updateTable('deposit')
    .set({
      state,
      settled_at: settledAt,
      ...(paymentId === null ? {} : { gateway_payment_id: paymentId }),
    })
    .where('id', '=', depositId)
    .execute();
}

/** What arrived for a member since an instant, in minor units. */
export async function sumPaidSince(db: Database, memberId: bigint, since: Date): Promise<bigint> {
  const row = await db
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'paid')
    .where('requested_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A place in the list of waiting rows, so that a bounded batch goes on where the last ended. */
export type Place = { at: Date; id: string };

export async function listPendingDeposits(
  db: Database,
  gateway: string,
  requestedBefore: Date,
  after: Place | null,
  limit: number,
): Promise<Deposit[]> {
  let query = db
    .selectFrom('deposit')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('state', '=', 'pending')
    .where('requested_at', '<', requestedBefore);
  if (after) {
    query = query.where(sql<boolean>`(requested_at, id) > (${after.at}, ${after.id}::uuid)`);
  }
  return query.orderBy('requested_at').orderBy('id').limit(limit).execute();
}
