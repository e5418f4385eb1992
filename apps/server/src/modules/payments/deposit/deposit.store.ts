import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { DepositState } from '@pavilion/domain/wallet/deposit-state';

export type Deposit = Selectable<Tables['deposit']>;

export type NewDeposit = Omit<Insertable<Tables['deposit']>, 'state'>;

/** Inserts a pending deposit; null when the member has used the request key before. */
export async function insertDeposit(db: Database, wanted: NewDeposit): Promise<Deposit | null> {
  const row = await db
    .insertInto('deposit')
    .values({ ...wanted, state: 'pending' })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Identifies one deposit by its id or request key, and says whose it must be. */
export type DepositName =
  | { id: string; member_id: bigint }
  | { id: string; gateway: string }
  | { request_key: string; member_id: bigint };

function depositNamed(db: Database | DatabaseTransaction, name: DepositName) {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where((eb) => eb.and(name));
}

export async function findDeposit(
  db: Database | DatabaseTransaction,
  name: DepositName,
): Promise<Deposit | null> {
  return (await depositNamed(db, name).executeTakeFirst()) ?? null;
}

/** Finds a deposit and locks it until the transaction ends. */
export async function lockDeposit(
  transaction: DatabaseTransaction,
  name: DepositName,
): Promise<Deposit | null> {
  return (await depositNamed(transaction, name).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export type DepositChange = Pick<
  Updateable<Tables['deposit']>,
  | 'state'
  | 'settled_at'
  | 'submitted_at'
  | 'decided_by'
  | 'reason'
  | 'slip_id'
  | 'cancelled_at'
  | 'bonus_amount'
>;

export async function changeDeposit(
  transaction: DatabaseTransaction,
  depositId: string,
  change: DepositChange,
): Promise<Deposit> {
  return transaction
    .updateTable('deposit')
    .set(change)
    .where('id', '=', depositId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the gateway's payment; false when the deposit already has another one. */
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

/** Expires pending deposits whose time to pay is over; the money may still come. */
export async function expireUnsent(
  transaction: DatabaseTransaction,
  gateway: string,
  now: Date,
): Promise<{ member_id: bigint }[]> {
  return transaction
    .updateTable('deposit')
    .set({ state: 'expired', settled_at: now })
    .where('gateway', '=', gateway)
    .where('state', '=', 'pending')
    .where('expires_at', '<', now)
    .returning('member_id')
    .execute();
}

/**
 * Sums what was credited to a member since an instant and all that is under way, in minor units;
 * `oldest` is the first of those that were credited.
 */
export async function findDepositedSince(
  db: Database,
  memberId: bigint,
  since: Date,
  now: Date,
): Promise<{ sumMinor: bigint; oldest: { at: Date; amountMinor: bigint } | null }> {
  const row = await db
    .selectFrom('deposit')
    .select([
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'),
      sql<Date | null>`min(settled_at) filter (where state = 'paid')`.as('at'),
      sql<bigint | null>`(array_agg(amount order by settled_at)
        filter (where state = 'paid'))[1]`.as('amount'),
    ])
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'paid'), eb('settled_at', '>', since)]),
        eb('state', '=', 'reviewing'),
        eb.and([eb('state', '=', 'pending'), eb('expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const { total: sumMinor, at, amount } = row;
  const oldest = at === null || amount === null ? null : { at, amountMinor: amount };
  return { sumMinor, oldest };
}

/** Whether a deposit of a member waits to be paid, or for an operator. */
export async function isDepositUnderWay(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'reviewing'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
