import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { LocalText } from '@pavilion/domain/site/local-text';
import { pointSource } from './point.store.ts';

/** A posting of points as the ledger has it. */
export type PointMove = {
  id: bigint;
  kind: number;
  amount: bigint;
  balanceAfter: bigint;
  externalId: string;
  at: Date;
};

/** Lists a page of the postings of an account of points, newest first; all kinds without `kinds`. */
export async function listMovesPage(
  db: Database,
  accountId: bigint,
  wanted: { kinds: readonly number[] | null; limit: number; offset: number },
): Promise<{ rows: PointMove[]; total: number }> {
  const kinds = wanted.kinds === null ? null : [...wanted.kinds];
  const filtered = sql`
    from posting where account_id = ${accountId}
      and (${kinds}::smallint[] is null or kind = any (${kinds}::smallint[]))`;
  const { rows } = await sql<PointMove>`
    select id, kind, amount, balance_after as "balanceAfter", external_id as "externalId",
      created_at as at ${filtered}
    order by id desc limit ${wanted.limit} offset ${wanted.offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total ${filtered}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** The titles of orders and rewards, by their ids. */
export async function findTitles(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LocalText>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: LocalText }>`
    select id::text as id, title from mall_order where id = any (${[...ids]}::uuid[])
    union all
    select id::text as id, title from reward where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The points that were left after a move. */
export async function balanceAfter(
  transaction: DatabaseTransaction,
  externalId: string,
): Promise<bigint> {
  const row = await transaction
    .selectFrom('posting')
    .select('balance_after as points')
    .where('source', '=', pointSource)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return row.points;
}
