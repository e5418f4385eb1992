import { sql, type Insertable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Executor } from '../draw.store.ts';

export type NewOrder = Readonly<{
  order: Insertable<Tables['lottery_order']>;
  lines: readonly Insertable<Tables['lottery_line']>[];
  subOrders: readonly Insertable<Tables['lottery_sub_order']>[];
}>;

/** What JSON has no form for, as the database reads it from a text. */
function inJson(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

/** Writes rows that name the same columns with one statement, however many they are. */
async function insertRows(
  transaction: DatabaseTransaction,
  table: 'lottery_order' | 'lottery_line' | 'lottery_sub_order',
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inJson(value)])),
  );
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(
      null::${sql.table(table)}, ${JSON.stringify(values)}::json
    )`.execute(transaction);
}

/** Writes orders with their lines and draws. */
export async function insertOrders(
  transaction: DatabaseTransaction,
  orders: readonly NewOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ order }) => order);
  await insertRows(transaction, 'lottery_order', rows);
  const lines = orders.flatMap((order) => order.lines);
  await insertRows(transaction, 'lottery_line', lines);
  const subOrders = orders.flatMap((order) => order.subOrders);
  await insertRows(transaction, 'lottery_sub_order', subOrders);
}

/** An order that stands, with the first draw that it takes part in. */
export type StandingOrder = Readonly<{
  orderId: string;
  number: string;
  requestHash: Uint8Array;
  stake: bigint;
  numero: string;
  commit: Uint8Array | null;
}>;

export type Request = Readonly<{
  memberId: bigint;
  requestKey: string | null;
  requestHash: Uint8Array;
}>;

const standing = sql`placed.id as "orderId", placed.number,
  placed.request_hash as "requestHash", placed.stake, draw.numero, draw.commit`;

const firstDraw = sql`
  join lottery_sub_order as first on first.order_id = placed.id and first.nth = 1
  join lottery_draw as draw on draw.id = first.draw_id`;

/**
 * The order that was placed with the key of each request, or since a time with the same content
 * where the request has no key; in the order of the requests, null where there is none.
 */
export async function findStanding(
  db: Executor,
  requests: readonly Request[],
  since: Date,
): Promise<(StandingOrder | null)[]> {
  const { rows } = await sql<StandingOrder & { item: bigint }>`
    select asked.item, ${standing}
    from unnest(
      ${requests.map(({ memberId }) => memberId)}::bigint[],
      ${requests.map(({ requestKey }) => requestKey)}::text[],
      ${requests.map(({ requestHash }) => requestHash)}::bytea[]
    ) with ordinality as asked (member_id, key, hash, item)
    cross join lateral (
      (select * from lottery_order
        where member_id = asked.member_id and request_key = asked.key limit 1)
      union all
      (select * from lottery_order
        where asked.key is null and member_id = asked.member_id and placed_at > ${since}
          and request_hash = asked.hash
        order by placed_at desc limit 1)
    ) as placed
    ${firstDraw}`.execute(db);
  const found = new Map(rows.map(({ item, ...order }) => [Number(item), order]));
  return requests.map((_, index) => found.get(index + 1) ?? null);
}
