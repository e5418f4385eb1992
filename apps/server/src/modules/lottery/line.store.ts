import { sql } from 'kysely';
import type { Executor } from './draw.store.ts';
import { groupedBy } from './show/grouped-by.ts';
import type { LineRow } from './stored-order.ts';

/** The lines of orders, by the id of the order, in their order. */
export async function listLines(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, LineRow[]>> {
  const rows = await db
    .selectFrom('lottery_line')
    .selectAll()
    .where(sql<boolean>`order_id = any (${[...orderIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('nth')
    .execute();
  return groupedBy(rows, (row) => row.order_id);
}
