import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { boundsOfDay, dayAfter, dayAt, monthsBefore } from '#kit/time/day-range.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { catchUpAll, catchUpIn, type ReportSettings } from '#modules/wallet/report-progress.ts';
import {
  countDifferences,
  findLastClosed,
  forgetOld,
  insertClosedDay,
  lockDays,
  writersHaveEnded,
} from './day-close.store.ts';

export type DayCloseDeps = ReportSettings & { db: Database; clock: Clock };

const jobEveryMs = 60_000;
/** After midnight; a transaction that began before it has usually ended by then. */
const closesAfterMs = 10 * 60_000;
const hoursKeptDays = 40;
const daysKeptMonths = 13;

/** Refuses to start where the site's time zone is another than that of the closed days. */
export async function checkTimeZone({ db, timeZone }: DayCloseDeps): Promise<void> {
  const last = await findLastClosed(db);
  if (last && last.timeZone !== timeZone) {
    throw new Error(
      `brand.timeZone is ${timeZone}, but the days up to ${last.day} were closed in ` +
        `${last.timeZone}. The time zone cannot change once a day is closed.`,
    );
  }
}

/** The day to close next, when it is time; the first one ever is yesterday. */
async function dayToClose({ db, clock, timeZone }: DayCloseDeps): Promise<string | null> {
  const last = await findLastClosed(db);
  const yesterday = dayAfter(dayAt(clock(), timeZone), -1);
  const day = last ? dayAfter(last.day, 1) : yesterday;
  if (day > yesterday) return null;
  const closesAt = boundsOfDay(day, timeZone).until.getTime() + closesAfterMs;
  return clock().getTime() >= closesAt ? day : null;
}

/**
 * Closes a day when nothing of it can be missing; false when a transaction of it is still open or
 * another process has closed it. Throws when its sums differ; then it stays open.
 */
async function closeDay(deps: DayCloseDeps, day: string, signal: AbortSignal): Promise<boolean> {
  const { db, clock, timeZone } = deps;
  const { from, until } = boundsOfDay(day, timeZone);
  if (!(await writersHaveEnded(db, day))) return false;
  await catchUpAll(db, deps, { before: until, signal });
  if (signal.aborted) return false;
  return db.transaction().execute(async (transaction) => {
    await lockDays(transaction);
    const last = await findLastClosed(transaction);
    if (last && last.day >= day) return false;
    await catchUpIn(transaction, deps, until);
    const differences = await countDifferences(transaction, day, { from, until });
    if (differences > 0) {
      throw new Error(`${day} cannot close: play differs in ${differences} categories`);
    }
    await insertClosedDay(transaction, { day, timeZone }, clock());
    return true;
  });
}

/** Closes the days that are over, in order. */
export async function closeDays(deps: DayCloseDeps, signal: AbortSignal): Promise<void> {
  let day = await dayToClose(deps);
  while (day !== null && !signal.aborted && (await closeDay(deps, day, signal))) {
    await forgetOld(deps.db, {
      hoursBefore: boundsOfDay(dayAfter(day, -hoursKeptDays), deps.timeZone).from,
      daysBefore: monthsBefore(day, daysKeptMonths),
    });
    day = await dayToClose(deps);
  }
}

export function dayCloseJob(deps: DayCloseDeps): RepeatingJob {
  return { name: 'close-days', everyMs: jobEveryMs, run: (signal) => closeDays(deps, signal) };
}
