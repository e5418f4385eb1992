import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { LineRow, OrderRow } from '../stored-order.ts';
import type { Slice } from './sub-order.store.ts';

/** An order of the member; null where there is none, or it is somebody else's. */
export async function findOwnOrder(
  db: Database,
  memberId: bigint,
  orderId: string,
): Promise<OrderRow | null> {
  const query = db.selectFrom('lottery_order').selectAll().where('id', '=', orderId);
  return (await query.where('member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/** What is still placed of orders, in the order of their draws. */
export function listPlaced(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id')
    .select(['sub.order_id', 'sub.number', 'sub.state', 'draw.state as draw_state'])
    .select('draw.closes_at')
    .where('sub.order_id', 'in', orderIds)
    .where('sub.state', '=', 'placed')
    .orderBy('sub.order_id')
    .orderBy('sub.nth')
    .execute();
}

export type PlacedRow = Awaited<ReturnType<typeof listPlaced>>[number];

/** The plays of orders, each once, by the first line that has it. */
export function listPlays(
  db: Database,
  orderIds: readonly string[],
): Promise<Pick<LineRow, 'order_id' | 'play_id'>[]> {
  return db
    .selectFrom('lottery_line')
    .select(['order_id', 'play_id'])
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'play_id'])
    .orderBy((of) => of.fn.min('nth'))
    .execute();
}

export async function countLines(db: Database, orderId: string): Promise<number> {
  const query = db.selectFrom('lottery_line').where('order_id', '=', orderId);
  const counted = query.select(sql<number>`count(*)::int`.as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** A page of the lines of an order. */
export function listLinesPage(
  db: Database,
  orderId: string,
  { limit, offset }: Slice,
): Promise<LineRow[]> {
  const query = db.selectFrom('lottery_line').selectAll().where('order_id', '=', orderId);
  return query.orderBy('nth').limit(limit).offset(offset).execute();
}

/** All that an order has, with the result that each was settled by. */
export function listSettledBy(db: Database, orderId: string) {
  return db
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id')
    .leftJoin('lottery_result as result', (join) =>
      join.onRef('result.draw_id', '=', 'sub.draw_id').onRef('result.version', '=', 'sub.version'),
    )
    .select(['sub.number', 'sub.state', 'sub.multiple', 'draw.year_animal'])
    .select(['result.win_no', 'result.prizes'])
    .where('sub.order_id', '=', orderId)
    .orderBy('sub.nth')
    .execute();
}

export type SettledBy = Awaited<ReturnType<typeof listSettledBy>>[number];
