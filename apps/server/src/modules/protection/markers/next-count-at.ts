import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';

/** After the nights that are looked at, and when few people play. */
const timeOfCount = '06:00';

/** The next instant at which the site's clock shows six in the morning. */
export function nextCountAt(now: Date, timeZone: string): Date {
  const day = dayAt(now, timeZone);
  const today = instantOn(day, timeOfCount, timeZone);
  return today > now ? today : instantOn(dayAfter(day, 1), timeOfCount, timeZone);
}
