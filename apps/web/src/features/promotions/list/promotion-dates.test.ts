import { expect, test } from 'vitest';
import { promotionDates } from './promotion-dates.ts';

test.each([
  ['2026-11-21', '2026-12-01', 0, '2026/11/21 - 2026/12/01'],
  ['2026-11-21', null, 1, '2026/11/21 - long term'],
  ['2026-11-21', '2026-12-01', 1, '2026/11/21 - long term'],
] as const)(
  '§2 Promotion list: %s to %s with noExpiry %s reads %s',
  (startDate, endDate, noExpiry, text) => {
    expect(promotionDates({ startDate, endDate, noExpiry }, 'long term')).toBe(text);
  },
);
