import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { daysOfAddress, daysToArrive } from '@pavilion/domain/reward/mall-order';
import type { RewardsDeps } from '../rewards-deps.ts';
import { stepOrder } from './order-step.ts';
import { eraseAddresses, listSentOrders } from './order.store.ts';

const everyMs = 10 * minuteMs;
const atOnce = 500;

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * dayMs);

/** Counts as delivered what was sent long ago; one that cannot be moved keeps no other. */
async function arriveInTime(deps: RewardsDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps;
  const sentUntil = daysBefore(clock(), daysToArrive);
  let ids: string[] = [];
  do {
    ids = await listSentOrders(db, { sentUntil, after: ids.at(-1) ?? null, limit: atOnce });
    for (const id of ids) {
      if (signal.aborted) return;
      try {
        await stepOrder(deps, id, { event: 'arrive', operator: null });
      } catch (error) {
        logger.error({ err: error, order: id }, 'an order was not counted as delivered');
      }
    }
  } while (ids.length === atOnce);
}

/** Erases the addresses of orders that ended long ago. */
async function forgetAddresses({ db, clock }: RewardsDeps, signal: AbortSignal): Promise<void> {
  const endedUntil = daysBefore(clock(), daysOfAddress);
  let erased: number;
  do {
    erased = await eraseAddresses(db, endedUntil, atOnce);
  } while (erased === atOnce && !signal.aborted);
}

/** The jobs that end orders which were sent, and erase where they went. */
export function mallJobs(deps: RewardsDeps): RepeatingJob[] {
  return [
    { name: 'end sent orders', everyMs, run: (signal) => arriveInTime(deps, signal) },
    { name: 'erase addresses', everyMs, run: (signal) => forgetAddresses(deps, signal) },
  ];
}
