import { expect, test } from 'vitest';
import { exclusionEnd } from './exclusion-end.ts';

test.each([
  ['24 h', '2026-11-27T10:00:00Z', 'Asia/Manila', '2026-11-28T10:00:00Z'],
  ['7 d', '2026-11-27T10:00:00Z', 'Asia/Manila', '2026-12-04T10:00:00Z'],
  // Days are 24 hours, also where the clocks change.
  ['3 d', '2026-03-27T12:00:00Z', 'Europe/Berlin', '2026-03-30T12:00:00Z'],
  // Months and years keep the time of day, also where the clocks change.
  ['6 m', '2026-01-15T12:00:00Z', 'Europe/Berlin', '2026-07-15T11:00:00Z'],
  ['1 y', '2027-10-30T12:00:00Z', 'Europe/Berlin', '2028-10-30T13:00:00Z'],
  // A day that the month does not have becomes its last one, by the calendar of the site.
  ['6 m', '2026-08-31T10:00:00Z', 'Asia/Manila', '2027-02-28T10:00:00Z'],
  ['6 m', '2026-08-30T18:00:00Z', 'Asia/Manila', '2027-02-27T18:00:00Z'],
  ['1 y', '2028-02-29T10:00:00Z', 'Asia/Manila', '2029-02-28T10:00:00Z'],
  ['5 y', '2026-12-31T23:30:00Z', 'UTC', '2031-12-31T23:30:00Z'],
])('§7: %s from %s in %s end at %s', (length, from, timeZone, until) => {
  expect(exclusionEnd(length, new Date(from), timeZone)).toEqual(new Date(until));
});

test('§7: for good has no end, and what is no length is an error', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(exclusionEnd('forGood', now, 'UTC')).toBeNull();
  expect(() => exclusionEnd('a while', now, 'UTC')).toThrow('not a length: a while');
});
