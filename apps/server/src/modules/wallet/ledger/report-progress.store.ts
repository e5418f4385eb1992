import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Returns those of the accounts with postings that the reports do not hold yet. */
export async function accountsBehind(
  db: Database,
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

/** Takes up to `postings` postings of an account into the reports; true while there are more. */
export async function catchUpStep(
  db: Database,
  accountId: bigint,
  timeZone: string,
  postings: number,
): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    select catch_up_reports(${accountId}, ${timeZone}, ${postings}) as more`.execute(db);
  return rows[0]?.more === true;
}

/** Lists the next accounts of members, in the order of their ids. */
export async function listMemberAccounts(
  db: Database,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', '>', after)
    .where('member_id', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
