import type { DatabaseTransaction } from '#db/database.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { moveOrder, type MoveDeps } from './move-order.ts';
import { stepOrder } from './order-step.ts';
import { listOpenOrders, lockOrder, lockStock, type StoredOrder } from './order.store.ts';

/** Takes back an order of a member on which nobody has acted; also on a break. */
export function cancelOrder(
  deps: MoveDeps & Pick<RewardsDeps, 'db'>,
  memberId: bigint,
  orderId: string,
): Promise<StoredOrder> {
  return stepOrder(deps, orderId, { event: 'cancel', operator: null }, { ownedBy: memberId });
}

/**
 * Takes back, in the transaction in which an account is closed, every order of it on which nobody
 * has acted, and gives the points back. The caller holds the lock of the member.
 */
export async function cancelOpenOrders(
  deps: MoveDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const open = await listOpenOrders(transaction, memberId);
  const orders: StoredOrder[] = [];
  for (const { id } of open) {
    const order = await lockOrder(transaction, id);
    if (order?.state === 'ordered') orders.push(order);
  }
  // All stocks before any account, and in one order: two closings never wait for each other.
  const limited = orders.filter(({ from_stock: isLimited }) => isLimited);
  for (const item of [...new Set(limited.map((one) => one.item))].toSorted()) {
    await lockStock(transaction, item);
  }
  for (const order of orders) {
    await moveOrder(deps, transaction, order, { event: 'cancel', operator: null });
  }
}
