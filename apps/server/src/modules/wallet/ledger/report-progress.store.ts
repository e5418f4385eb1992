import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

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
 * Lists all accounts of members with postings that the reports do not hold yet; with `before`, only
 * those whose next posting was written before it. Postings of an account are in the order of time.
 */
export async function listAccountsBehind(
  db: Executor,
  timeZone: string,
  before?: Date,
): Promise<bigint[]> {
  const written = before ? sql`where next.created_at < ${before}` : sql``;
  const { rows } = await sql<{ id: bigint }>`
    select account.id from account
    left join report_progress as done on done.account_id = account.id
    cross join lateral (
      select created_at from posting
      where posting.account_id = account.id and posting.id > case
        when done.time_zone = ${timeZone} then done.posting_id else 0 end
      order by posting.id limit 1
    ) as next
    ${written} ${before ? sql`and` : sql`where`} account.member_id is not null
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
