import { languageTags, type Language } from '@pavilion/domain/site/language';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';

/** The height of a chart in px; the same in Chart.module.css. */
export const chartHeight = 200;

/** An amount of the wire for each day, the oldest day first. */
export type ChartSeries = readonly { day: string; amount: string }[];

/** A day of the site, which the time zone of the device does not move. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The lowest and the highest amount; null where every day is zero. */
export function rangeOf(series: ChartSeries): { low: string; high: string } | null {
  const amounts = series.map(({ amount }) => amount).toSorted(compareAmounts);
  const low = amounts[0] ?? '0';
  const high = amounts.at(-1) ?? '0';
  const isLevel = compareAmounts(low, '0') === 0 && compareAmounts(high, '0') === 0;
  return isLevel ? null : { low, high };
}

/** Places of days that have their name below: the last one, and others so many days apart. */
export function namedDays(count: number, apart: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.filter((at) => (count - 1 - at) % apart === 0);
}
