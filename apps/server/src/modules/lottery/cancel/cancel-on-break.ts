import { randomUUID } from 'node:crypto';
import { createOutboxSender, putInOutbox, type OutboxVerdict } from '#kit/outbox.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { DrawState } from '@pavilion/domain/lottery/state/draw-state';
import { nextSubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import type { LotteryDeps } from '../lottery-deps.ts';
import {
  findOrder,
  holdDrawsOf,
  listScheduled,
  lockSubOrders,
  type LockedSubOrder,
  type ScheduledOrder,
} from './cancel.store.ts';
import { giveBack, withHouse } from './give-back.ts';

const topic = 'lottery break';
const everyMs = 250;
/** Longer than the orders of a member take. */
const leaseMs = 60_000;
const membersAtOnce = 5;

/**
 * On exclusion or time-out, what has not opened yet is cancelled: soon after, since the exclusion
 * holds the account, and draws are locked before accounts.
 */
export function breakSubscriptions({ clock }: Pick<LotteryDeps, 'clock'>) {
  return {
    breakBegan: ({ transaction, memberId }: ModuleEvents['breakBegan']): Promise<void> => {
      const payload = { memberId: memberId.toString() };
      return putInOutbox(transaction, { topic, key: randomUUID(), payload }, clock());
    },
  };
}

/** The state that counts here: from its opening time on a draw is open, whatever its row says. */
function stateAt({ draw_state: state, opens_at }: LockedSubOrder, now: Date): DrawState {
  return state === 'scheduled' && now >= opens_at ? 'open' : state;
}

function isTakenBack(subOrder: LockedSubOrder, now: Date): boolean {
  const asked = { event: 'cancel', by: 'exclusion', draw: stateAt(subOrder, now) } as const;
  return nextSubOrderState(subOrder.state, asked) !== null;
}

/** Cancels what an order has in draws that have not opened; what has opened meanwhile settles. */
async function cancelScheduled(
  deps: LotteryDeps,
  { orderId, numbers }: ScheduledOrder,
): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order === null) return;
  const owed = await withHouse(deps, order);
  await deps.db.transaction().execute(async (transaction) => {
    await holdDrawsOf(transaction, orderId, numbers);
    const now = deps.clock();
    const subOrders = (await lockSubOrders(transaction, orderId)).filter(
      (one) => numbers.includes(one.number) && isTakenBack(one, now),
    );
    if (subOrders.length === 0) return;
    const ended = { at: now, by: 'exclusion', reason: null };
    await giveBack(deps, transaction, owed, { subOrders, ended });
  });
}

/** Order by order: one that fails keeps none of the others, and is tried again later. */
async function cancelOfMember(deps: LotteryDeps, payload: unknown): Promise<OutboxVerdict> {
  const memberId = BigInt((payload as { memberId: string }).memberId);
  const failed: string[] = [];
  for (const order of await listScheduled(deps.db, memberId, deps.clock())) {
    try {
      await cancelScheduled(deps, order);
    } catch (error) {
      const { orderId } = order;
      deps.logger.error({ err: error, orderId }, 'an order was not cancelled on a break');
      failed.push(orderId);
    }
  }
  if (failed.length === 0) return { outcome: 'done' };
  return { outcome: 'again', reason: `orders that were not cancelled: ${failed.join(', ')}` };
}

export function cancelJobs(deps: LotteryDeps): RepeatingJob[] {
  const { db, clock, logger } = deps;
  const cancelDue = createOutboxSender({
    db,
    clock,
    logger,
    topic,
    send: ({ payload }) => cancelOfMember(deps, payload),
    leaseMs,
    batch: membersAtOnce,
  });
  const run = async (signal: AbortSignal) => void (await cancelDue(signal));
  return [{ name: 'cancel orders on breaks', everyMs, run }];
}
