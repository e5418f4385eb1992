import { setTimeout } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import {
  accountsBehind,
  catchUpStep,
  findProgress,
  listAccountsBehind,
  lockReports,
  lowerValidBetsOf,
  oldestWriterMs,
  writeProgress,
  type MatchedStake,
  type ReportSettings,
} from './ledger/report-progress.store.ts';

export type { MatchedStake, ReportSettings } from './ledger/report-progress.store.ts';

/**
 * Large steps for a caller that waits for its report, small ones for the job beside play: on the
 * embedded database everybody waits for a step. Postings are those of each account.
 */
const step = { accounts: 10, postings: 1000 };
const quietStep = { accounts: 25, postings: 20 };
const quietMs = 20;
const jobEveryMs = 60_000;

type Step = typeof step & { pauseMs: number };

async function catchUp(
  db: Database | DatabaseTransaction,
  accountIds: readonly bigint[],
  settings: ReportSettings,
  { accounts, postings, pauseMs }: Step,
  signal?: AbortSignal,
): Promise<void> {
  for (let at = 0; at < accountIds.length; at += accounts) {
    let behind: readonly bigint[] = accountIds.slice(at, at + accounts);
    while (behind.length > 0 && !signal?.aborted) {
      behind = await catchUpStep(db, behind, settings, postings);
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  }
}

/**
 * Brings rounds, totals and roll-ups of accounts up to the ledger. Reports call it before they
 * read, so that they are never late and moving money costs nothing for them. `postings` is how many
 * of an account are taken at once.
 */
export async function catchUpReports(
  db: Database,
  accountIds: readonly bigint[],
  settings: ReportSettings,
  postings = step.postings,
): Promise<void> {
  const behind = await accountsBehind(db, accountIds, settings.timeZone);
  await catchUp(db, behind, settings, { ...step, postings, pauseMs: 0 });
}

/** Does the same for all accounts that are behind, or behind what was posted before an instant. */
export async function catchUpAll(
  db: Database,
  settings: ReportSettings,
  { before, signal }: { before?: Date; signal: AbortSignal },
): Promise<void> {
  const accountIds = await listAccountsBehind(db, settings.timeZone, before);
  await catchUp(db, accountIds, settings, { ...quietStep, pauseMs: quietMs }, signal);
}

/** Does so at once in the caller's transaction, up to what was posted before an instant. */
export async function catchUpIn(
  transaction: DatabaseTransaction,
  settings: ReportSettings,
  before: Date,
): Promise<void> {
  const accountIds = await listAccountsBehind(transaction, settings.timeZone, before);
  await catchUp(transaction, accountIds, settings, { ...step, pauseMs: 0 });
}

/**
 * Until when the roll-ups of members, or the sums of teams, are complete: everything that happened
 * before is counted. Null before they ever were.
 */
export function findAsOf(
  db: Database | DatabaseTransaction,
  of: 'members' | 'teams',
): Promise<Date | null> {
  return findProgress(db, of);
}

/** The same as answers say it. */
export async function readAsOf(db: Database, of: 'members' | 'teams'): Promise<string | null> {
  return (await findAsOf(db, of))?.toISOString() ?? null;
}

/** Notes that the roll-ups of members are complete until an instant. */
export function noteMembersAsOf(transaction: DatabaseTransaction, asOf: Date): Promise<void> {
  return writeProgress(transaction, 'members', asOf);
}

/** Notes that the sums of teams are complete until an instant. */
export function noteTeamsAsOf(transaction: DatabaseTransaction, asOf: Date): Promise<void> {
  return writeProgress(transaction, 'teams', asOf);
}

/**
 * Holds the roll-ups of accounts until the transaction ends: no posting is taken into them, and no
 * day closes.
 */
export function holdReports(
  transaction: DatabaseTransaction,
  accountIds: readonly bigint[],
): Promise<void> {
  return lockReports(transaction, accountIds);
}

/**
 * Lowers the valid bets of rounds that have ended by the part of their stakes that is matched, also
 * for what changes of them later. Books it where a round was booked last, or on the first open day.
 * Their accounts are held. Returns by how much each fell, in order.
 */
export function lowerValidBets(
  transaction: DatabaseTransaction,
  matched: readonly MatchedStake[],
  settings: ReportSettings,
): Promise<bigint[]> {
  return lowerValidBetsOf(transaction, matched, settings);
}

/**
 * Brings all accounts up to the ledger, and notes until when it was read: to the start of the pass,
 * or to that of a transaction which was still writing then.
 */
async function catchUpToNow(
  db: Database,
  settings: ReportSettings & { clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  const now = settings.clock().getTime();
  const asOf = new Date(now - (await oldestWriterMs(db)));
  await catchUpAll(db, settings, { signal });
  if (!signal.aborted) await writeProgress(db, 'members', asOf);
}

/** Keeps small what reports must catch up with, with pauses that leave the database to others. */
export function reportJob(db: Database, settings: ReportSettings & { clock: Clock }): RepeatingJob {
  return {
    name: 'report-progress',
    everyMs: jobEveryMs,
    run: (signal) => catchUpToNow(db, settings, signal),
  };
}
