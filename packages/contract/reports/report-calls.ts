import { getPlayResult } from './get-play-result.ts';
import { getProfitAndLoss } from './get-profit-and-loss.ts';
import { getRound } from './get-round.ts';
import { listBets } from './list-bets.ts';
import { listDownlineTransactions } from './list-downline-transactions.ts';
import { exportTransactions, listTransactions } from './list-transactions.ts';

/** What a member played. */
export const betReports = { listBets, getRound, getProfitAndLoss, getPlayResult };

/** What wallets moved. */
export const moneyReports = { listTransactions, exportTransactions, listDownlineTransactions };
