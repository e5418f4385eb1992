import type { History, HistoryMonth } from './history.queries.ts';

export function monthOf(given: Partial<HistoryMonth> & { month: string }): HistoryMonth {
  const nothing = { deposits: '0.00', withdrawals: '0.00', staked: '0.00', won: '0.00' };
  return { ...nothing, net: '0.00', ...given };
}

/** An account of three months, which lost in one of them and won in another. */
export const threeMonths: History = {
  months: [
    monthOf({
      month: '2026-11',
      deposits: '500.00',
      staked: '400.00',
      won: '150.00',
      net: '-250.00',
    }),
    monthOf({ month: '2026-10' }),
    monthOf({
      month: '2026-09',
      deposits: '1000.00',
      withdrawals: '1300.50',
      staked: '700.00',
      won: '1000.50',
      net: '300.50',
    }),
  ],
  total: {
    since: '2026-09-01',
    deposits: '1500.00',
    withdrawals: '1300.50',
    netDeposits: '199.50',
    staked: '1100.00',
    won: '1150.50',
    net: '50.50',
  },
};
