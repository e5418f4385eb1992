import type { TeamPeriod } from './team-period.ts';

/** A period as the fields of an address: only custom days are spelt out. */
export function periodFields({ range, startDate, endDate }: TeamPeriod): TeamPeriod {
  return range === 'custom' ? { range, startDate, endDate } : { range, startDate: '', endDate: '' };
}

/** Builds the input of a call; only the server knows which day it is on the site. */
export function teamDaysInput({ range, startDate, endDate }: TeamPeriod) {
  return range === 'custom' ? { startDate, endDate } : { period: range };
}
