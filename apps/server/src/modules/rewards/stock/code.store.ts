import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type CodeLoad = Selectable<Tables['mall_code_load']>;

/** The request by which an operator loaded codes; null for none. */
export async function findCodeLoad(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<CodeLoad | null> {
  const row = await db
    .selectFrom('mall_code_load')
    .selectAll()
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes a request; false where there was one before, for which it waits if it is not done. */
export async function insertCodeLoad(
  transaction: DatabaseTransaction,
  load: Insertable<Tables['mall_code_load']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mall_code_load')
    .values(load)
    .onConflict((conflict) => conflict.columns(['operator', 'request_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes how many codes of a request were new. */
export async function writeCodeLoad(
  transaction: DatabaseTransaction,
  { operator, request_key, added, repeated }: Omit<CodeLoad, 'item' | 'mark' | 'loaded_at'>,
): Promise<void> {
  await transaction
    .updateTable('mall_code_load')
    .set({ added, repeated })
    .where('operator', '=', operator)
    .where('request_key', '=', request_key)
    .execute();
}

export type SealedCode = { code: string; mark: string };

/** Keeps encrypted codes in the given order, but those that the item has; returns how many. */
export async function insertCodes(
  transaction: DatabaseTransaction,
  codes: readonly SealedCode[],
  from: Pick<Insertable<Tables['mall_code']>, 'item' | 'loaded_by' | 'request_key' | 'loaded_at'>,
): Promise<number> {
  const { rows } = await sql`
    insert into mall_code (item, code, mark, loaded_by, request_key, loaded_at)
    select ${from.item}, code, mark, ${from.loaded_by}, ${from.request_key}, ${from.loaded_at}
    from unnest(
      ${codes.map(({ code }) => code)}::text[], ${codes.map(({ mark }) => mark)}::text[]
    ) with ordinality as loaded (code, mark, place)
    order by place
    on conflict (item, mark) do nothing
    returning id`.execute(transaction);
  return rows.length;
}

/** How many codes of an item wait for orders. */
export async function countFreeCodes(db: Executor, item: string): Promise<number> {
  const { codes } = await db
    .selectFrom('mall_code')
    .select(sql<number>`count(*)::int`.as('codes'))
    .where('item', '=', item)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return codes;
}

/**
 * Whether there are codes for an order and for all who ordered the same before, so that nobody is
 * served before who came first.
 */
export async function hasCodesUpTo(db: Executor, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isEnough: boolean }>`
    select (
      select sum(earlier.quantity) from mall_order as earlier
      where earlier.item = wanted.item and earlier.state = 'ordered'
        and (earlier.ordered_at, earlier.id) <= (wanted.ordered_at, wanted.id)
    ) <= (
      select count(*) from mall_code where item = wanted.item and order_id is null
    ) as "isEnough"
    from mall_order as wanted where id = ${orderId}`.execute(db);
  return rows[0]?.isEnough ?? false;
}

/**
 * Locks free codes of an item, the first loaded first, but those that another transaction holds;
 * empty where there are fewer than wanted.
 */
export async function lockFreeCodes(
  transaction: DatabaseTransaction,
  item: string,
  count: number,
): Promise<{ id: bigint; code: string }[]> {
  const rows = await transaction
    .selectFrom('mall_code')
    .select(['id', 'code'])
    .where('item', '=', item)
    .where('order_id', 'is', null)
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.length < count ? [] : rows;
}

/** Gives codes to an order. */
export async function giveCodes(
  transaction: DatabaseTransaction,
  ids: readonly bigint[],
  orderId: string,
): Promise<void> {
  await transaction
    .updateTable('mall_code')
    .set({ order_id: orderId })
    .where('id', 'in', ids)
    .execute();
}

/** Empties the codes that a member had, and what tells that another one is equal. */
export async function eraseCodes(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await sql`
    update mall_code set code = '', mark = 'erased:' || id
    where order_id in (select id from mall_order where member_id = ${memberId})
  `.execute(transaction);
}
