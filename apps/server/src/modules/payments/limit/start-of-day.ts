import { dayAt, dayRange } from '#kit/day-range.ts';

/** Returns the site's midnight, from which daily limits count. */
export function startOfDay(now: Date, timeZone: string): Date {
  return dayRange(dayAt(now, timeZone), undefined, timeZone).from ?? now;
}
