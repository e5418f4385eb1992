import { createLogger } from '../../apps/server/src/kit/logger.ts';
import { createReports } from '../../apps/server/src/modules/reports/reports.ts';
import {
  catchUpAll,
  pausesBeside,
  type WalletLoad,
} from '../../apps/server/src/modules/wallet/report-progress.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/wallet.ts';
import { timeZone, type Tree } from './tree.ts';

export const currency = { code: 'PHP', symbol: '₱', digits: 2 };
export const trialCurrency = { code: 'FUN', symbol: 'F' };
/** Until the work is done. */
export const never = new AbortController().signal;

export type RollUps = Awaited<ReturnType<typeof createRollUps>>;

/** The roll-ups behind the ledger of a tree, by a clock that the caller may set forward. */
export async function createRollUps({ db, engine }: Pick<Tree, 'db' | 'engine'>) {
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
  return {
    time,
    clock,
    logger,
    wallet,
    reports,
    /** Brings the roll-ups of all members up to the ledger, beside a wallet that others call. */
    rollUp: (signal: AbortSignal, beside: WalletLoad = wallet) =>
      catchUpAll(db, { timeZone, currency }, { signal, pause: pausesBeside(beside, signal) }),
  };
}
