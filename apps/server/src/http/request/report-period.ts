import type { Clock } from '#kit/clock.ts';
import { dayAfter, dayAt, mondayOf } from '#kit/time/day-range.ts';
import { reportDays, type ReportDays, type WantedDays } from '@pavilion/domain/report/report-days';
import { teamDays, type WantedTeamDays } from '@pavilion/domain/report/team-days';
import { ApiError } from '../api-error.ts';

/** The days of a report in the site's time zone; refuses days outside of the history. */
export function reportPeriod(wanted: WantedDays, clock: Clock, timeZone: string): ReportDays {
  const days = reportDays(wanted, dayAt(clock(), timeZone));
  if (!days) throw new ApiError('report.range');
  return days;
}

/**
 * The days of a page about a team in the site's time zone; refuses more than `most`, and days
 * before the one that `earliestOf` finds for today.
 */
export function teamPeriod(
  wanted: WantedTeamDays,
  clock: Clock,
  timeZone: string,
  { most, earliestOf }: { most: number; earliestOf: (today: string) => string },
): ReportDays {
  const today = dayAt(clock(), timeZone);
  const calendar = { today, yesterday: dayAfter(today, -1), monday: mondayOf(today) };
  const days = teamDays(wanted, calendar, { earliest: earliestOf(today), most });
  if (!days) throw new ApiError('report.range');
  return days;
}
