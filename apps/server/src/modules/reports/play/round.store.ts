import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export type RoundState = 'open' | 'settled' | 'cancelled';

export type RoundFilter = {
  accountId: bigint;
  /** When a round began; `until` is not included. */
  from?: Date;
  until?: Date;
  /** Only rounds of these games. */
  gameNodes?: readonly number[];
  state?: RoundState | undefined;
};

type RoundPage = RoundFilter & { limit: number; offset: number };

/** Amounts in minor units. */
export type RoundRow = {
  source: string;
  round_id: string;
  first_posting: bigint;
  game_node: number | null;
  bets: bigint;
  bets_returned: bigint;
  wins: bigint;
  wins_taken_back: bigint;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
  state: RoundState;
  /** What of the bets counts; 0 before the round has ended. */
  valid: bigint;
  /** The type of the game when the round began, where it is known. */
  category: string | null;
};

export const roundState = sql`case when bets > 0 and bets_returned = bets then 'cancelled'
  when finished_at is null then 'open' else 'settled' end`;

/** What makes a `RoundRow`. */
export const roundColumns = sql`source, round_id, first_posting, game_node, bets,
  bets_returned, wins, wins_taken_back, started_at, last_at, finished_at, ${roundState} as state,
  valid, category`;

/** Returns the condition on rounds; one without a move is no round. */
function matching(filter: RoundFilter) {
  const after = filter.from ? sql`and started_at >= ${filter.from}` : sql``;
  const before = filter.until ? sql`and started_at < ${filter.until}` : sql``;
  const { gameNodes } = filter;
  const nodes = gameNodes ? sql`and game_node = any(${[...gameNodes]}::int[])` : sql``;
  const wanted = filter.state ? sql`and ${roundState} = ${filter.state}` : sql``;
  return sql`account_id = ${filter.accountId} and moves > 0 ${after} ${before} ${nodes} ${wanted}`;
}

/** Lists a page of an account's rounds, newest first; the reports must have caught up. */
export async function listRounds(
  db: Database,
  filter: RoundPage,
): Promise<{ rows: RoundRow[]; total: number }> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from round where ${matching(filter)}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (filter.offset >= total) return { rows: [], total };
  const { rows } = await sql<RoundRow>`
    select ${roundColumns} from round where ${matching(filter)}
    order by started_at desc, first_posting desc
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return { rows, total };
}

export type PlaySums = { stakeMinor: bigint; returnedMinor: bigint };
type RoundSum = PlaySums & { rounds: number; openRounds: number; open: PlaySums };

/**
 * Sums the rounds of one game that began at `since` or later, and those of them that are open now;
 * the reports must have caught up.
 */
export async function sumRounds(
  db: Database,
  accountId: bigint,
  gameNode: number,
  since: Date,
): Promise<RoundSum> {
  const { rows } = await sql<{
    state: RoundState;
    rounds: number;
    stakeMinor: bigint;
    returnedMinor: bigint;
  }>`
    select ${roundState} as state, count(*)::int as rounds,
      sum(bets - bets_returned)::bigint as "stakeMinor",
      sum(wins - wins_taken_back)::bigint as "returnedMinor"
    from round
    where ${matching({ accountId, from: since, gameNodes: [gameNode] })}
    group by 1`.execute(db);
  const open = rows.find((row) => row.state === 'open');
  return {
    rounds: rows.reduce((sum, row) => sum + row.rounds, 0),
    stakeMinor: rows.reduce((sum, row) => sum + row.stakeMinor, 0n),
    returnedMinor: rows.reduce((sum, row) => sum + row.returnedMinor, 0n),
    openRounds: open?.rounds ?? 0,
    open: { stakeMinor: open?.stakeMinor ?? 0n, returnedMinor: open?.returnedMinor ?? 0n },
  };
}

/** By the number of the game, 0 where none is known; amounts in minor units. */
export type OpenPlay = {
  gameNode: number;
  rounds: number;
  stakeMinor: bigint;
  returnedMinor: bigint;
};

/**
 * Sums what a period's postings staked and won in rounds that are open now; the reports must have
 * caught up. It counts postings, since a round may go on over midnight.
 */
export async function sumOpenRounds(
  db: Database,
  accountId: bigint,
  { from, until }: { from?: Date; until?: Date },
): Promise<OpenPlay[]> {
  const after = from ? sql`and posting.created_at >= ${from}` : sql``;
  const before = until ? sql`and posting.created_at < ${until}` : sql``;
  const mayReachIn = from ? sql`and last_at >= ${from}` : sql``;
  const wanted = { accountId, state: 'open' as const, ...(until ? { until } : {}) };
  const open = sql`select source, round_id, game_node from round
    where ${matching(wanted)} ${mayReachIn}`;
  // Kinds: 1 bet, 2 win, 3 rollback, which gives a bet back or takes a win back. The game is the
  // one under which the day totals count the posting.
  const { rows } = await sql<OpenPlay>`
    select coalesce(
        posting.game_node, case when kind = 3 then open.game_node end, 0) as "gameNode",
      count(distinct (open.source, open.round_id))::int as rounds,
      coalesce(-sum(posting.amount) filter (
        where kind = 1 or (kind = 3 and amount > 0)), 0)::bigint as "stakeMinor",
      coalesce(sum(posting.amount) filter (
        where kind = 2 or (kind = 3 and amount < 0)), 0)::bigint as "returnedMinor"
    from (${open}) as open
    join posting on posting.account_id = ${accountId} and posting.round_id = open.round_id
      and posting.source = open.source
    where posting.amount <> 0 ${after} ${before}
    group by 1`.execute(db);
  return rows;
}

/** Finds the round that began with this posting of the account. */
export async function findRound(
  db: Database,
  accountId: bigint,
  firstPosting: bigint,
): Promise<RoundRow | null> {
  const { rows } = await sql<RoundRow>`
    select ${roundColumns} from round
    where account_id = ${accountId} and first_posting = ${firstPosting} and moves > 0
      and (source, round_id) = (
        select source, round_id from posting
        where account_id = ${accountId} and id = ${firstPosting})`.execute(db);
  return rows[0] ?? null;
}

export type RoundMoveRow = {
  kind: number;
  amount: bigint;
  bonus_amount: bigint | null;
  /** Null where the provider holds the money. */
  balance_after: bigint | null;
  created_at: Date;
  external_id: string;
};

/** Lists what a provider reported of a round, each change as the postings it would be here. */
async function listReportedMoves(
  db: Database,
  accountId: bigint,
  { source, round_id: roundId }: Pick<RoundRow, 'source' | 'round_id'>,
  limit: number,
): Promise<RoundMoveRow[]> {
  // Kinds: 1 bet, 2 win, 3 rollback, by which a correction lowers what was reported before.
  const { rows } = await sql<RoundMoveRow>`
    select case when part.amount * part.sign < 0 then 3 else part.kind end as kind, part.amount,
      null as bonus_amount, null as balance_after, change.booked_at as created_at,
      change.round_id || '/' || change.number as external_id
    from reported_change as change
    cross join lateral (
      values (1, -1, -change.bet), (2, 1, change.win)
    ) as part (kind, sign, amount)
    where change.account_id = ${accountId} and change.round_id = ${roundId}
      and 'reported:' || change.vendor = ${source} and part.amount <> 0
    order by change.number, part.kind limit ${limit}`.execute(db);
  return rows;
}

/** Lists the moves of a round, oldest first. */
export async function listRoundMoves(
  db: Database,
  accountId: bigint,
  round: Pick<RoundRow, 'source' | 'round_id'>,
  limit: number,
): Promise<RoundMoveRow[]> {
  const { source, round_id: roundId } = round;
  if (source.startsWith('reported:')) return listReportedMoves(db, accountId, round, limit);
  const { rows } = await sql<RoundMoveRow>`
    select kind, amount, bonus_amount, balance_after, created_at, external_id
    from posting
    where account_id = ${accountId} and round_id = ${roundId} and source = ${source}
    order by id limit ${limit}`.execute(db);
  return rows;
}
