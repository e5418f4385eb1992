import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type StockChange = Selectable<Tables['mall_stock_change']>;

/** The change that an operator's request made; null for none. */
export async function findStockChange(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<StockChange | null> {
  const row = await db
    .selectFrom('mall_stock_change')
    .selectAll()
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes a change of the stock; false where the request of the operator made one before. */
export async function insertStockChange(
  transaction: DatabaseTransaction,
  change: Insertable<Tables['mall_stock_change']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mall_stock_change')
    .values(change)
    .onConflict((conflict) => conflict.columns(['operator', 'request_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What is known of an item: null of its stock where it has no row. */
export type StockOfItem = {
  item: string;
  left: bigint | null;
  reserved: bigint;
  codes: number;
  waiting: number;
};

/** The stock, the free codes and the waiting orders of items. */
export async function listStock(db: Executor, items: readonly string[]): Promise<StockOfItem[]> {
  const { rows } = await sql<StockOfItem>`
    select wanted.item, stock.left_over as left, coalesce(stock.reserved, 0) as reserved,
      (select count(*)::int from mall_code
        where item = wanted.item and order_id is null) as codes,
      (select count(*)::int from mall_order
        where item = wanted.item and state = 'ordered') as waiting
    from unnest(${[...items]}::text[]) as wanted (item)
    left join mall_stock as stock on stock.item = wanted.item`.execute(db);
  return rows;
}
