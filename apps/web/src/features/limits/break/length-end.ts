import { readLength } from '@pavilion/domain/protection/exclusion';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const monthsOfYear = 12;

/** The same day and time so many months later, or the last day of a month that is shorter. */
function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setMonth(to.getMonth() + months);
  // A day that the month does not have has moved into the next one.
  if (to.getDate() !== from.getDate()) to.setDate(0);
  return to;
}

/** When a written length that begins now would end; null for good. */
export function endOfLength(written: string, now: Date): Date | null {
  const length = readLength(written);
  if (length === null || length === 'forGood') return null;
  const { count, unit } = length;
  if (unit === 'h') return new Date(now.getTime() + count * hourMs);
  if (unit === 'd') return new Date(now.getTime() + count * dayMs);
  return monthsLater(now, unit === 'm' ? count : count * monthsOfYear);
}
