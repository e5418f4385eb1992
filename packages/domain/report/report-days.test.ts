import { expect, test } from 'vitest';
import { firstReportDay, reportDays, type WantedDays } from './report-days.ts';

const today = '2026-11-21';

test.each<[WantedDays, [string, string] | null]>([
  [{}, ['2025-11-21', today]],
  [{ lastDays: 1 }, [today, today]],
  [{ lastDays: 7 }, ['2026-11-15', today]],
  [{ lastDays: 30 }, ['2026-10-23', today]],
  [{ lastDays: 366 }, ['2025-11-21', today]],
  [{ lastDays: 367 }, null],
  [{ startDate: '2026-11-01' }, ['2026-11-01', today]],
  [{ startDate: '2026-11-22' }, ['2026-11-22', '2026-11-22']],
  [{ endDate: '2026-01-31' }, ['2025-11-21', '2026-01-31']],
  [{ startDate: '2025-11-21', endDate: '2025-11-21' }, ['2025-11-21', '2025-11-21']],
  [{ startDate: '2025-11-20', endDate: '2026-11-21' }, null],
  [{ startDate: '2026-11-02', endDate: '2026-11-01' }, null],
  [{ endDate: '2025-11-20' }, null],
])('§7: a report on %j covers %j of the 12 months that are kept', (wanted, days) => {
  const expected = days && { firstDay: days[0], lastDay: days[1] };
  expect(reportDays(wanted, today)).toEqual(expected);
});

test.each([
  ['2024-02-29', '2023-02-28'],
  ['2025-02-28', '2024-02-28'],
  ['2026-01-01', '2025-01-01'],
  ['2026-12-31', '2025-12-31'],
])('§7: 12 months before %s is %s', (day, first) => {
  expect(firstReportDay(day)).toBe(first);
});
