import { boundsOfDay, dayAt, hourAt } from '#kit/time/day-range.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { ContractPeriod } from '@pavilion/domain/agent/contract-period';
import { periodOfDay } from '@pavilion/domain/report/day-period';

/** A period of a contract; `until` is not of it, the days are. */
export type PeriodAt = { from: Date; until: Date; firstDay: string; lastDay: string };

const answerMs = 7 * dayMs;

/** Until when what was proposed or asked at a moment waits for its answer. */
export function answerBy(moment: Date): Date {
  return new Date(moment.getTime() + answerMs);
}

/** The period that a moment is in, in the time zone of the site. */
export function periodAt(period: ContractPeriod, moment: Date, timeZone: string): PeriodAt {
  const day = dayAt(moment, timeZone);
  if (period === 'HOUR') return { ...hourAt(moment, timeZone), firstDay: day, lastDay: day };
  const { firstDay, lastDay } = periodOfDay(period, day);
  return {
    from: boundsOfDay(firstDay, timeZone).from,
    until: boundsOfDay(lastDay, timeZone).until,
    firstDay,
    lastDay,
  };
}

/** The period before the one that a moment is in. */
export function periodBefore(period: ContractPeriod, moment: Date, timeZone: string): PeriodAt {
  const { from } = periodAt(period, moment, timeZone);
  return periodAt(period, new Date(from.getTime() - 1), timeZone);
}

/** When the next period begins: after a moment, or at it where a contract ends with it. */
export function nextStart(
  period: ContractPeriod,
  now: Date,
  lastEnd: Date | null,
  timeZone: string,
): Date {
  const next = periodAt(period, now, timeZone).until;
  if (lastEnd === null || lastEnd <= next) return next;
  const { from, until } = periodAt(period, lastEnd, timeZone);
  return from.getTime() === lastEnd.getTime() ? from : until;
}
