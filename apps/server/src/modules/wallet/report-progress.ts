import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { RepeatingJob } from '#kit/repeating-job.ts';

/** Of who waits for a report, and of the job, beside which people play and look at their wallets. */
const postingsPerStep = 10_000;
const postingsPerQuietStep = 200;
const quietMs = 20;
const accountsPerLook = 1000;
const jobEveryMs = 60_000;

/** Those of the accounts with postings that the reports do not hold yet. */
async function accountsBehind(
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

/** True while there is more to take in. */
async function catchUpStep(
  db: Database,
  accountId: bigint,
  timeZone: string,
  postings = postingsPerStep,
): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    select catch_up_reports(${accountId}, ${timeZone}, ${postings}) as more`.execute(db);
  return rows[0]?.more === true;
}

/**
 * Brings rounds and day totals of accounts up to the ledger. Reports call it before they read, so
 * that they are never late, and moving money costs nothing for them.
 */
export async function catchUpReports(
  db: Database,
  accountIds: readonly bigint[],
  timeZone: string,
): Promise<void> {
  for (const accountId of await accountsBehind(db, accountIds, timeZone)) {
    while (await catchUpStep(db, accountId, timeZone));
  }
}

/** In steps that nobody notices, with pauses in which the database is others'. */
async function catchUpQuietly(
  db: Database,
  accountIds: readonly bigint[],
  timeZone: string,
  signal: AbortSignal,
): Promise<void> {
  for (const accountId of await accountsBehind(db, accountIds, timeZone)) {
    let more = true;
    while (more && !signal.aborted) {
      more = await catchUpStep(db, accountId, timeZone, postingsPerQuietStep);
      await setTimeout(quietMs);
    }
  }
}

/** Keeps what a report must catch up with small; each account of a person takes its turn. */
export function reportJob(db: Database, timeZone: string): RepeatingJob {
  return {
    name: 'report-progress',
    everyMs: jobEveryMs,
    run: async (signal) => {
      let after = 0n;
      while (!signal.aborted) {
        const rows = await db
          .selectFrom('account')
          .select('id')
          .where('id', '>', after)
          .where('member_id', 'is not', null)
          .orderBy('id')
          .limit(accountsPerLook)
          .execute();
        const last = rows.at(-1);
        if (!last) return;
        const accountIds = rows.map(({ id }) => id);
        await catchUpQuietly(db, accountIds, timeZone, signal);
        after = last.id;
      }
    },
  };
}
