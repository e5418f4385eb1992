import { localDay } from '@pavilion/client/language/local-day.ts';
import { limits } from '@pavilion/domain/limits';

export const recordRanges = ['today', 'week', 'month', 'calendarMonth', 'custom'] as const;
export type RecordRange = (typeof recordRanges)[number];

/** The days count only while the range is `custom`. */
export type RecordPeriod = { range: RecordRange; startDate: string; endDate: string };

const daysOf = { today: 1, week: 7, month: 30 } as const;

/** Starts a custom range with the month so far, on the calendar of the device. */
export function periodOf(range: RecordRange, now: Date): RecordPeriod {
  const first = new Date(now.getFullYear(), now.getMonth(), 1);
  return { range, startDate: localDay(first), endDate: localDay(now) };
}

/** The earliest day that can be picked (section 9). */
export const firstDay = `${limits.datePickerFirstYear}-01-01`;

/** True when both days are complete; one before `firstDay` has a year still being typed. */
export function isWhole({ startDate, endDate }: Omit<RecordPeriod, 'range'>): boolean {
  return startDate >= firstDay && endDate >= firstDay;
}

export function isBackwards({ startDate, endDate }: Omit<RecordPeriod, 'range'>): boolean {
  return startDate > endDate;
}

/** Builds the input of a report; only the server knows which day it is on the site. */
export function periodInput({ range, startDate, endDate }: RecordPeriod) {
  if (range === 'custom') return { startDate, endDate };
  return range === 'calendarMonth' ? { startDate } : { lastDays: daysOf[range] };
}
