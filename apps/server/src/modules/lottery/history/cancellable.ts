import type { Database } from '#db/database.ts';
import { cancelProblem } from '@pavilion/domain/lottery/state/sub-order-state';
import { drawStateAt } from '../cancel/draw-state-at.ts';
import { groupedBy } from '../show/grouped-by.ts';
import { listPlaced, type PlacedRow } from './order-part.store.ts';

/** What of an order can be cancelled: from it on, all that is placed can be. */
function cancellableOf(placed: readonly PlacedRow[], now: Date): string[] {
  const subOrders = placed.map((one) => ({
    id: one.number,
    state: one.state,
    draw: drawStateAt(one, now),
  }));
  const ids = subOrders.map(({ id }) => id);
  return ids.filter((_, at) => cancelProblem(subOrders, ids.slice(at)) === null);
}

/** The numbers of the sub-orders of these orders that can be cancelled now. */
export async function findCancellable(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const byOrder = groupedBy(await listPlaced(db, orderIds), (row) => row.order_id);
  return new Set([...byOrder.values()].flatMap((placed) => cancellableOf(placed, now)));
}
