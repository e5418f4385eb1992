import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import {
  mallOrderStates,
  type MallKind,
  type MallOrderState,
} from '@pavilion/domain/reward/mall-order';

type Executor = Database | DatabaseTransaction;

export type OrderRow = Selectable<Tables['mall_order']>;
/** An order with the name of its member. */
export type StoredOrder = OrderRow & { username: string };

function orders(db: Executor) {
  return db
    .selectFrom('mall_order')
    .innerJoin('member', 'member.id', 'mall_order.member_id')
    .selectAll('mall_order')
    .select('member.username');
}

export async function findOrder(db: Executor, id: string): Promise<StoredOrder | null> {
  return (await orders(db).where('mall_order.id', '=', id).executeTakeFirst()) ?? null;
}

/** The order that a request of the member made; null for none. */
export async function findOrderByKey(
  db: Executor,
  memberId: bigint,
  requestKey: string,
): Promise<StoredOrder | null> {
  const row = await orders(db)
    .where('mall_order.member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose order it is; null for an unknown one. */
export async function findMemberOfOrder(db: Executor, id: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('mall_order')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Locks an order until the transaction ends; the caller holds the lock of its member. */
export async function lockOrder(
  transaction: DatabaseTransaction,
  id: string,
): Promise<StoredOrder | null> {
  const row = await orders(transaction)
    .where('mall_order.id', '=', id)
    .forNoKeyUpdate('mall_order')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertOrder(
  transaction: DatabaseTransaction,
  order: Insertable<Tables['mall_order']>,
): Promise<void> {
  await transaction.insertInto('mall_order').values(order).execute();
}

type Change = { state: MallOrderState; changed_at: Date; ended_at: Date | null } & Partial<
  Pick<Insertable<Tables['mall_order']>, 'carrier' | 'tracking_number' | 'reason'>
>;

export async function writeOrder(
  transaction: DatabaseTransaction,
  id: string,
  change: Change,
): Promise<void> {
  await transaction.updateTable('mall_order').set(change).where('id', '=', id).execute();
}

/** Notes that an order came into a state; `operator` is null for the member and the site. */
export async function insertStep(
  transaction: DatabaseTransaction,
  step: { order_id: string; state: MallOrderState; operator: string | null; at: Date },
): Promise<void> {
  await transaction.insertInto('mall_order_step').values(step).execute();
}

export type OrderStep = {
  orderId: string;
  state: MallOrderState;
  operator: string | null;
  at: Date;
};

/** The states that orders went through, the oldest first. */
export async function listSteps(db: Executor, orderIds: readonly string[]): Promise<OrderStep[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('mall_order_step')
    .select(['order_id as orderId', 'state', 'operator', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy(sql`array_position(${[...mallOrderStates]}::text[], state)`)
    .$castTo<OrderStep>()
    .execute();
}

type Listed = {
  memberId?: bigint | undefined;
  kind?: MallKind | undefined;
  state?: MallOrderState | undefined;
  limit: number;
  offset: number;
};

/** Lists a page, newest first. */
export async function listOrdersPage(
  db: Database,
  { memberId, kind, state, limit, offset }: Listed,
): Promise<{ rows: StoredOrder[]; total: number }> {
  let page = orders(db);
  let all = db.selectFrom('mall_order').select(sql<number>`count(*)::int`.as('total'));
  if (memberId !== undefined) {
    page = page.where('mall_order.member_id', '=', memberId);
    all = all.where('member_id', '=', memberId);
  }
  if (kind !== undefined) {
    page = page.where('kind', '=', kind);
    all = all.where('kind', '=', kind);
  }
  if (state !== undefined) {
    page = page.where('state', '=', state);
    all = all.where('state', '=', state);
  }
  const rows = await page
    .orderBy('ordered_at', 'desc')
    .orderBy('mall_order.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

/** What is left of an item that can run out, locked until the transaction ends; null for others. */
export async function lockStock(
  transaction: DatabaseTransaction,
  item: string,
): Promise<{ left: bigint; reserved: bigint } | null> {
  const row = await transaction
    .selectFrom('mall_stock')
    .select(['left_over as left', 'reserved'])
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds to what is left of an item and to what is reserved of it; below zero takes away. */
export async function changeStock(
  transaction: DatabaseTransaction,
  item: string,
  { left, reserved, at }: { left: number; reserved: number; at: Date },
): Promise<void> {
  await sql`
    update mall_stock
    set left_over = left_over + ${left}, reserved = reserved + ${reserved}, changed_at = ${at}
    where item = ${item}`.execute(transaction);
}

/** The encrypted address of a member; null for one that the member does not have. */
export async function findAddressDetails(
  db: Executor,
  memberId: bigint,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('member_address')
    .select('details')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.details ?? null;
}

/** The encrypted codes that orders have taken, by order. */
export async function listOrderCodes(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mall_code')
    .select(['order_id as orderId', 'code'])
    .where('order_id', 'in', orderIds)
    .where('code', '<>', '')
    .orderBy('id')
    .execute();
  const codes = new Map<string, string[]>();
  for (const { orderId, code } of rows) {
    if (orderId !== null) codes.set(orderId, [...(codes.get(orderId) ?? []), code]);
  }
  return codes;
}

/** The orders of a member on which nobody has acted, in the order of their ids. */
export async function listOpenOrders(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<{ id: string }[]> {
  return transaction
    .selectFrom('mall_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'ordered')
    .orderBy('id')
    .execute();
}

/** Orders that were sent at an instant or before, in the order of their ids. */
export async function listSentOrders(
  db: Database,
  { sentUntil, after, limit }: { sentUntil: Date; after: string | null; limit: number },
): Promise<string[]> {
  let sent = db
    .selectFrom('mall_order')
    .select('id')
    .where('state', '=', 'sent')
    .where('changed_at', '<=', sentUntil);
  if (after !== null) sent = sent.where('id', '>', after);
  const rows = await sent.orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Erases the addresses of orders that ended at an instant or before; returns how many. */
export async function eraseAddresses(
  db: Database,
  endedUntil: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    update mall_order set address = null
    where id in (
      select id from mall_order where address is not null and ended_at <= ${endedUntil}
      order by ended_at, id limit ${limit} for no key update skip locked
    )
    returning 1`.execute(db);
  return rows.length;
}

/** Erases what names a person in the orders of a member. */
export async function eraseOrders(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('mall_order')
    .set({ address: null, carrier: null, tracking_number: null, reason: null })
    .where('member_id', '=', memberId)
    .execute();
}
