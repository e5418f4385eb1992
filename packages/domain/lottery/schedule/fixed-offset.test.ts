import { expect, test } from 'vitest';
import { fixedOffset } from './fixed-offset.ts';
import { zoneOffset } from './zone-offset.fixture.ts';

const start = new Date('2026-11-24T00:00:00Z');

test.each([
  ['Asia/Manila', 480],
  ['Asia/Ho_Chi_Minh', 420],
  ['Asia/Bangkok', 420],
  ['Asia/Vientiane', 420],
  ['Asia/Kuala_Lumpur', 480],
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
  ['America/Phoenix', -420],
  ['UTC', 0],
])('the clocks of %s never change', (zone, minutes) => {
  expect(fixedOffset(zoneOffset(zone), start)).toBe(minutes);
});

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  'the clocks of %s change',
  (zone) => {
    expect(fixedOffset(zoneOffset(zone), start)).toBeNull();
  },
);

test('clocks that changed once, long ago, are fixed; those that will are not', () => {
  const changedAt = new Date('2026-06-01T00:00:00Z');
  const offsetAt = (time: Date) => (time < changedAt ? 60 : 120);
  expect(fixedOffset(offsetAt, start)).toBe(120);
  expect(fixedOffset(offsetAt, new Date('2025-12-01T00:00:00Z'))).toBeNull();
});
