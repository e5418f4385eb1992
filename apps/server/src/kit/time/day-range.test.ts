import { expect, test } from 'vitest';
import {
  dayAfter,
  dayAt,
  dayRange,
  instantOn,
  mondayOf,
  secondAt,
  startOfDay,
  timeAt,
} from './day-range.ts';

test('a range includes both of its days, in the site’s time zone', () => {
  const range = dayRange('2026-11-20', '2026-11-21', 'Asia/Manila');
  expect(range.from?.toISOString()).toBe('2026-11-19T16:00:00.000Z');
  expect(range.until?.toISOString()).toBe('2026-11-21T16:00:00.000Z');
});

test('an open end stays open, and UTC has no offset', () => {
  expect(dayRange(undefined, undefined, 'Asia/Manila')).toEqual({});
  expect(dayRange('2026-11-20', undefined, 'UTC').from?.toISOString()).toBe(
    '2026-11-20T00:00:00.000Z',
  );
});

test.each([
  ['23 hours', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['25 hours', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ['23 hours', '2026-03-08', 'America/New_York', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  ['24½ hours', '2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00Z', '2026-04-05T13:30Z'],
  ['no midnight', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  ['no midnight', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00Z', '2018-11-05T02:00Z'],
  ['no midnight', '2026-09-06', 'America/Santiago', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
  ['23:00 twice', '2026-04-04', 'America/Santiago', '2026-04-04T03:00Z', '2026-04-05T04:00Z'],
])('a day of %s, %s in %s, begins and ends by its clocks', (_, day, timeZone, from, until) => {
  const range = dayRange(day, day, timeZone);
  expect(range).toEqual({ from: new Date(from), until: new Date(until) });
  const lastMoment = new Date(new Date(until).getTime() - 1);
  expect(dayAt(new Date(from), timeZone)).toBe(day);
  expect(dayAt(lastMoment, timeZone)).toBe(day);
  expect(dayAt(new Date(until), timeZone)).toBe(dayAfter(day, 1));
  expect(startOfDay(lastMoment, timeZone)).toEqual(new Date(from));
});

test.each([
  ['before the clocks change', '2026-03-29', '01:30', '2026-03-29T00:30Z'],
  ['that the clocks skip', '2026-03-29', '02:30', '2026-03-29T01:30Z'],
  ['after the clocks changed', '2026-03-29', '03:30', '2026-03-29T01:30Z'],
  ['that the clocks show twice', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
])('a time %s is an instant: %s, %s', (_, day, time, instant) => {
  expect(instantOn(day, time, 'Europe/Berlin')).toEqual(new Date(instant));
});

test('a new day begins at midnight in the site’s time zone', () => {
  expect(dayAt(new Date('2026-11-20T15:59:59Z'), 'Asia/Manila')).toBe('2026-11-20');
  expect(dayAt(new Date('2026-11-20T16:00:00Z'), 'Asia/Manila')).toBe('2026-11-21');
});

test('the time of day is cut, not rounded', () => {
  const moment = new Date('2026-11-20T16:04:59.999Z');
  expect(timeAt(moment, 'Asia/Manila')).toBe('00:04');
  expect(secondAt(moment, 'Asia/Manila')).toBe('00:04:59');
});

test('days are counted by the calendar', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
});

test('a day that its month does not have is the last of that month', () => {
  expect(dayRange('2026-02-30', undefined, 'UTC').from).toEqual(new Date('2026-02-28'));
});
