import { dayAfter } from './day-period.ts';

/** How many months reports reach back. */
const reportMonths = 12;

export type ReportDays = { firstDay: string; lastDay: string };

export type WantedDays = {
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Days that end today, in place of dates. */
  lastDays?: number | undefined;
};

/** The same day of the month some months earlier, or the last day of that month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const inMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, inMonth.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** The first day that a report can begin with; days are `YYYY-MM-DD`. */
export function firstReportDay(today: string): string {
  return monthsBefore(today, reportMonths);
}

/** Whole days, both included; null when they are reversed or begin too early. */
export function reportDays(
  { startDate, endDate, lastDays }: WantedDays,
  today: string,
): ReportDays | null {
  const earliest = firstReportDay(today);
  if (lastDays !== undefined) {
    const firstDay = dayAfter(today, 1 - lastDays);
    return firstDay < earliest ? null : { firstDay, lastDay: today };
  }
  const firstDay = startDate ?? earliest;
  const lastDay = endDate ?? (firstDay > today ? firstDay : today);
  return firstDay < earliest || lastDay < firstDay ? null : { firstDay, lastDay };
}
