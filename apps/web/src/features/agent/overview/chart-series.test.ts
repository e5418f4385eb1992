import { expect, test } from 'vitest';
import { dayText, namedDays, rangeOf, type ChartSeries } from './chart-series.ts';

const seriesOf = (...amounts: string[]): ChartSeries =>
  amounts.map((amount, at) => ({ day: `2026-11-0${at + 1}`, amount }));

test('§7: a chart of a team knows its lowest and highest amount, to the last digit', () => {
  const series = seriesOf('9.99', '-10.01', '100000000000000000.01', '-10.00');
  expect(rangeOf(series)).toEqual({ low: '-10.01', high: '100000000000000000.01' });
});

test('§7: days that are all zero have nothing to draw', () => {
  expect(rangeOf(seriesOf('0.00', '0', '0.00'))).toBeNull();
  expect(rangeOf([])).toBeNull();
  expect(rangeOf(seriesOf('0.00', '-0.01'))).toEqual({ low: '-0.01', high: '0.00' });
});

test('§7: of 30 days the last one has its name, and others as far apart as there is room', () => {
  expect(namedDays(30, 7)).toEqual([1, 8, 15, 22, 29]);
  expect(namedDays(30, 14)).toEqual([1, 15, 29]);
});

test('§4: a day of the site is named as it is, in the chosen language', () => {
  expect(dayText('2026-11-21', 'EN')).toBe('Nov 21');
  expect(dayText('2026-11-21', 'TY')).toBe('Nob 21');
});
