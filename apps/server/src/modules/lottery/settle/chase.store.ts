import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { SubOrderRow } from '../stored-order.ts';

/** What orders have placed in draws that have not closed: one that is to close must not wait. */
function placedAhead(transaction: DatabaseTransaction, orderIds: readonly string[], now: Date) {
  return transaction
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id')
    .where(sql<boolean>`sub.order_id = any (${[...orderIds]}::uuid[])`)
    .where('sub.state', '=', 'placed')
    .where('draw.state', 'in', ['scheduled', 'open'])
    .where('draw.closes_at', '>', now);
}

/** How many sub-orders of each order that may be, by the id of the order. */
export async function countAhead(
  transaction: DatabaseTransaction,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await placedAhead(transaction, orderIds, now)
    .select(['sub.order_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('sub.order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.count]));
}

/** The draws of those. */
export async function listDrawsAhead(
  transaction: DatabaseTransaction,
  orderIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await placedAhead(transaction, orderIds, now).select('draw.id').distinct().execute();
  return rows.map(({ id }) => id);
}

/** Locks what orders have placed in some draws. */
export function lockPlaced(
  transaction: DatabaseTransaction,
  orderIds: readonly string[],
  drawIds: readonly string[],
): Promise<SubOrderRow[]> {
  return transaction
    .selectFrom('lottery_sub_order')
    .selectAll()
    .where(sql<boolean>`order_id = any (${[...orderIds]}::uuid[])`)
    .where(sql<boolean>`draw_id = any (${[...drawIds]}::uuid[])`)
    .where('state', '=', 'placed')
    .orderBy('order_id')
    .orderBy('nth')
    .forUpdate()
    .execute();
}
