import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export type RoundFilter = {
  accountId: bigint;
  /** Of the first move of a round; `until` is not included. */
  from?: Date;
  until?: Date;
  /** Only rounds of these games. */
  gameNodes?: readonly number[];
  limit: number;
  offset: number;
};

/** Amounts in minor units. */
export type RoundRow = {
  source: string;
  round_id: string;
  game_node: number | null;
  bets: bigint;
  bets_returned: bigint;
  wins: bigint;
  wins_taken_back: bigint;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
};

type PageRow = { total: bigint } & { [Column in keyof RoundRow]: RoundRow[Column] | null };

/** `kind` of a posting: 1 bet, 2 win, 3 rollback. A round that moved nothing is no round. */
function roundsOf(filter: RoundFilter) {
  const { accountId, from, until, gameNodes } = filter;
  const after = from ? sql`and min(created_at) >= ${from}` : sql``;
  const before = until ? sql`and min(created_at) < ${until}` : sql``;
  const nodes = gameNodes ? sql`and max(game_node) = any(${[...gameNodes]}::int[])` : sql``;
  return sql`
    select source, round_id, min(id) as first_id, max(game_node) as game_node,
      coalesce(-sum(amount) filter (where kind = 1), 0)::bigint as bets,
      coalesce(sum(amount) filter (where kind = 3 and amount > 0), 0)::bigint as bets_returned,
      coalesce(sum(amount) filter (where kind = 2), 0)::bigint as wins,
      coalesce(-sum(amount) filter (where kind = 3 and amount < 0), 0)::bigint as wins_taken_back,
      min(created_at) as started_at, max(created_at) as last_at,
      min(created_at) filter (where finishes_round) as finished_at
    from posting
    where account_id = ${accountId} and round_id is not null
    group by source, round_id
    having count(*) filter (where kind in (1, 2)) > 0 ${after} ${before} ${nodes}`;
}

/** A page of the rounds of an account, newest first, and how many there are in all. */
export async function listRounds(
  db: Database,
  filter: RoundFilter,
): Promise<{ rows: RoundRow[]; total: number }> {
  const { rows } = await sql<PageRow>`
    with round as (${roundsOf(filter)})
    select (select count(*) from round) as total, page.*
    from (values (1)) as one
    left join (
      select * from round order by first_id desc
      limit ${filter.limit} offset ${filter.offset}
    ) as page on true`.execute(db);
  const isRound = (row: PageRow): row is PageRow & RoundRow => row.round_id !== null;
  return { rows: rows.filter(isRound), total: Number(rows[0]?.total ?? 0n) };
}
