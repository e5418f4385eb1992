import { expect, it } from 'vitest';
import { dayRange } from './day-range.ts';

const now = new Date(2026, 2, 3, 23, 59);

it('counts today as the last day of every range', () => {
  expect(dayRange('today', now)).toEqual({ startDate: '2026-03-03', endDate: '2026-03-03' });
  expect(dayRange('week', now)).toEqual({ startDate: '2026-02-25', endDate: '2026-03-03' });
  expect(dayRange('month', now)).toEqual({ startDate: '2026-02-02', endDate: '2026-03-03' });
});

it('crosses the turn of the year', () => {
  expect(dayRange('week', new Date(2026, 0, 2, 0, 0)).startDate).toBe('2025-12-27');
});
