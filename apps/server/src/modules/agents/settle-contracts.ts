import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { advanceContracts } from './contract/advance-contracts.ts';
import { calculateSettlements, compareSettlements } from './settlement/calculate-settlements.ts';
import { paySettlements } from './settlement/pay-settlements.ts';
import type { SettlementDeps } from './settlement/settlement-deps.ts';
import { findLastDay } from './sums/team-sums.store.ts';

export type { SettlementDeps };

const jobEveryMs = minuteMs;

/**
 * Brings contracts up to date, works out what they pay for the periods that are complete, and pays
 * what may be paid.
 */
export async function settleContracts(deps: SettlementDeps, signal?: AbortSignal): Promise<void> {
  await advanceContracts(deps, signal);
  try {
    await calculateSettlements(deps, signal);
  } finally {
    await paySettlements(deps, signal);
  }
}

/**
 * Settles contracts; once for each closed day, works the settlements of the day before out anew and
 * notes those that come to something else.
 */
export function settlementsJob(deps: SettlementDeps): RepeatingJob {
  const { db, logger } = deps;
  let compared: string | null = null;
  return {
    name: 'settlements',
    everyMs: jobEveryMs,
    run: async (signal) => {
      const closed = await findLastDay(db);
      await settleContracts(deps, signal);
      if (closed === null || closed === compared || signal.aborted) return;
      const before = compared;
      compared = closed;
      if (before === null) return;
      const differing = await compareSettlements(deps, before);
      if (differing > 0) {
        logger.error({ day: before, differing }, 'settlements worked out anew differ');
      }
    },
  };
}
