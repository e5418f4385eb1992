import { momentAfter } from '#kit/time/day-range.ts';
import { readLength } from '@pavilion/domain/protection/exclusion';

/**
 * When an exclusion of a written length ends that begins now; null for good. A day is 24 hours,
 * months and years are those of the calendar of the site.
 */
export function exclusionEnd(written: string, now: Date, timeZone: string): Date | null {
  const length = readLength(written);
  if (length === null) throw new Error(`not a length: ${written}`);
  if (length === 'forGood') return null;
  const { count, unit } = length;
  const spans = {
    h: { hours: count },
    d: { hours: count * 24 },
    m: { months: count },
    y: { years: count },
  } as const;
  return momentAfter(now, spans[unit], timeZone);
}
