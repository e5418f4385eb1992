import type { Handlers } from '#http/handlers.ts';
import type { Logger } from '#kit/logger.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { reportJob, type WalletLoad } from '#modules/wallet/report-progress.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { exportHistoryOf } from './history/export-history.ts';
import { historyOf } from './history/history.ts';
import { exportOf } from './money/export-transactions.ts';
import {
  downlineTransactionsOf,
  transactionCodes,
  transactionsOf,
} from './money/list-transactions.ts';
import { betsOf } from './play/list-bets.ts';
import { teamBetsOf } from './play/list-team-bets.ts';
import { playResultOf } from './play/play-result.ts';
import { profitAndLossOf } from './play/profit-and-loss.ts';
import { roundOf } from './play/show-round.ts';
import { teamRoundOf } from './play/show-team-round.ts';
import type { ReportDeps } from './report-deps.ts';
import { checkTimeZone, dayCloseJob } from './rollup/close-days.ts';
import { rollupChecks } from './rollup/rollup-check.store.ts';
import {
  noteGames,
  noteRule,
  type CountedGame,
  type ValidBetRule,
} from './rollup/valid-bets.store.ts';

export type ReportsDependencies = ReportDeps & {
  logger: Pick<Logger, 'error'>;
  wallet: WalletLoad;
};

export type Reports = ReturnType<typeof createReports>;

/** What members and agents read about money and play; reports move nothing. */
export function createReports(deps: ReportsDependencies) {
  const handlers: Handlers<PlayerEndpoints['reports']> = {
    listBets: (input, { caller, language }) => betsOf(deps, caller.memberId, input, language),
    getRound: ({ recordId }, { caller, language }) =>
      roundOf(deps, caller.memberId, BigInt(recordId), language),
    getPlayResult: (input, { caller }) => playResultOf(deps, caller.memberId, input),
    getProfitAndLoss: (input, { caller }) => profitAndLossOf(deps, caller.memberId, input),
    listTransactionCodes: async (_, { language }) => transactionCodes(language),
    listTransactions: (input, { caller, language }) =>
      transactionsOf(deps, caller.memberId, input, language),
    exportTransactions: (input, { caller, language }) =>
      exportOf(deps, caller.memberId, input, language),
    getHistory: (_, { caller }) => historyOf(deps, caller.memberId),
    exportHistory: (_, { caller, language }) => exportHistoryOf(deps, caller.memberId, language),
    listDownlineTransactions: (input, { caller, language }) =>
      downlineTransactionsOf(deps, caller.memberId, input, language),
    listTeamBets: (input, { caller, language }) =>
      teamBetsOf(deps, caller.memberId, input, language),
    getTeamRound: (input, { caller, language }) =>
      teamRoundOf(deps, caller.memberId, input, language),
  };
  return {
    handlers,
    jobs: createRepeatingJobs([reportJob(deps.db, deps), dayCloseJob(deps)], deps.logger),
    checks: () => findingsOf(deps.db, rollupChecks),
    /**
     * Notes the games of the site and how valid bets are counted in them, before the site opens.
     * Throws when closed days forbid its time zone.
     */
    prepare: async (games: readonly CountedGame[], rule: ValidBetRule): Promise<void> => {
      await checkTimeZone(deps);
      await noteGames(deps.db, games, deps.clock());
      await noteRule(deps.db, rule, deps.clock());
    },
  };
}
