import { setTimeout } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { accountsBehind, catchUpStep, listMemberAccounts } from './ledger/report-progress.store.ts';

/** Large steps for a caller that waits for its report, small ones for the job beside play. */
const postingsPerStep = 10_000;
const postingsPerQuietStep = 200;
const quietMs = 20;
const accountsPerLook = 1000;
const jobEveryMs = 60_000;

/**
 * Brings rounds and day totals of accounts up to the ledger. Reports call it before they read, so
 * that they are never late and moving money costs nothing for them.
 */
export async function catchUpReports(
  db: Database,
  accountIds: readonly bigint[],
  timeZone: string,
): Promise<void> {
  for (const accountId of await accountsBehind(db, accountIds, timeZone)) {
    while (await catchUpStep(db, accountId, timeZone, postingsPerStep));
  }
}

/** Catches up in small steps with pauses, which leave the database to others. */
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

/** Keeps small what reports must catch up with, account by account. */
export function reportJob(db: Database, timeZone: string): RepeatingJob {
  return {
    name: 'report-progress',
    everyMs: jobEveryMs,
    run: async (signal) => {
      let after = 0n;
      while (!signal.aborted) {
        const accountIds = await listMemberAccounts(db, after, accountsPerLook);
        const last = accountIds.at(-1);
        if (last === undefined) return;
        await catchUpQuietly(db, accountIds, timeZone, signal);
        after = last;
      }
    },
  };
}
