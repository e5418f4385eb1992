import { dayPeriods, type DayPeriod } from '../report/day-period.ts';

/** The periods by which dividends are settled. */
export const dividendPeriods = dayPeriods;
export const contractPeriods = ['HOUR', ...dividendPeriods] as const;
export type DividendPeriod = DayPeriod;
export type ContractPeriod = (typeof contractPeriods)[number];

/** The periods that contracts of a kind may have. */
export function periodsOf(
  kind: 'dailySalary' | 'hourlySalary' | 'dividend',
  dividends: readonly DividendPeriod[],
): readonly ContractPeriod[] {
  if (kind === 'dividend') return dividends;
  return kind === 'hourlySalary' ? ['HOUR'] : ['DAY'];
}
