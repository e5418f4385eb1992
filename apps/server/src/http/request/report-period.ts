import type { Clock } from '#kit/clock.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { reportDays, type ReportDays, type WantedDays } from '@pavilion/domain/report/report-days';
import { ApiError } from '../api-error.ts';

/** The days of a report in the site's time zone; refuses days outside of the history. */
export function reportPeriod(wanted: WantedDays, clock: Clock, timeZone: string): ReportDays {
  const days = reportDays(wanted, dayAt(clock(), timeZone));
  if (!days) throw new ApiError('report.range');
  return days;
}
