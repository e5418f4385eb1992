import { dayMs } from './day-period.ts';
import type { ReportDays } from './report-days.ts';

export type WantedTeamDays = {
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Goes before the dates. */
  period?: 'today' | 'yesterday' | 'week' | 'month' | undefined;
};

/** The calendar around a day, `YYYY-MM-DD` each. */
export type Calendar = {
  today: string;
  yesterday: string;
  /** The Monday of today's week. */
  monday: string;
};

export type TeamDaysBound = {
  /** The first day that can be asked for. */
  earliest: string;
  /** How many days a request may cover. */
  most: number;
};

function countDays({ firstDay, lastDay }: ReportDays): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
}

function daysOf(
  { startDate, endDate, period }: WantedTeamDays,
  { today, yesterday, monday }: Calendar,
): ReportDays {
  switch (period) {
    case 'today':
      return { firstDay: today, lastDay: today };
    case 'yesterday':
      return { firstDay: yesterday, lastDay: yesterday };
    case 'week':
      return { firstDay: monday, lastDay: today };
    case 'month':
      return { firstDay: `${today.slice(0, 8)}01`, lastDay: today };
    case undefined:
      return { firstDay: startDate ?? endDate ?? today, lastDay: endDate ?? today };
  }
}

/**
 * Whole days of a page about a team, both included; null when they are reversed, begin too early,
 * or are more than one request may cover.
 */
export function teamDays(
  wanted: WantedTeamDays,
  calendar: Calendar,
  { earliest, most }: TeamDaysBound,
): ReportDays | null {
  const days = daysOf(wanted, calendar);
  if (days.firstDay < earliest || days.lastDay < days.firstDay) return null;
  return countDays(days) > most ? null : days;
}
