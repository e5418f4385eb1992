import type { Site } from '#modules/site/site.ts';
import { animals } from '@pavilion/domain/lottery/lhc/ball-groups';

type Years = Site['lotteries']['years'];

const dayMs = 86_400_000;
/** A lunar year in days, on the average of many. */
const yearDays = 365.2425;

/**
 * The animal of the lunar year of a day `YYYY-MM-DD`, 0 for the rat. Days before the first year of
 * the site folder count backwards from it, by years of average length.
 */
export function yearAnimalOn(years: Years, day: string): number {
  const year = years.findLast(({ from }) => from <= day);
  if (year) return year.animal;
  const [first] = years;
  if (!first) throw new RangeError('the site folder names no lunar year');
  const daysBefore = (Date.parse(first.from) - Date.parse(day)) / dayMs;
  const yearsBefore = Math.ceil(daysBefore / yearDays) % animals.length;
  return (first.animal - yearsBefore + animals.length) % animals.length;
}
