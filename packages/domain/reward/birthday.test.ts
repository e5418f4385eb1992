import { expect, test } from 'vitest';
import { openBirthdays } from './birthday.ts';

/** The birthday's day and the last day of its gift; undefined where none is given. */
function giftOf(monthDay: number, today: string) {
  const found = openBirthdays(today).filter((one) => one.monthDay === monthDay);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] && [found[0].day, found[0].lastDay];
}

test.each([
  ['2026-06-14', undefined],
  ['2026-06-15', ['2026-06-15', '2026-06-21']],
  ['2026-06-21', ['2026-06-15', '2026-06-21']],
  ['2026-06-22', undefined],
])('§4: the gift of June 15 on %s', (today, days) => {
  expect(giftOf(615, today)).toEqual(days);
});

test.each([
  ['2026-12-31', ['2026-12-28', '2027-01-03']],
  ['2027-01-01', ['2026-12-28', '2027-01-03']],
  ['2027-01-03', ['2026-12-28', '2027-01-03']],
  ['2027-01-04', undefined],
])('§4: the gift of December 28 on %s is that of the year before', (today, days) => {
  expect(giftOf(1228, today)).toEqual(days);
});

test.each([
  ['2026-02-27', undefined],
  ['2026-02-28', ['2026-02-28', '2026-03-06']],
  ['2026-03-06', ['2026-02-28', '2026-03-06']],
  ['2026-03-07', undefined],
  ['2028-02-28', undefined],
  ['2028-02-29', ['2028-02-29', '2028-03-06']],
  ['2028-03-06', ['2028-02-29', '2028-03-06']],
  ['2028-03-07', undefined],
  ['2100-02-28', ['2100-02-28', '2100-03-06']],
])('§4: the gift of February 29 on %s', (today, days) => {
  expect(giftOf(229, today)).toEqual(days);
});

test('§4: February 28 keeps its own day in a leap year', () => {
  expect(giftOf(228, '2028-02-28')).toEqual(['2028-02-28', '2028-03-05']);
  expect(giftOf(228, '2028-03-06')).toBeUndefined();
});
