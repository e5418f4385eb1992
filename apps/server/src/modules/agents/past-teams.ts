import type { Database, DatabaseTransaction } from '#db/database.ts';
import { boundsOfDay } from '#kit/time/day-range.ts';
import {
  findDayToClose,
  findLastDay,
  lockTeamSums,
  takeChanges,
  writeHeads,
} from './sums/team-sums.store.ts';

const changesAtOnce = 20_000;

/** Whether no day was ever closed, so that the past may still be written. */
export async function isPastOpen(db: Database): Promise<boolean> {
  return (await findDayToClose(db)) === null && (await findLastDay(db)) === null;
}

/**
 * Sums what members did on days of the past, in order, and counts their people, for accounts to
 * try: days that are over before the first one closes are not counted by the job.
 */
export async function sumPast(
  transaction: DatabaseTransaction,
  timeZone: string,
  days: readonly string[],
): Promise<void> {
  const lastDay = days.at(-1);
  if (lastDay === undefined) return;
  if (await lockTeamSums(transaction)) await takeChanges(transaction, lastDay, changesAtOnce);
  for (const day of days) await writeHeads(transaction, day, boundsOfDay(day, timeZone));
}
