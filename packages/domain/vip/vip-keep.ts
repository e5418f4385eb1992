import { periodOfDay } from '../report/day-period.ts';

/** What keeps a level in a period, in minor units; zero asks for nothing. */
export type KeepNeeds = { keepDeposit: bigint; keepTurnover: bigint };

/** What a member has deposited and bet in a period; valid bets by the weights of the levels. */
export type PeriodTotals = { deposits: bigint; validBets: bigint };

/** How a site has levels kept; `floorLevel` is the highest one that needs no keeping. */
export type KeepRule = { period: 'month' | 'quarter'; floorLevel: number };

const dayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/**
 * The period that a day `YYYY-MM-DD` is in: its first day, and the first one after it. Quarters
 * begin in January, April, July and October.
 */
export function keepPeriodOf(
  period: KeepRule['period'],
  day: string,
): { firstDay: string; nextDay: string } {
  const { firstDay } = periodOfDay('MONTH', day);
  const [year = 0, month = 1] = firstDay.split('-').map(Number);
  if (period === 'month') return { firstDay, nextDay: dayOf(year, month + 1) };
  const start = month - ((month - 1) % 3);
  return { firstDay: dayOf(year, start), nextDay: dayOf(year, start + 3) };
}

/** The period that ends before a day on which a level is no longer safe. */
export function checkedPeriod(period: KeepRule['period'], keptUntil: string) {
  const before = new Date(Date.parse(keptUntil) - 86_400_000).toISOString().slice(0, 10);
  return keepPeriodOf(period, before);
}

/**
 * The first day on which a level reached on a day is no longer safe, which is at the end of the
 * next period; null where it needs no keeping.
 */
export function keptWhenReached(rule: KeepRule, level: number, day: string): string | null {
  if (level <= rule.floorLevel) return null;
  return keepPeriodOf(rule.period, keepPeriodOf(rule.period, day).nextDay).nextDay;
}

/**
 * The first day on which a level is no longer safe, after the site may have changed its rule: null
 * without one or at the floor, the end of the next period where the level needed no keeping, and
 * the end of the period where `keptUntil` is in the middle of one.
 */
export function keptByRule(
  rule: KeepRule | undefined,
  { level, keptUntil }: { level: number; keptUntil: string | null },
  today: string,
): string | null {
  if (rule === undefined || level <= rule.floorLevel) return null;
  if (keptUntil === null) return keptWhenReached(rule, level, today);
  const { firstDay, nextDay } = keepPeriodOf(rule.period, keptUntil);
  return firstDay === keptUntil ? keptUntil : nextDay;
}

/** Whether what came together in a period keeps a level. */
export function isKept(needs: KeepNeeds | undefined, totals: PeriodTotals): boolean {
  const { deposits, turnover } = missingToKeep(needs, totals);
  return deposits === 0n && turnover === 0n;
}

/** What of a period is missing to keep a level, in minor units. */
export function missingToKeep(needs: KeepNeeds | undefined, totals: PeriodTotals) {
  const missing = (needed: bigint | undefined, actual: bigint) =>
    needed === undefined || needed === 0n || actual >= needed ? 0n : needed - actual;
  return {
    deposits: missing(needs?.keepDeposit, totals.deposits),
    turnover: missing(needs?.keepTurnover, totals.validBets),
  };
}

/**
 * The level after the check on the day `keptUntil`, by the totals of the period that ended before
 * it: the same, or one below. Either is safe until the end of the period that begins on that day.
 */
export function levelAfterCheck(
  { keep, levels }: { keep: KeepRule; levels: readonly KeepNeeds[] },
  { level, keptUntil }: { level: number; keptUntil: string },
  totals: PeriodTotals,
): { level: number; keptUntil: string | null } {
  const isMissed = level > keep.floorLevel && !isKept(levels[level], totals);
  const next = isMissed ? level - 1 : level;
  const { nextDay } = keepPeriodOf(keep.period, keptUntil);
  return { level: next, keptUntil: next > keep.floorLevel ? nextDay : null };
}

/** From so many days before its end, a member is warned that a level may be lost. */
const warnedDays = 7;

/** Whether the end of a level's safety is near enough on a day to be warned of. */
export function isNearCheck(keptUntil: string, today: string): boolean {
  return Date.parse(keptUntil) - Date.parse(today) <= warnedDays * 86_400_000;
}
