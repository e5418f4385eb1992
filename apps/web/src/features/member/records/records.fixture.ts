import type { ProfitAndLoss } from './records.queries.ts';

export const noPlay = { stake: '0.00', returned: '0.00', net: '0.00' };

export const noProfitNorLoss: ProfitAndLoss = {
  startDate: '2026-10-27',
  endDate: '2026-11-02',
  ...noPlay,
  settled: noPlay,
  open: noPlay,
  openRounds: 0,
  categories: [],
  bonus: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  transfers: '0.00',
  downlineTransfers: '0.00',
  adjustments: '0.00',
  atProviders: '0.00',
  change: '0.00',
  changeInAll: '0.00',
  lifetime: { deposits: '0.00', withdrawals: '0.00', net: '0.00' },
};
