import { localDay } from '@pavilion/client/language/local-day.ts';

export const teamRanges = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type TeamRange = (typeof teamRanges)[number];

/** The days count only while the range is `custom`. */
export type TeamPeriod = { range: TeamRange; startDate: string; endDate: string };

/** Starts a custom range with the last seven days, on the calendar of the device. */
export function teamPeriodOf(range: TeamRange, now: Date): TeamPeriod {
  const weekAgo = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return { range, startDate: localDay(weekAgo), endDate: localDay(now) };
}
