import { ApiError } from '#http/api-error.ts';
import { dayAt, monthsBefore } from '#kit/time/day-range.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getHistory } from '@pavilion/contract/player/reports';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { ReportDeps } from '../report-deps.ts';
import { findOpenedDay, sumHistory, type HistorySums } from './history.store.ts';

const monthsShown = 12;
const nothing: HistorySums = {
  depositsMinor: 0n,
  withdrawalsMinor: 0n,
  stakedMinor: 0n,
  wonMinor: 0n,
};

export type History = {
  /** Newest first, `YYYY-MM` by the clock of the site. */
  months: readonly (HistorySums & { month: string })[];
  total: HistorySums & { since: string };
};

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** The months up to the last one, newest first, but none before the account was opened. */
function monthsUpTo(last: string, opened: string): string[] {
  const back = Array.from({ length: monthsShown }, (_, count) => count);
  const months = back.map((count) => monthOf(monthsBefore(`${last}-01`, count)));
  return months.filter((month) => month >= opened);
}

/**
 * Sums what a member moved by month and since the account was opened. A month that begins while
 * this is read is shown, so that nothing of the total is missing from the months.
 */
export async function readHistory(deps: ReportDeps, memberId: bigint): Promise<History> {
  const { db, clock, timeZone } = deps;
  const account = await findMemberAccount(db, memberId);
  if (!account) throw new ApiError('member.not.found');
  const { accountId } = account;
  const since = await findOpenedDay(db, memberId, timeZone);
  await catchUpReports(db, [accountId], deps);
  const thisMonth = monthOf(dayAt(clock(), timeZone));
  const firstDay = monthsBefore(`${thisMonth}-01`, monthsShown - 1);
  const rows = await sumHistory(db, { memberId, accountId }, firstDay);
  const moved = new Map(rows.map(({ month, ...sums }) => [month, sums]));
  const last = rows.reduce((latest, { month }) => {
    return month !== null && month > latest ? month : latest;
  }, thisMonth);
  return {
    months: monthsUpTo(last, monthOf(since)).map((month) => ({
      month,
      ...(moved.get(month) ?? nothing),
    })),
    total: { since, ...(moved.get(null) ?? nothing) },
  };
}

/** The figures of a month or of the total, as amounts of the site's currency. */
export function figuresOf(sums: HistorySums, digits: number) {
  return {
    deposits: formatAmount(sums.depositsMinor, digits),
    withdrawals: formatAmount(sums.withdrawalsMinor, digits),
    staked: formatAmount(sums.stakedMinor, digits),
    won: formatAmount(sums.wonMinor, digits),
    net: formatAmount(sums.wonMinor - sums.stakedMinor, digits),
  };
}

export function netDepositsOf({ depositsMinor, withdrawalsMinor }: HistorySums, digits: number) {
  return formatAmount(depositsMinor - withdrawalsMinor, digits);
}

/** Returns money and play of a member by month and since the account was opened. */
export async function historyOf(
  deps: ReportDeps,
  memberId: bigint,
): Promise<ResponseOf<typeof getHistory>> {
  const { digits } = deps.currency;
  const { months, total } = await readHistory(deps, memberId);
  return {
    months: months.map((sums) => ({ month: sums.month, ...figuresOf(sums, digits) })),
    total: {
      since: total.since,
      ...figuresOf(total, digits),
      netDeposits: netDepositsOf(total, digits),
    },
  };
}
