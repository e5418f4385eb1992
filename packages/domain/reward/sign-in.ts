import { dayAfter } from '../report/day-period.ts';

/** A row of days that follow each other, or the rest of a calendar month. */
export const signInRows = ['days', 'month'] as const;

export type SignInRow = (typeof signInRows)[number];

/** The last day `YYYY-MM-DD` that a member signed in for: the `place`th of a row, from 1. */
export type LastSignIn = { day: string; rowStart: string; place: number };

/** The row that runs on a day: its first day, its length, and the place of the day in it. */
export type RunningRow = { rowStart: string; length: number; place: number; isDone: boolean };

/** The day `YYYY-MM-DD` at a place of a row, from 1. */
export function dayOfRow(rowStart: string, place: number): string {
  return dayAfter(rowStart, place - 1);
}

/** How many days a row has that begins on a day: so many, or until its month ends. */
function lengthOf(row: SignInRow, rowStart: string, days: number): number {
  if (row === 'days') return days;
  const [year = 0, month = 1, dayOfMonth = 1] = rowStart.split('-').map(Number);
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.min(days, daysOfMonth - dayOfMonth + 1);
}

/**
 * The row of a member on a day `YYYY-MM-DD`, by the last day that the member signed in for. A
 * missed day, the end of a row and the end of a month begin a new one; a day before the last one,
 * after the site's clock went back, is done. `days` is how many days the site has rewards for.
 */
export function rowOn(
  today: string,
  last: LastSignIn | null,
  { row, days }: { row: SignInRow; days: number },
): RunningRow {
  const started = { rowStart: today, length: lengthOf(row, today, days), place: 1, isDone: false };
  if (last === null) return started;
  const { rowStart, place } = last;
  const length = lengthOf(row, rowStart, days);
  if (last.day >= today) return { rowStart, length: Math.max(length, place), place, isDone: true };
  const isNext = dayOfRow(last.day, 2) === today && place < length;
  return isNext ? { rowStart, length, place: place + 1, isDone: false } : started;
}
