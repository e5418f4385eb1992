import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

export type PostingFilter = {
  accountId: bigint;
  from?: Date;
  until?: Date;
  kinds?: readonly number[];
  limit: number;
  offset: number;
};

/** Moves of an account, newest first; a finish moves nothing and is left out. */
export async function listPostings(db: Database, filter: PostingFilter) {
  let query = db
    .selectFrom('posting')
    .where('account_id', '=', filter.accountId)
    .where('amount', '<>', 0n);
  if (filter.from) query = query.where('created_at', '>=', filter.from);
  if (filter.until) query = query.where('created_at', '<', filter.until);
  if (filter.kinds) query = query.where('kind', 'in', [...filter.kinds]);
  const rows = await query
    .select(['id', 'kind', 'amount', 'balance_after', 'created_at', 'source', 'external_id'])
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
