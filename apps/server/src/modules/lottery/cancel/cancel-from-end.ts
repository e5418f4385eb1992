import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { cancelProblem } from '@pavilion/domain/lottery/state/sub-order-state';
import type { OrderRow, SubOrderRow } from '../stored-order.ts';
import { holdDrawsOf, lockSubOrders, type Ended, type LockedSubOrder } from './cancel.store.ts';
import { drawStateAt } from './draw-state-at.ts';
import { findBalanceAfter, giveBack, withHouse, type CancelDeps } from './give-back.ts';

export type AskedCancel = Readonly<{
  /** Numbers of sub-orders, each once. */
  numbers: readonly string[];
  by: string;
  reason: string | null;
}>;

export type Cancelled = Readonly<{
  /** In the order of their draws. */
  subOrders: readonly SubOrderRow[];
  balance: bigint;
}>;

type After = (transaction: DatabaseTransaction, cancelled: Cancelled) => Promise<void>;

/** Whether just this was done before. */
function isRepeat(named: readonly LockedSubOrder[], { numbers, by, reason }: AskedCancel) {
  return (
    named.length === numbers.length &&
    named.every((one) => one.state === 'cancelled' && one.ended_by === by && one.reason === reason)
  );
}

/**
 * Cancels sub-orders of an order, all or none: they have to be the end of what is still placed, and
 * no draw of theirs may have closed. A repeat moves nothing and answers the same; `after` is called
 * the first time alone, in the same transaction.
 */
export async function cancelFromEnd(
  deps: CancelDeps,
  order: OrderRow,
  asked: AskedCancel,
  after?: After,
): Promise<Cancelled> {
  const owed = await withHouse(deps, order);
  return deps.db.transaction().execute(async (transaction) => {
    await holdDrawsOf(transaction, order.id, asked.numbers);
    const all = await lockSubOrders(transaction, order.id);
    const named = all.filter(({ number }) => asked.numbers.includes(number));
    if (isRepeat(named, asked)) {
      const balance = await findBalanceAfter(deps, transaction, owed, named);
      return { subOrders: named, balance };
    }
    const now = deps.clock();
    const problem = cancelProblem(
      all.map((one) => ({ id: one.number, state: one.state, draw: drawStateAt(one, now) })),
      asked.numbers,
    );
    if (problem !== null) throw new ApiError(problem);
    const ended: Ended = { at: now, by: asked.by, reason: asked.reason };
    const balance = await giveBack(deps, transaction, owed, { subOrders: named, ended });
    const cancelled = { subOrders: named, balance };
    await after?.(transaction, cancelled);
    return cancelled;
  });
}
