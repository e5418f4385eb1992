import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { isGivenBack, mallOrderStates } from '@pavilion/domain/reward/mall-order';

type Executor = Database | DatabaseTransaction;

const givenBack = mallOrderStates.filter(isGivenBack);

/** Writes the first filling of items that have no stock yet. */
export async function fillStock(
  db: Executor,
  items: readonly { id: string; stock: number }[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('mall_stock')
    .values(items.map(({ id, stock }) => ({ item: id, left_over: BigInt(stock), changed_at: at })))
    .onConflict((conflict) => conflict.column('item').doNothing())
    .execute();
}

/** What is left of items that can run out. */
export async function readStock(db: Executor): Promise<Map<string, bigint>> {
  const rows = await db.selectFrom('mall_stock').select(['item', 'left_over']).execute();
  return new Map(rows.map(({ item, left_over: left }) => [item, left]));
}

/** How many of an item a member ordered, ever and on one day; without what was given back. */
export type Bought = { mine: number; today: number };

/** What a member has bought of each item; `from` and `until` bound today. */
export async function readBought(
  db: Executor,
  memberId: bigint,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, Bought>> {
  const { rows } = await sql<Bought & { item: string }>`
    select item, sum(quantity)::int as mine,
      coalesce(sum(quantity) filter (
        where ordered_at >= ${from} and ordered_at < ${until}
      ), 0)::int as today
    from mall_order
    where member_id = ${memberId} and state <> all (${givenBack}::text[])
    group by item`.execute(db);
  return new Map(rows.map(({ item, mine, today }) => [item, { mine, today }]));
}

/** The VIP level of a member. */
export async function findLevel(db: Executor, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('member')
    .select('vip_level')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.vip_level;
}
