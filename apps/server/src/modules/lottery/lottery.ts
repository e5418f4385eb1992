import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { drawJobs } from './draw/draw-jobs.ts';
import { fairHandlers } from './fair/fair-handlers.ts';
import { createLotteries } from './lotteries.ts';
import type { LotteryDependencies } from './lottery-deps.ts';
import { operatorLotteryHandlers } from './result/operator-handlers.ts';
import { resultJobs } from './result/result-jobs.ts';
import { showHandlers } from './show/show-handlers.ts';

/** The lotteries of the site and their draws, own ones and those that somebody else holds. */
export function createLottery(dependencies: LotteryDependencies) {
  const lotteries = createLotteries(dependencies);
  const deps = { ...dependencies, lotteries };
  const { logger } = deps;
  return {
    handlers: { ...showHandlers(deps), ...fairHandlers(deps) },
    operatorHandlers: operatorLotteryHandlers(deps),
    jobs: createRepeatingJobs([...drawJobs(deps), ...resultJobs(deps)], logger),
    /** Names the lotteries that are off, before the site opens. */
    prepare: (): void => {
      for (const { row, because } of lotteries.leftOut) {
        if (row.on) logger.warn({ lottery: row.code }, `a lottery is off: ${because}`);
      }
    },
  };
}
