/** Periods of whole days by which something is counted. */
export const dayPeriods = ['DAY', 'WEEK', 'TEN_DAYS', 'HALF_MONTH', 'MONTH'] as const;
export type DayPeriod = (typeof dayPeriods)[number];

export const dayMs = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);

/** The day so many days after another, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * dayMs);

/** The first and the last day, both included, of a part of a month that begins on these days. */
function partOfMonth(day: string, starts: readonly number[]) {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const at = starts.findLastIndex((start) => start <= dayOfMonth);
  const next = starts[at + 1];
  const nextTime = next === undefined ? timeOf(year, month + 1, 1) : timeOf(year, month, next);
  return {
    firstDay: dayOf(timeOf(year, month, starts[at] ?? 1)),
    lastDay: dayAfter(dayOf(nextTime), -1),
  };
}

/**
 * The days, both included, of the period that a day `YYYY-MM-DD` is in: weeks run Monday to Sunday,
 * half months 1–15 and from 16, ten-day periods 1–10, 11–20 and from 21, months by the calendar.
 */
export function periodOfDay(period: DayPeriod, day: string): { firstDay: string; lastDay: string } {
  switch (period) {
    case 'DAY':
      return { firstDay: day, lastDay: day };
    case 'WEEK': {
      const time = Date.parse(day);
      const monday = dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs);
      return { firstDay: monday, lastDay: dayAfter(monday, 6) };
    }
    case 'TEN_DAYS':
      return partOfMonth(day, [1, 11, 21]);
    case 'HALF_MONTH':
      return partOfMonth(day, [1, 16]);
    case 'MONTH':
      return partOfMonth(day, [1]);
  }
}
