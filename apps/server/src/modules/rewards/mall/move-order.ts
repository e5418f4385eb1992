import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import {
  isGivenBack,
  isMallOrderOver,
  nextMallState,
  type MallOrderEvent,
} from '@pavilion/domain/reward/mall-order';
import { givePoints, type PointDeps } from '../points/move-points.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  changeStock,
  insertStep,
  writeOrder,
  type OrderRow,
  type StoredOrder,
} from './order.store.ts';

export type MoveDeps = PointDeps & Pick<RewardsDeps, 'signals'>;

/** Who caused it, and what is written with it. */
export type MoveDetails = { operator: string | null } & Partial<
  Pick<OrderRow, 'carrier' | 'tracking_number' | 'reason'>
>;

/** Takes the pieces of an order that is over off what is reserved; back on the shelf, or gone. */
async function settleStock(
  transaction: DatabaseTransaction,
  order: OrderRow,
  { isBack, at }: { isBack: boolean; at: Date },
): Promise<void> {
  if (!order.from_stock) return;
  await changeStock(transaction, order.item, {
    left: isBack ? order.quantity : 0,
    reserved: -order.quantity,
    at,
  });
}

/**
 * Takes an order one step on, and gives points and stock back where it ends without what was
 * ordered, each in the same transaction. Refuses with `mall.order.state` what the order does not
 * allow. The caller holds the locks of the member and of the order.
 */
export async function moveOrder(
  deps: MoveDeps,
  transaction: DatabaseTransaction,
  order: StoredOrder,
  { event, ...details }: { event: MallOrderEvent } & MoveDetails,
): Promise<StoredOrder> {
  const state = nextMallState(order.kind, order.state, event);
  if (state === null) throw new ApiError('mall.order.state', { state: order.state });
  const at = deps.clock();
  const { operator, ...written } = details;
  const isOver = isMallOrderOver(state);
  const change = { ...written, state, changed_at: at, ended_at: isOver ? at : null };
  await writeOrder(transaction, order.id, change);
  await insertStep(transaction, { order_id: order.id, state, operator, at });
  const { member_id: memberId, points, id } = order;
  if (isOver) await settleStock(transaction, order, { isBack: isGivenBack(state), at });
  if (isGivenBack(state)) {
    const gift = { memberId, points, id: `return:${id}` };
    const given = await givePoints(deps, transaction, 'pointReturn', [gift]);
    if (given.size === 0) throw new Error(`order ${id} was given back before`);
  }
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
  return { ...order, ...change };
}
