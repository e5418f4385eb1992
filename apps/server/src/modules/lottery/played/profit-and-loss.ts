import { boundsOfDay } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { firstReportDay } from '@pavilion/domain/report/report-days';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { askedDays } from '../history/asked-days.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { sumSettledByDay, type SettledDay } from './played.store.ts';

type Call = PlayerEndpoints['lottery']['getProfitAndLossByDay'];

type Sums = Omit<SettledDay, 'day'>;

const nothing: Sums = { stake: 0n, win: 0n, rebate: 0n };

function added(one: Sums, other: Sums): Sums {
  return {
    stake: one.stake + other.stake,
    win: one.win + other.win,
    rebate: one.rebate + other.rebate,
  };
}

/** What a member bet and won in lotteries by the site's day of the bets, of what was settled. */
export async function showProfitAndLoss(
  deps: LotteryDeps,
  memberId: bigint,
  wanted: ParsedInputOf<Call>,
): Promise<ResponseOf<Call>> {
  const { db, currency, site } = deps;
  const { timeZone } = site.brand;
  const { firstDay, lastDay } = askedDays(deps, wanted, firstReportDay);
  const { from } = boundsOfDay(firstDay, timeZone);
  const { until } = boundsOfDay(lastDay, timeZone);
  const days = await sumSettledByDay(db, memberId, { from, until, timeZone });
  const money = (amountMinor: bigint) => formatAmount(amountMinor, currency.digits);
  const shown = ({ stake, win, rebate }: Sums) => ({
    lottGameBetting: money(stake),
    lottGameWinning: money(win),
    lottGameRebate: money(rebate),
    lottGamePnl: money(win + rebate - stake),
  });
  return {
    list: days.map(({ day, ...sums }) => ({ day, ...shown(sums) })),
    ...shown(days.reduce<Sums>(added, nothing)),
  };
}
