import * as v from 'valibot';
import type { ReportedRound, RoundReport } from '#ports/transfer-wallets.ts';
import type { TransfersDeps, TransferVendor } from '../transfers-deps.ts';
import { bookRounds, keepUnreadable, reportSource, type Booked } from './book-report.ts';
import {
  findPlace,
  listToRetry,
  lockPlace,
  movePlace,
  noteSilence,
  type ReportPlace,
} from './report.store.ts';

/** Between two reports of a studio. */
export const reportEveryMs = 30_000;
const triedAgainAtOnce = 50;

/** After silences in a row, of which the last goes on for as long as they last. */
const pausesMs = [reportEveryMs, 60_000, 120_000, 240_000, 480_000] as const;
const longestPauseMs = 600_000;

function pauseAfter(failures: number): number {
  return pausesMs[failures - 1] ?? longestPauseMs;
}

/** Tells the winner board, once the rounds are booked. */
function publishWins({ wins }: TransfersDeps, { code }: TransferVendor, booked: Booked): void {
  const source = reportSource(code);
  for (const { earlier, ...win } of booked.wins) {
    if (earlier.length > 0) wins.takenBack(source, earlier);
    if (win.amountMinor > 0n) wins.won({ source, ...win });
  }
}

/** Books a report with its cursor; false when another process has gone on from there already. */
async function bookReport(
  deps: TransfersDeps,
  vendor: TransferVendor,
  from: string | null,
  report: RoundReport,
): Promise<boolean> {
  const { db, clock, logger } = deps;
  const { code } = vendor;
  const booked = await db.transaction().execute(async (transaction) => {
    if ((await lockPlace(transaction, code)) !== from) return null;
    const rounds = await bookRounds(deps, transaction, vendor, report.rounds);
    await keepUnreadable(deps, transaction, code, report.unreadable);
    const now = clock();
    await movePlace(transaction, code, {
      cursor: report.cursor,
      answered_at: now,
      due_at: now,
    });
    return rounds;
  });
  if (booked === null) return false;
  const aside = booked.aside + report.unreadable.length;
  if (aside > 0) logger.error({ vendor: code, aside }, 'rounds of a studio were kept aside');
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

/** Tries the reports again whose account or game the site did not know. */
async function tryAsideAgain(deps: TransfersDeps, vendor: TransferVendor): Promise<void> {
  const booked = await deps.db.transaction().execute(async (transaction) => {
    await lockPlace(transaction, vendor.code);
    const kept = await listToRetry(transaction, vendor.code, triedAgainAtOnce);
    const rounds: ReportedRound[] = kept.map((report) => v.parse(keptRound, report));
    return bookRounds(deps, transaction, vendor, rounds);
  });
  publishWins(deps, vendor, booked);
}

async function noteNoAnswer(
  { db, clock, logger }: TransfersDeps,
  { code }: TransferVendor,
  place: ReportPlace,
  detail: string,
): Promise<void> {
  const failures = place.failures + 1;
  const due = new Date(clock().getTime() + pauseAfter(failures));
  await noteSilence(db, code, { failures, detail, due_at: due });
  logger.warn({ vendor: code, detail, failures }, 'a studio does not report its rounds');
}

/**
 * Asks a studio for its rounds from where the last report ended, until it has told all. What was
 * asked for and not booked, since the process died or the studio fell silent, is told again.
 */
export async function readReports(
  deps: TransfersDeps,
  vendor: TransferVendor,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock();
  const place = await findPlace(deps.db, vendor.code, now);
  if (place.due_at.getTime() > now.getTime()) return;
  await tryAsideAgain(deps, vendor);
  let { cursor } = place;
  while (!signal.aborted) {
    const answer = await vendor.wallets.report(vendor.provider, cursor);
    if (!answer.done) return noteNoAnswer(deps, vendor, place, answer.detail);
    if (!(await bookReport(deps, vendor, cursor, answer.value))) return;
    if (!answer.value.more || answer.value.cursor === cursor) return;
    ({ cursor } = answer.value);
  }
}
