import { closeRebatesBy } from '../../apps/server/src/modules/agents/close-rebates.ts';
import { payRebates } from '../../apps/server/src/modules/agents/pay-rebates.ts';
import {
  settleContracts,
  type SettlementDeps,
} from '../../apps/server/src/modules/agents/settle-contracts.ts';
import { sumTeams } from '../../apps/server/src/modules/agents/team-sums.ts';
import { createRollUps, currency } from '../tree/roll-ups.ts';
import { timeZone, type Tree } from '../tree/tree.ts';
import { contracts, memberTypes } from './contracts.ts';
import { perType } from './per-type.ts';

export type Jobs = Awaited<ReturnType<typeof createJobs>>;

/** The jobs behind the ledger on a tree, by a clock that the caller may set forward. */
export async function createJobs(tree: Pick<Tree, 'db' | 'engine'>) {
  const { db } = tree;
  const { time, clock, logger, wallet, reports, rollUp } = await createRollUps(tree);
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
    rollUp,
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
