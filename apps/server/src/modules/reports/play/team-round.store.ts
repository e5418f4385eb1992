import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { roundColumns, roundState, type RoundRow, type RoundState } from './round.store.ts';

export type TeamRoundFilter = {
  agentId: bigint;
  /** Play for other money counts nowhere. */
  currency: string;
  /** Only rounds of this account, which the caller knows to be below the agent. */
  accountId?: bigint | undefined;
  /** When a round ended, or moved last while it is open; `until` is not included. */
  from: Date;
  until: Date;
  category?: string | undefined;
  /** Only rounds of these games. */
  gameNodes?: readonly number[] | undefined;
  state?: RoundState | undefined;
};

export type TeamRoundRow = RoundRow & { username: string; nickname: string };

/** Amounts in minor units, less what was returned or taken back. */
export type TeamRoundSums = { rounds: number; bet: bigint; valid: bigint; win: bigint };

type Page = { limit: number; offset: number };

/** The condition on rounds beside their end. */
function matching({ agentId, currency, accountId, ...filter }: TeamRoundFilter) {
  const whose =
    accountId === undefined
      ? sql`account.currency = ${currency} and below.ancestor_id = ${agentId}`
      : sql`round.account_id = ${accountId}`;
  const { category, gameNodes, state } = filter;
  const type = category === undefined ? sql`` : sql`and category = ${category}`;
  const nodes = gameNodes ? sql`and game_node = any(${[...gameNodes]}::int[])` : sql``;
  const wanted = state ? sql`and ${roundState} = ${state}` : sql``;
  return sql`${whose} and moves > 0 ${type} ${nodes} ${wanted}`;
}

/** Rounds with what the list is ordered by and summed from. */
function endedIn(filter: TeamRoundFilter) {
  const { from, until, accountId } = filter;
  const below =
    accountId === undefined
      ? sql`join account on account.id = round.account_id
        join downline as below on below.member_id = account.member_id`
      : sql``;
  const rounds = (at: 'finished_at' | 'last_at') => sql`
    select round.account_id, started_at, first_posting, ${sql.ref(at)} as at,
      bets - bets_returned as bet, wins - wins_taken_back as win, valid
    from round ${below}
    where ${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${until} and ${matching(filter)}`;
  return sql`
    ${rounds('finished_at')} and finished_at is not null
    union all
    ${rounds('last_at')} and finished_at is null`;
}

type Sums = { rounds: number; betSum: bigint; validSum: bigint; winSum: bigint };
type Row = Sums & (TeamRoundRow | { username: null });

/** Reads a page, and the sums in each of its rows; in one row alone where the page is empty. */
async function readRounds(
  db: DatabaseTransaction,
  filter: TeamRoundFilter,
  { limit, offset }: Page,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ended as materialized (${endedIn(filter)}),
    page as (
      select account_id, started_at, first_posting, at from ended
      order by at desc, first_posting desc limit ${limit} offset ${offset}
    )
    select sums.*, shown.* from (
      select count(*)::int as rounds, coalesce(sum(bet), 0)::bigint as "betSum",
        coalesce(sum(valid), 0)::bigint as "validSum", coalesce(sum(win), 0)::bigint as "winSum"
      from ended
    ) as sums
    left join (
      select page.at, played.*, member.username, member.nickname
      from page
      cross join lateral (
        select ${roundColumns} from round where account_id = page.account_id
          and started_at = page.started_at and first_posting = page.first_posting
      ) as played
      join account on account.id = page.account_id
      join member on member.id = account.member_id
    ) as shown on true
    order by shown.at desc, shown.first_posting desc`.execute(db);
  return rows;
}

/**
 * Lists a page of the rounds of everybody below an agent, the last ended first, and sums all that
 * the filter lets through. It reads what the reports have taken so far. The plan is made for each
 * call: a small team is read by its accounts, a large one by the end of rounds.
 */
export async function listTeamRounds(
  db: Database,
  filter: TeamRoundFilter,
  page: Page,
): Promise<{ rows: TeamRoundRow[]; sums: TeamRoundSums }> {
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    return readRounds(transaction, filter, page);
  });
  const [first] = rows;
  if (!first) throw new Error('the database gave no sums');
  const { rounds, betSum: bet, validSum: valid, winSum: win } = first;
  return {
    rows: rows.filter((row): row is Sums & TeamRoundRow => row.username !== null),
    sums: { rounds, bet, valid, win },
  };
}

/** The account of a member in a currency. */
export async function findAccountIn(
  db: Database,
  memberId: bigint,
  currency: string,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.id ?? null;
}
