import * as v from 'valibot';
import type { ReportedRound, RoundReport } from '#ports/transfer-wallets.ts';
import type { TransfersDeps, TransferVendor } from '../transfers-deps.ts';
import { bookRounds, putUnreadableAside, reportSource, type Booked } from './book-report.ts';
import {
  findReportProgress,
  listToRetry,
  lockCursor,
  moveCursor,
  noteFailure,
  type ReportProgress,
} from './report.store.ts';

/** The time between two reports of a provider. */
export const reportEveryMs = 30_000;
const triedAgainAtOnce = 50;

/** The pauses after failures in a row; `longestPauseMs` follows the last of them. */
const pausesMs = [reportEveryMs, 60_000, 120_000, 240_000, 480_000] as const;
const longestPauseMs = 600_000;

function pauseAfter(failures: number): number {
  return pausesMs[failures - 1] ?? longestPauseMs;
}

/** Publishes booked wins to the winner board. */
function publishWins({ wins }: TransfersDeps, { code }: TransferVendor, booked: Booked): void {
  const source = reportSource(code);
  for (const { earlier, ...win } of booked.wins) {
    if (earlier.length > 0) wins.takenBack(source, earlier);
    if (win.amountMinor > 0n) wins.won({ source, ...win });
  }
}

/** Books a report with its cursor; false when another process has moved the cursor already. */
async function bookReport(
  deps: TransfersDeps,
  vendor: TransferVendor,
  from: string | null,
  report: RoundReport,
): Promise<boolean> {
  const { db, clock, logger } = deps;
  const { code } = vendor;
  const booked = await db.transaction().execute(async (transaction) => {
    if ((await lockCursor(transaction, code)) !== from) return null;
    const rounds = await bookRounds(deps, transaction, vendor, report.rounds);
    await putUnreadableAside(deps, transaction, code, report.unreadable);
    const now = clock();
    await moveCursor(transaction, code, {
      cursor: report.cursor,
      answered_at: now,
      due_at: now,
    });
    return rounds;
  });
  if (booked === null) return false;
  const aside = booked.aside + report.unreadable.length;
  if (aside > 0) logger.error({ vendor: code, aside }, 'rounds of a provider were set aside');
  publishWins(deps, vendor, booked);
  return true;
}

const keptRound = v.object({
  roundId: v.string(),
  accountId: v.string(),
  currency: v.string(),
  game: v.string(),
  bet: v.string(),
  win: v.string(),
  valid: v.nullable(v.string()),
  endedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

/** Retries the reports whose account or game was unknown. */
async function tryAsideAgain(deps: TransfersDeps, vendor: TransferVendor): Promise<void> {
  const booked = await deps.db.transaction().execute(async (transaction) => {
    await lockCursor(transaction, vendor.code);
    const kept = await listToRetry(transaction, vendor.code, triedAgainAtOnce);
    const rounds: ReportedRound[] = kept.map((report) => v.parse(keptRound, report));
    return bookRounds(deps, transaction, vendor, rounds);
  });
  publishWins(deps, vendor, booked);
}

async function noteUnanswered(
  { db, clock, logger }: TransfersDeps,
  { code }: TransferVendor,
  progress: ReportProgress,
  detail: string,
): Promise<void> {
  const failures = progress.failures + 1;
  const due = new Date(clock().getTime() + pauseAfter(failures));
  await noteFailure(db, code, { failures, detail, due_at: due });
  logger.warn({ vendor: code, detail, failures }, 'a provider does not report its rounds');
}

/**
 * Asks a provider for its rounds from the stored cursor until it has reported all. The provider
 * reports again what was asked for and not booked, as when the process died.
 */
export async function readReports(
  deps: TransfersDeps,
  vendor: TransferVendor,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock();
  const progress = await findReportProgress(deps.db, vendor.code, now);
  if (progress.due_at.getTime() > now.getTime()) return;
  await tryAsideAgain(deps, vendor);
  let { cursor } = progress;
  while (!signal.aborted) {
    const answer = await vendor.wallets.report(vendor.provider, cursor);
    if (!answer.done) return noteUnanswered(deps, vendor, progress, answer.detail);
    if (!(await bookReport(deps, vendor, cursor, answer.value))) return;
    if (!answer.value.more || answer.value.cursor === cursor) return;
    ({ cursor } = answer.value);
  }
}
