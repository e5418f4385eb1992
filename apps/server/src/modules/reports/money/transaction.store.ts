import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { downlineOf } from '#modules/hierarchy/hierarchy.store.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { matchingDays, type DayTotalFilter } from './day-total.store.ts';

export type PostingRow = {
  id: bigint;
  account_id: bigint;
  kind: number;
  amount: bigint;
  balance_after: bigint;
  created_at: Date;
  external_id: string;
  /** Null where no game is known. */
  game_node: number | null;
  /** The user name of the other person of a downline transfer, if the reader may know it. */
  other_account: string | null;
};

/** A posting without a game takes that of its round, or of the posting that it reverses. */
const gameNode = sql`coalesce(posting.game_node, (
    select round.game_node from round where round.account_id = posting.account_id
      and round.source = posting.source and round.round_id = posting.round_id
  ), (
    select taken.game_node from posting as taken where taken.source = posting.source
      and taken.external_id = posting.reverses
  ))`;

const { downlineOut, downlineIn, rollback, memberRebate } = postingKinds;

/** A rebate that is taken back is a rebate too, below zero. */
const kind = sql`case when posting.kind = ${rollback}::smallint and exists (
    select from posting as taken where taken.source = posting.source
      and taken.external_id = posting.reverses and taken.kind = ${memberRebate}::smallint
  ) then ${memberRebate}::smallint else posting.kind end`;

/** The other half of a downline transfer has the same id at its source, with its own ending. */
const otherPosting = sql`select other.account_id from posting as other
  where other.source = posting.source and other.external_id = case posting.kind
    when ${downlineOut}::smallint then replace(posting.external_id, ':out', ':in')
    else replace(posting.external_id, ':in', ':out') end`;

/** Agents read names of people in their own downline, and their own; others both sides. */
const isKnownTo = (agentId: bigint | null) =>
  agentId === null
    ? sql`true`
    : sql`(member.id = ${agentId} or exists (
        select from downline where ancestor_id = ${agentId} and member_id = member.id
      ))`;

function columns(agentId: bigint | null) {
  const isTransfer = sql`posting.kind in (${downlineOut}::smallint, ${downlineIn}::smallint)`;
  return sql`id, account_id, ${kind} as kind, amount, balance_after, created_at, external_id,
    ${gameNode} as game_node, case when ${isTransfer} then (
      select member.username from account join member on member.id = account.member_id
      where account.id = (${otherPosting}) and ${isKnownTo(agentId)}
    ) end as other_account`;
}

function moneyMoves(kinds: readonly number[] | undefined) {
  const ofKinds = kinds ? sql`and ${kind} = any(${[...kinds]}::smallint[])` : sql``;
  return sql`amount <> 0 ${ofKinds}`;
}

/**
 * Lists the postings of accounts in the days, newest first, without those that move nothing. The
 * day totals limit where it reads in each account, so that no history is read for a page.
 */
export async function listPostings(
  db: Database,
  filter: DayTotalFilter & { agentId: bigint | null; limit: number; offset: number },
): Promise<PostingRow[]> {
  const { agentId, limit, offset, kinds } = filter;
  const { rows } = await sql<PostingRow>`
    select page.* from (
      select account_id, min(first_posting) as first, max(last_posting) as last
      from day_total where ${matchingDays(filter)} group by account_id
    ) as span
    cross join lateral (
      select ${columns(agentId)} from posting
      where posting.account_id = span.account_id and id between span.first and span.last
        and ${moneyMoves(kinds)}
      order by id desc limit ${limit + offset}
    ) as page
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type PostingSpan = { first: bigint; last: bigint };

/** Finds the first and the last posting of an account in the days; null without any. */
export async function findSpan(db: Database, filter: DayTotalFilter): Promise<PostingSpan | null> {
  const { rows } = await sql<{ first: bigint | null; last: bigint | null }>`
    select min(first_posting) as first, max(last_posting) as last
    from day_total where ${matchingDays(filter)}`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

/** Lists the next postings of an account, oldest first, up to the end of the span. */
export async function nextPostings(
  db: Database,
  accountId: bigint,
  { first, last }: PostingSpan,
  kinds: readonly number[] | undefined,
  limit: number,
): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select ${columns(null)} from posting
    where account_id = ${accountId} and id between ${first} and ${last} and ${moneyMoves(kinds)}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Finds the accounts of an agent's downline, at every depth, with names; never the agent's own. */
export async function findDownlineAccounts(
  db: Database,
  agentId: bigint,
  currency: string,
  username: string | undefined,
): Promise<Map<bigint, string>> {
  const wanted = username?.trim().toLowerCase() ?? '';
  const named = wanted === '' ? sql`` : sql`where downline.username = ${wanted}`;
  const { rows } = await sql<{ id: bigint; username: string }>`
    select account.id, downline.username from ${downlineOf(agentId)} as downline
    join account on account.member_id = downline.id and account.currency = ${currency}
    ${named}`.execute(db);
  return new Map(rows.map(({ id, username: name }) => [id, name]));
}

/** Begins an export; false while another of the account runs that is not older than `staleMs`. */
export async function beginExport(
  db: Database,
  accountId: bigint,
  now: Date,
  staleMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('report_progress')
    .set({ exporting_since: now })
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('exporting_since', 'is', null),
        where('exporting_since', '<', new Date(now.getTime() - staleMs)),
      ]),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the export only if it is the one that began then. */
export async function endExport(db: Database, accountId: bigint, begunAt: Date): Promise<void> {
  await db
    .updateTable('report_progress')
    .set({ exporting_since: null })
    .where('account_id', '=', accountId)
    .where('exporting_since', '=', begunAt)
    .execute();
}
