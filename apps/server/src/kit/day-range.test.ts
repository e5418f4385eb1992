import { expect, test } from 'vitest';
import { dayAt, dayRange } from './day-range.ts';

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

test('a new day begins at midnight in the site’s time zone', () => {
  expect(dayAt(new Date('2026-11-20T15:59:59Z'), 'Asia/Manila')).toBe('2026-11-20');
  expect(dayAt(new Date('2026-11-20T16:00:00Z'), 'Asia/Manila')).toBe('2026-11-21');
});
