import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import type { RewardsDeps } from './rewards-deps.ts';
import { findLastClosedDay, findLastRun, insertRun } from './run.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock'> & { site: Pick<RewardsDeps['site'], 'brand'> };

/** What is given once for each period: on the day after it, from a time `HH:mm` on. */
export type Run = { kind: string; period: 'DAY' | 'WEEK' | 'MONTH'; at: string };

/** The first and the last day of a period, both included. */
export type RunDays = { firstDay: string; lastDay: string };

/**
 * The periods whose gifts are due, the oldest first: their days are closed and their time has come.
 * The first time a site asks, the period that runs becomes the first one to count.
 */
export async function dueRuns(
  { db, clock, site }: Deps,
  { kind, period, at }: Run,
): Promise<RunDays[]> {
  const { timeZone } = site.brand;
  const now = clock();
  const last = await findLastRun(db, kind);
  if (last === null) {
    const current = periodOfDay(period, dayAt(now, timeZone)).firstDay;
    const { firstDay } = periodOfDay(period, dayAfter(current, -1));
    await insertRun(db, { kind, period: firstDay, doneAt: now });
    return [];
  }
  const closed = await findLastClosedDay(db);
  const due: RunDays[] = [];
  const next = ({ lastDay }: RunDays) => periodOfDay(period, dayAfter(lastDay, 1));
  let days = next(periodOfDay(period, last));
  while (closed !== null && days.lastDay <= closed) {
    if (now < instantOn(dayAfter(days.lastDay, 1), at, timeZone)) break;
    due.push(days);
    days = next(days);
  }
  return due;
}

/** Notes that everything of a period was given. */
export function noteRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind }: Run,
  { firstDay }: RunDays,
): Promise<void> {
  return insertRun(db, { kind, period: firstDay, doneAt: clock() });
}
