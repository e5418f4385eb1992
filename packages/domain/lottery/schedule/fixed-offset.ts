import { dayMs } from '../../report/day-period.ts';

/** How many minutes the clocks of a zone are ahead of UTC at an instant; handed in from outside. */
export type ZoneOffset = (time: Date) => number;

/** Long enough for every change that returns each year. */
const daysLooked = 2 * 366;

/**
 * The offset of a zone in minutes, or null where its clocks change within two years from then.
 * Draws by the minute need a zone with one offset: else an hour of draws would come twice.
 */
export function fixedOffset(offsetAt: ZoneOffset, from: Date): number | null {
  const offset = offsetAt(from);
  for (let day = 1; day <= daysLooked; day += 1) {
    if (offsetAt(new Date(from.getTime() + day * dayMs)) !== offset) return null;
  }
  return offset;
}
