import { localDay } from '../../kit/local-day.ts';

export const recordRanges = ['today', 'week', 'month'] as const;
export type RecordRange = (typeof recordRanges)[number];

const daysOf = { today: 1, week: 7, month: 30 } as const satisfies Record<RecordRange, number>;

/** First and last day of a range that ends today, both inside it. */
export function dayRange(range: RecordRange, now: Date): { startDate: string; endDate: string } {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysOf[range] + 1);
  return { startDate: localDay(first), endDate: localDay(now) };
}
