import { createLogger } from '../../apps/server/src/kit/logger.ts';
import { closeRebatesBy } from '../../apps/server/src/modules/agents/close-rebates.ts';
import { payRebates } from '../../apps/server/src/modules/agents/pay-rebates.ts';
import {
  settleContracts,
  type SettlementDeps,
} from '../../apps/server/src/modules/agents/settle-contracts.ts';
import { sumTeams } from '../../apps/server/src/modules/agents/team-sums.ts';
import { createReports } from '../../apps/server/src/modules/reports/reports.ts';
import {
  catchUpAll,
  pausesBeside,
  type WalletLoad,
} from '../../apps/server/src/modules/wallet/report-progress.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/wallet.ts';
import { contracts, memberTypes } from './contracts.ts';
import { perType } from './per-type.ts';
import { timeZone, type Tree } from './tree.ts';

const currency = { code: 'PHP', symbol: '₱', digits: 2 };
const trialCurrency = { code: 'FUN', symbol: 'F' };

export type Jobs = Awaited<ReturnType<typeof createJobs>>;

/** The jobs behind the ledger on a tree, by a clock that the caller may set forward. */
export async function createJobs({ db, engine }: Pick<Tree, 'db' | 'engine'>) {
  const time = { aheadMs: 0 };
  const clock = () => new Date(Date.now() + time.aheadMs);
  const logger = createLogger('error');
  const wallet = createWallet({ engine, db, currency, trialCurrency });
  const reports = createReports({
    db,
    clock,
    timeZone,
    currency,
    trialCurrency,
    games: { nameOf: () => undefined, byNode: () => undefined, nodesOf: () => [] } as never,
    logger,
    wallet,
  });
  const games = [
    { gameNode: 1, category: 'RNG', weight: 100 },
    { gameNode: 2, category: 'LIVE', weight: 100 },
  ];
  await reports.prepare(games, { pushCountsNothing: true, bonusMoney: false });
  const teams = {
    db,
    clock,
    timeZone,
    nextMove: async () => null,
    applyMoves: async () => undefined,
    closeRebates: closeRebatesBy({ default: perType(0), minimum: 1n }),
  };
  // Letters are not measured.
  const settlements: SettlementDeps = {
    db,
    clock,
    timeZone,
    currency,
    wallet,
    logger,
    memberTypes,
    contracts,
    settlements: { salariesWait: false, dividendsWait: false },
    writeInboxMessages: async () => undefined,
    signals: { publishIn: async () => undefined },
    limiter: null as never,
    devices: null as never,
  };
  return {
    time,
    clock,
    /** Brings the roll-ups of all members up to the ledger, beside a wallet that others call. */
    rollUp: (signal: AbortSignal, beside: WalletLoad = wallet) =>
      catchUpAll(db, { timeZone, currency }, { signal, pause: pausesBeside(beside, signal) }),
    /** Brings the sums of teams up to the roll-ups. */
    sumTeams: (signal: AbortSignal) => sumTeams(teams, signal),
    /** Pays the rebates that are due. */
    payRebates: (signal: AbortSignal) =>
      payRebates({ db, clock, timeZone, currency, wallet, logger }, signal),
    /** Works out what contracts pay, and pays it. */
    settle: (signal: AbortSignal) => settleContracts(settlements, signal),
    /** What agents read of the bets of their teams. */
    reportHandlers: reports.handlers,
    /** Closes the days that are over. */
    closeDays: () => reports.jobs.runNow(),
  };
}
