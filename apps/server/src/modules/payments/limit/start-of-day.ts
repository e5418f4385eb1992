import { dayAt, dayRange } from '#kit/day-range.ts';

/** The midnight from which daily limits count, at the site. */
export function startOfDay(now: Date, timeZone: string): Date {
  return dayRange(dayAt(now, timeZone), undefined, timeZone).from ?? now;
}
