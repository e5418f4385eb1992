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

/** So many calls wait in a wallet that has no time to spare. */
const busyCalls = 16;
/** Beside a busy wallet a step is followed by a pause of so many times its length. */
const pauseOverStep = 100;
/** A load that goes on keeps the roll-ups back no longer than this. */
const givesWayMs = 120_000;

/** Waits after a step that took so long. */
type Pause = (tookMs: number) => Promise<void>;

const pauseBriefly: Pause = () => setTimeout(quietMs);

type Step = typeof step & { pause?: Pause };

/** What the job beside play sees of the wallet: how long its calls have waited so far. */
export type WalletLoad = { waitedMs: () => number };

/**
 * Pauses of one pass over the ledger, which leave a busy wallet 99 % of the time. A wallet
 * that many call, but that keeps up with them, is not busy: no call waits long.
 */
export function pausesBeside(
  { waitedMs }: WalletLoad,
  signal: AbortSignal,
  begun = performance.now(),
): Pause {
  return async (tookMs) => {
    const paused = performance.now();
    let isBusy = true;
    let now = paused;
    while (isBusy && !signal.aborted) {
      const [before, from] = [waitedMs(), now];
      await setTimeout(quietMs);
      now = performance.now();
      isBusy =
        waitedMs() - before >= busyCalls * (now - from) &&
        now - paused < pauseOverStep * tookMs &&
        now - begun < givesWayMs;
    }
  };
}

async function catchUp(
  db: Database | DatabaseTransaction,
  accountIds: readonly bigint[],
  settings: ReportSettings,
  { accounts, postings, pause }: Step,
  signal?: AbortSignal,
): Promise<void> {
  for (let at = 0; at < accountIds.length; at += accounts) {
    let behind: readonly bigint[] = accountIds.slice(at, at + accounts);
    while (behind.length > 0 && !signal?.aborted) {
      const begun = performance.now();
      behind = await catchUpStep(db, behind, settings, postings);
      await pause?.(performance.now() - begun);
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
  await catchUp(db, behind, settings, { ...step, postings });
}

/**
 * Does the same, with pauses, for all accounts that are behind, or behind what was posted before an
 * instant.
 */
export async function catchUpAll(
  db: Database,
  settings: ReportSettings,
  { before, signal, pause = pauseBriefly }: { before?: Date; signal: AbortSignal; pause?: Pause },
): Promise<void> {
  const accountIds = await listAccountsBehind(db, settings.timeZone, before);
  await catchUp(db, accountIds, settings, { ...quietStep, pause }, signal);
}

/** Does so at once in the caller's transaction, up to what was posted before an instant. */
export async function catchUpIn(
  transaction: DatabaseTransaction,
  settings: ReportSettings,
  before: Date,
): Promise<void> {
  const accountIds = await listAccountsBehind(transaction, settings.timeZone, before);
  await catchUp(transaction, accountIds, settings, step);
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
  settings: ReportSettings & { clock: Clock; wallet: WalletLoad },
  signal: AbortSignal,
): Promise<void> {
  const now = settings.clock().getTime();
  const asOf = new Date(now - (await oldestWriterMs(db)));
  const pause = pausesBeside(settings.wallet, signal);
  await catchUpAll(db, settings, { signal, pause });
  if (!signal.aborted) await writeProgress(db, 'members', asOf);
}

/** Keeps small what reports must catch up with, with pauses that leave the database to others. */
export function reportJob(
  db: Database,
  settings: ReportSettings & { clock: Clock; wallet: WalletLoad },
): RepeatingJob {
  return {
    name: 'report-progress',
    everyMs: jobEveryMs,
    run: (signal) => catchUpToNow(db, settings, signal),
  };
}
