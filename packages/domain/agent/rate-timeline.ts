import { rateOnStep } from './rate-chain.ts';

/** A rate from a day `YYYY-MM-DD` on. */
export type RateFrom = { readonly day: string; readonly rate: number };

/** The rates of a member in a category by day; the first counts on every day before the second. */
export type RateTimeline = readonly RateFrom[];

/** The rate that counts on a day. */
export function rateOn(timeline: RateTimeline, day: string): number {
  const begun = timeline.filter((one) => one.day <= day);
  return (begun.at(-1) ?? timeline[0])?.rate ?? 0;
}

/** A timeline with further rows; one of the same day takes the place of the earlier one. */
export function withRates(timeline: RateTimeline, rows: readonly RateFrom[]): RateTimeline {
  const days = new Set(rows.map(({ day }) => day));
  const kept = timeline.filter(({ day }) => !days.has(day));
  return [...kept, ...rows].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * The rows that lower a timeline to a bound on each of these days, in their order. A rate that was
 * lowered stays so until the next row of the timeline.
 */
export function loweredTo(
  timeline: RateTimeline,
  days: readonly string[],
  ceilingOn: (day: string) => number,
  step: number,
): RateFrom[] {
  const rows: RateFrom[] = [];
  for (const day of days) {
    const ceiling = ceilingOn(day);
    if (rateOn(withRates(timeline, rows), day) <= ceiling) continue;
    rows.push({ day, rate: rateOnStep(ceiling, step) });
  }
  return rows;
}
