import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { cancelHandlers, operatorCancelHandlers } from './cancel/cancel-handlers.ts';
import { breakSubscriptions, cancelJobs } from './cancel/cancel-on-break.ts';
import { drawJobs } from './draw/draw-jobs.ts';
import { exposureHandlers } from './exposure/exposure-handlers.ts';
import { fairHandlers } from './fair/fair-handlers.ts';
import { historyHandlers, operatorHistoryHandlers } from './history/history-handlers.ts';
import { launchedLotteries } from './launched-lotteries.ts';
import { createLotteries } from './lotteries.ts';
import { lotteryChecks } from './lottery-check.store.ts';
import type { LotteryDependencies } from './lottery-deps.ts';
import { createOrders } from './order/order-handlers.ts';
import { playedHandlers } from './played/played-handlers.ts';
import { operatorLotteryHandlers } from './result/operator-handlers.ts';
import { resultJobs } from './result/result-jobs.ts';
import { settleJobs } from './settle/settle-jobs.ts';
import { createSettling } from './settle/settling.ts';
import { showHandlers } from './show/show-handlers.ts';

/** The lotteries of the site and their draws, own ones and those that somebody else holds. */
export function createLottery(dependencies: LotteryDependencies) {
  const lotteries = createLotteries(dependencies);
  const deps = { ...dependencies, lotteries };
  const { db, logger } = deps;
  const orders = createOrders(deps);
  const settling = createSettling(deps);
  const jobs = [
    ...drawJobs(deps, settling),
    ...resultJobs(deps),
    ...settleJobs(settling),
    ...cancelJobs(deps),
  ];
  return {
    handlers: {
      ...showHandlers(deps),
      ...fairHandlers(deps),
      ...orders.handlers,
      ...historyHandlers(deps),
      ...cancelHandlers(deps),
      ...playedHandlers(deps),
    },
    operatorHandlers: {
      ...operatorLotteryHandlers(deps),
      ...operatorHistoryHandlers(deps),
      ...operatorCancelHandlers(deps),
      ...exposureHandlers(deps),
    },
    /** Its lotteries as providers of the catalogue show and launch them. */
    launched: launchedLotteries(lotteries),
    on: breakSubscriptions(deps),
    jobs: createRepeatingJobs(jobs, logger),
    slotReadings: orders.slotReadings,
    checks: () => findingsOf(db, lotteryChecks),
    /** Names the lotteries that are off, before the site opens. */
    prepare: (): void => {
      for (const { row, because } of lotteries.leftOut) {
        if (row.on) logger.warn({ lottery: row.code }, `a lottery is off: ${because}`);
      }
    },
  };
}
