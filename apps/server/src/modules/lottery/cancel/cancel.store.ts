import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { holdDraws, type Executor } from '../draw.store.ts';
import type { OrderRow, SubOrderRow } from '../stored-order.ts';

type DrawHours = Pick<Selectable<Tables['lottery_draw']>, 'opens_at' | 'closes_at'>;

/** A sub-order with what its draw allows. */
export type LockedSubOrder = SubOrderRow &
  DrawHours & { draw_state: Selectable<Tables['lottery_draw']>['state'] };

/** The orders of a member that the sub-orders with these numbers belong to, each once. */
export async function listOrderIds(
  db: Database,
  memberId: bigint,
  numbers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('lottery_sub_order')
    .select('order_id')
    .distinct()
    .where('number', 'in', numbers)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.order_id);
}

export async function findOrder(db: Executor, orderId: string): Promise<OrderRow | null> {
  const query = db.selectFrom('lottery_order').selectAll().where('id', '=', orderId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Locks the draws of these sub-orders against every change; waits for a close that has begun. */
export async function holdDrawsOf(
  transaction: DatabaseTransaction,
  orderId: string,
  numbers: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('lottery_sub_order')
    .select('draw_id')
    .where('order_id', '=', orderId)
    .where('number', 'in', numbers)
    .execute();
  await holdDraws(
    transaction,
    rows.map((row) => row.draw_id),
  );
}

/** Locks all sub-orders of an order, and returns them in the order of their draws. */
export function lockSubOrders(
  transaction: DatabaseTransaction,
  orderId: string,
): Promise<LockedSubOrder[]> {
  return transaction
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id')
    .selectAll('sub')
    .select(['draw.state as draw_state', 'draw.opens_at', 'draw.closes_at'])
    .where('sub.order_id', '=', orderId)
    .orderBy('sub.nth')
    .forUpdate('sub')
    .execute();
}

/** How sub-orders were cancelled; operators alone give a reason. */
export type Ended = Readonly<{ at: Date; by: string; reason: string | null }>;

export async function writeCancelled(
  transaction: DatabaseTransaction,
  orderId: string,
  nths: readonly number[],
  { at, by, reason }: Ended,
): Promise<void> {
  await transaction
    .updateTable('lottery_sub_order')
    .set({ state: 'cancelled', ended_at: at, ended_by: by, reason })
    .where('order_id', '=', orderId)
    .where('nth', 'in', nths)
    .execute();
}

/** What an order has in draws whose betting has not begun. */
export type ScheduledOrder = { orderId: string; numbers: string[] };

/** What a member still has in draws whose betting has not begun, order by order. */
export async function listScheduled(
  db: Database,
  memberId: bigint,
  now: Date,
): Promise<ScheduledOrder[]> {
  const rows = await db
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id')
    .select('sub.order_id as orderId')
    .select(sql<string[]>`array_agg(sub.number order by sub.nth)`.as('numbers'))
    .where('sub.member_id', '=', memberId)
    .where('sub.state', '=', 'placed')
    .where('draw.state', '=', 'scheduled')
    .where('draw.opens_at', '>', now)
    .groupBy('sub.order_id')
    .orderBy('sub.order_id')
    .execute();
  return rows;
}
