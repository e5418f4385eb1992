import { describe, expect, test } from 'vitest';
import { periodOfDay, type DayPeriod } from './day-period.ts';

const dayMs = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

describe('a day is in the period of', () => {
  test.each<[DayPeriod, string, string, string]>([
    ['DAY', '2026-12-31', '2026-12-31', '2026-12-31'],
    ['DAY', '2028-02-29', '2028-02-29', '2028-02-29'],

    ['WEEK', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['WEEK', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['WEEK', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['WEEK', '2026-12-31', '2026-12-28', '2027-01-03'],
    ['WEEK', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['WEEK', '2028-02-29', '2028-02-28', '2028-03-05'],

    ['TEN_DAYS', '2026-11-01', '2026-11-01', '2026-11-10'],
    ['TEN_DAYS', '2026-11-10', '2026-11-01', '2026-11-10'],
    ['TEN_DAYS', '2026-11-11', '2026-11-11', '2026-11-20'],
    ['TEN_DAYS', '2026-11-20', '2026-11-11', '2026-11-20'],
    ['TEN_DAYS', '2026-11-21', '2026-11-21', '2026-11-30'],
    ['TEN_DAYS', '2026-12-31', '2026-12-21', '2026-12-31'],
    ['TEN_DAYS', '2027-02-28', '2027-02-21', '2027-02-28'],
    ['TEN_DAYS', '2028-02-21', '2028-02-21', '2028-02-29'],

    ['HALF_MONTH', '2026-11-01', '2026-11-01', '2026-11-15'],
    ['HALF_MONTH', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['HALF_MONTH', '2026-11-16', '2026-11-16', '2026-11-30'],
    ['HALF_MONTH', '2026-12-31', '2026-12-16', '2026-12-31'],
    ['HALF_MONTH', '2027-02-16', '2027-02-16', '2027-02-28'],
    ['HALF_MONTH', '2028-02-29', '2028-02-16', '2028-02-29'],

    ['MONTH', '2026-11-01', '2026-11-01', '2026-11-30'],
    ['MONTH', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['MONTH', '2027-02-01', '2027-02-01', '2027-02-28'],
    ['MONTH', '2028-02-15', '2028-02-01', '2028-02-29'],
    ['MONTH', '2100-02-28', '2100-02-01', '2100-02-28'],
  ])('%s, %s: %s to %s', (period, day, firstDay, lastDay) => {
    expect(periodOfDay(period, day)).toEqual({ firstDay, lastDay });
  });
});

test.each<[DayPeriod, number]>([
  ['DAY', 731],
  ['WEEK', 105],
  ['TEN_DAYS', 72],
  ['HALF_MONTH', 48],
  ['MONTH', 24],
])(
  '%s: every day of 2027 and 2028 is in exactly one of %i periods, and these touch',
  (period, count) => {
    const days = daysBetween('2027-01-01', '2028-12-31');
    const firstDays = new Set(days.map((day) => periodOfDay(period, day).firstDay));
    const found = [...firstDays].map((day) => periodOfDay(period, day));
    expect(found).toHaveLength(count);

    // Each begins on the day after the last of the one before it: no gap, and no day twice.
    const [first, ...later] = found;
    expect(later.map(({ firstDay }) => firstDay)).toEqual(
      found.slice(0, -1).map(({ lastDay }) => dayAfter(lastDay)),
    );
    const covered = found.flatMap(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay));
    expect(covered).toEqual(daysBetween(first?.firstDay ?? '', found.at(-1)?.lastDay ?? ''));
    expect(covered).toEqual(expect.arrayContaining(days));

    // Every day of a period names the same one.
    for (const one of found) {
      const named = daysBetween(one.firstDay, one.lastDay).map((day) => periodOfDay(period, day));
      expect(named).toEqual(named.map(() => one));
    }
  },
);
