import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { boundsOfDay, dayAfter, dayAt, monthsBefore } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { findAsOf, noteTeamsAsOf } from '#modules/wallet/report-progress.ts';
import {
  closeTeams,
  countDifferences,
  findDayToClose,
  findLastDay,
  forgetTeamSums,
  lockTeamSums,
  takeChanges,
  writeHeads,
} from './sums/team-sums.store.ts';

export type TeamSumsDeps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  /** The first day from which somebody moves below another agent, while that is not done. */
  nextMove: (db: Database | DatabaseTransaction) => Promise<string | null>;
  /** Makes the moves that count from a day on, or from an earlier one. */
  applyMoves: (fromDay: string) => Promise<void>;
  /** Writes what is earned by the play of a day whose sums are complete. */
  closeRebates: (transaction: DatabaseTransaction, day: string) => Promise<void>;
};

const jobEveryMs = minuteMs;
/** Each step reads who is below whom once. */
const changesPerStep = 20_000;
const daysKeptMonths = 13;

type Step = (transaction: DatabaseTransaction) => Promise<boolean>;

/** Runs steps, each in a transaction, until one says false or another process is at the sums. */
async function repeat({ db }: TeamSumsDeps, signal: AbortSignal, step: Step): Promise<void> {
  let goesOn = true;
  while (goesOn && !signal.aborted) {
    goesOn = await db
      .transaction()
      .execute(async (transaction) => (await lockTeamSums(transaction)) && step(transaction));
  }
}

/** Moves those who stand below another agent from the day after the last complete one on. */
async function moveDue({ db, applyMoves }: TeamSumsDeps): Promise<void> {
  const closed = await findLastDay(db);
  if (closed !== null) await applyMoves(dayAfter(closed, 1));
}

/**
 * Completes the team sums of a closed day, in the tree that it had: nobody moves before. Throws
 * when the sums are wrong; then the day stays open, and all that is paid by it waits.
 */
async function closeDay(deps: TeamSumsDeps, day: string, signal: AbortSignal): Promise<void> {
  await repeat(deps, signal, async (transaction) => {
    if ((await takeChanges(transaction, day, changesPerStep)) > 0) return true;
    const differences = await countDifferences(transaction, day);
    if (differences > 0) {
      throw new Error(`the teams of ${day} cannot close: ${differences} sums differ`);
    }
    await writeHeads(transaction, day, boundsOfDay(day, deps.timeZone));
    await forgetTeamSums(transaction, monthsBefore(day, daysKeptMonths));
    await deps.closeRebates(transaction, day);
    await closeTeams(transaction, day, deps.clock());
    return false;
  });
}

/** The last day whose changes may be counted: the tree of a later one still has to change. */
async function lastDayOf(
  { clock, timeZone, nextMove }: TeamSumsDeps,
  transaction: DatabaseTransaction,
): Promise<string> {
  const today = dayAt(clock(), timeZone);
  const moves = await nextMove(transaction);
  return moves !== null && moves <= today ? dayAfter(moves, -1) : today;
}

/**
 * The days up to one whose heads may still change: those that are open, from the day on until which
 * everything is counted already. Right after midnight that is the day before as well.
 */
async function daysToHead(
  { timeZone }: TeamSumsDeps,
  transaction: DatabaseTransaction,
  lastDay: string,
): Promise<string[]> {
  const closed = await findLastDay(transaction);
  const asOf = await findAsOf(transaction, 'teams');
  const firstOpen = closed === null ? '' : dayAfter(closed, 1);
  const counted = asOf === null ? '' : dayAt(asOf, timeZone);
  const days: string[] = [];
  let day = [firstOpen, counted].toSorted().at(-1) || lastDay;
  while (day <= lastDay) {
    days.push(day);
    day = dayAfter(day, 1);
  }
  return days;
}

/**
 * Takes all changes up to the last day that may be counted, and writes the heads. What members have
 * done until `asOf` is among the changes; nothing after the last day is counted yet.
 */
async function sumOpenDays(
  deps: TeamSumsDeps,
  asOf: Date | null,
  signal: AbortSignal,
): Promise<void> {
  await repeat(deps, signal, async (transaction) => {
    const lastDay = await lastDayOf(deps, transaction);
    if ((await takeChanges(transaction, lastDay, changesPerStep)) > 0) return true;
    for (const day of await daysToHead(deps, transaction, lastDay)) {
      await writeHeads(transaction, day, boundsOfDay(day, deps.timeZone));
    }
    const { until } = boundsOfDay(lastDay, deps.timeZone);
    if (asOf !== null) await noteTeamsAsOf(transaction, asOf < until ? asOf : until);
    return false;
  });
}

/** Brings the sums of all teams up to the roll-ups of their members. */
export async function sumTeams(deps: TeamSumsDeps, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  const asOf = await findAsOf(db, 'members');
  await moveDue(deps);
  let day = await findDayToClose(db);
  while (day !== null && !signal.aborted) {
    await closeDay(deps, day, signal);
    await moveDue(deps);
    const next = await findDayToClose(db);
    day = next === day ? null : next;
  }
  await sumOpenDays(deps, asOf, signal);
}

export function teamSumsJob(deps: TeamSumsDeps): RepeatingJob {
  return { name: 'team-sums', everyMs: jobEveryMs, run: (signal) => sumTeams(deps, signal) };
}
