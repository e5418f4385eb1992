import { expect, test } from 'vitest';
import { dividendPeriods, periodsOf } from './contract-period.ts';

test('a salary is for a day or an hour, a dividend for a period that the site offers', () => {
  expect(periodsOf('dailySalary', dividendPeriods)).toEqual(['DAY']);
  expect(periodsOf('hourlySalary', dividendPeriods)).toEqual(['HOUR']);
  expect(periodsOf('dividend', ['WEEK', 'MONTH'])).toEqual(['WEEK', 'MONTH']);
});
