import { getPlayResult } from './get-play-result.ts';
import { getProfitAndLoss } from './get-profit-and-loss.ts';
import { getRound } from './get-round.ts';
import { listBets } from './list-bets.ts';
import { listDownlineTransactions } from './list-downline-transactions.ts';
import { listTransactionCodes } from './list-transaction-codes.ts';
import { exportTransactions, listTransactions } from './list-transactions.ts';

/** What was played and what wallets moved. */
export const reportCalls = {
  listBets,
  getRound,
  getProfitAndLoss,
  getPlayResult,
  listTransactionCodes,
  listTransactions,
  exportTransactions,
  listDownlineTransactions,
};
