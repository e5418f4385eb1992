import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** A voucher with orders that wait for a code. */
export type WaitingItem = { item: string; waiting: number; codes: number };

/** Vouchers with orders that wait, and how many codes each has for them. */
export async function listWaitingItems(db: Database): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select item, count(*)::int as waiting, (
      select count(*)::int from mall_code
      where mall_code.item = mall_order.item and order_id is null
    ) as codes
    from mall_order where kind = 'voucher' and state = 'ordered'
    group by item order by item`.execute(db);
  return rows;
}

/** Orders of a voucher that wait, the oldest first. */
export async function listWaitingOrders(
  db: Database,
  item: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('mall_order')
    .select('id')
    .where('item', '=', item)
    .where('kind', '=', 'voucher')
    .where('state', '=', 'ordered')
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
