import { expect, it } from 'vitest';
import { isBackwards, isWhole, periodInput, periodOf } from './day-range.ts';

const now = new Date(2026, 2, 3, 23, 59);

it('lets the server decide the days of a named range', () => {
  expect(periodInput(periodOf('today', now))).toEqual({ lastDays: 1 });
  expect(periodInput(periodOf('week', now))).toEqual({ lastDays: 7 });
  expect(periodInput(periodOf('month', now))).toEqual({ lastDays: 30 });
});

it('starts a custom range with the month so far', () => {
  const days = { startDate: '2026-03-01', endDate: '2026-03-03' };
  expect(periodInput(periodOf('custom', now))).toEqual(days);
});

it('leaves the end of the running month open', () => {
  expect(periodInput(periodOf('calendarMonth', now))).toEqual({ startDate: '2026-03-01' });
});

it('waits for both days, and for a year that is still being typed', () => {
  const endDate = '2026-03-03';
  expect(isWhole({ startDate: '2026-03-01', endDate })).toBe(true);
  expect(isWhole({ startDate: '2000-01-01', endDate })).toBe(true);
  expect(isWhole({ startDate: '', endDate })).toBe(false);
  expect(isWhole({ startDate: '0202-03-01', endDate })).toBe(false);
  expect(isWhole({ startDate: '1999-12-31', endDate })).toBe(false);
  expect(isWhole({ startDate: '2026-03-01', endDate: '' })).toBe(false);
});

it('refuses days in the wrong order', () => {
  expect(isBackwards({ startDate: '2026-03-02', endDate: '2026-03-01' })).toBe(true);
  expect(isBackwards({ startDate: '2026-03-01', endDate: '2026-03-01' })).toBe(false);
});
