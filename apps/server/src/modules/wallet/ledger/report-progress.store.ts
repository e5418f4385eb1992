import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';

type Executor = Database | DatabaseTransaction;

export type ReportSettings = {
  /** The time zone in which the days of reports begin. */
  timeZone: string;
  /** The money that roll-ups count; play money is none. */
  currency: { code: string };
};

/** Returns those of the accounts with postings that the reports do not hold yet. */
export async function accountsBehind(
  db: Executor,
  accountIds: readonly bigint[],
  timeZone: string,
): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    select wanted.account_id
    from unnest(${[...accountIds]}::bigint[]) as wanted (account_id)
    left join report_progress as done on done.account_id = wanted.account_id
    where done.time_zone is distinct from ${timeZone} or done.posting_id < (
      select max(id) from posting where posting.account_id = wanted.account_id)`.execute(db);
  return rows.map((row) => row.account_id);
}

/**
 * Lists all accounts of members in money with postings that the reports do not hold yet, or that
 * they hold by the days of another time zone; with `before`, of the first only those whose next
 * posting was written before it. Postings of an account are in the order of time.
 */
export async function listAccountsBehind(
  db: Executor,
  timeZone: string,
  before?: Date,
): Promise<bigint[]> {
  const isBehind = before ? sql`next.created_at < ${before}` : sql`next.created_at is not null`;
  const { rows } = await sql<{ id: bigint }>`
    select account.id from account
    left join report_progress as done on done.account_id = account.id
    left join lateral (
      select created_at from posting
      where posting.account_id = account.id and posting.id > coalesce(done.posting_id, 0)
      order by posting.id limit 1
    ) as next on true
    where account.member_id is not null and account.currency <> ${pointCurrency}
      and (done.time_zone <> ${timeZone} or ${isBehind})
    order by account.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes up to `postings` postings of each account into the reports; returns the accounts that have
 * more.
 */
export async function catchUpStep(
  db: Executor,
  accountIds: readonly bigint[],
  { timeZone, currency }: ReportSettings,
  postings: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ more: bigint[] }>`
    select catch_up_reports(
      ${[...accountIds]}::bigint[], ${timeZone}, ${currency.code}, ${postings}
    ) as more`.execute(db);
  return rows[0]?.more ?? [];
}

/**
 * How long the oldest transaction has been open that writes something, in milliseconds; 0 without
 * any. Those that only read have no transaction id.
 */
export async function oldestWriterMs(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select least(2000000000, coalesce(
      ceil(1000 * extract(epoch from clock_timestamp() - min(xact_start))), 0
    ))::int as ms
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and backend_xid is not null and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.ms ?? 0;
}

export async function findProgress(db: Executor, of: 'members' | 'teams'): Promise<Date | null> {
  const row = await db
    .selectFrom('roll_up_progress')
    .select('as_of')
    .where('of', '=', of)
    .executeTakeFirst();
  return row?.as_of ?? null;
}

/** Writes until when the roll-ups of members, or the sums of teams, are complete; never backwards. */
export async function writeProgress(
  db: Executor,
  of: 'members' | 'teams',
  asOf: Date,
): Promise<void> {
  await db
    .insertInto('roll_up_progress')
    .values({ of, as_of: asOf })
    .onConflict((conflict) =>
      conflict.column('of').doUpdateSet({ as_of: asOf }).where('roll_up_progress.as_of', '<', asOf),
    )
    .execute();
}

/**
 * Holds the reports of accounts until the transaction ends: no posting is taken into them, and no
 * day closes.
 */
export async function lockReports(
  transaction: DatabaseTransaction,
  accountIds: readonly bigint[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('closing-days'))`.execute(transaction);
  await sql`
    select from report_progress where account_id = any (${[...accountIds]}::bigint[])
    order by account_id for update`.execute(transaction);
}

/** A round that has ended, and what of its stake is matched. */
export type MatchedStake = {
  accountId: bigint;
  source: string;
  roundId: string;
  matchedMinor: bigint;
};

/** Lowers the valid bets of rounds by what is matched; returns by how much each fell, in order. */
export async function lowerValidBetsOf(
  transaction: DatabaseTransaction,
  matched: readonly MatchedStake[],
  { timeZone, currency }: ReportSettings,
): Promise<bigint[]> {
  const { rows } = await sql<{ place: number; taken: bigint }>`
    select place::int as place, taken from lower_valid_bets(
      ${matched.map(({ accountId }) => accountId)}::bigint[],
      ${matched.map(({ source }) => source)}::text[],
      ${matched.map(({ roundId }) => roundId)}::text[],
      ${matched.map(({ matchedMinor }) => matchedMinor)}::bigint[],
      ${timeZone}, ${currency.code}
    )`.execute(transaction);
  const taken = new Map(rows.map((row) => [row.place, row.taken]));
  return matched.map((_, index) => taken.get(index + 1) ?? 0n);
}
