import { teamPeriod } from '#http/request/report-period.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import type { LotteryDeps } from '../lottery-deps.ts';

const usualDays = 7;
const mostDays = 31;

type Wanted = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * The days that a member asks for on the clock of the site: seven up to the last one where no first
 * day is given. Refuses more than 31, and days before the one that `earliestOf` finds for today.
 */
export function askedDays(
  { clock, site }: Pick<LotteryDeps, 'clock' | 'site'>,
  { startDate, endDate }: Wanted,
  earliestOf: (today: string) => string,
): ReportDays {
  const { timeZone } = site.brand;
  const today = dayAt(clock(), timeZone);
  const earliest = earliestOf(today);
  const last = endDate !== undefined && endDate < today ? endDate : today;
  const usual = dayAfter(last, 1 - usualDays);
  const firstDay = startDate ?? (usual < earliest ? earliest : usual);
  const bound = { most: mostDays, earliestOf };
  return teamPeriod({ startDate: firstDay, endDate }, clock, timeZone, bound);
}
