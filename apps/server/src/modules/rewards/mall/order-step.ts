import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import {
  mallOrderStates,
  nextMallState,
  type MallOrderEvent,
} from '@pavilion/domain/reward/mall-order';
import type { RewardsDeps } from '../rewards-deps.ts';
import { moveOrder, type MoveDeps, type MoveDetails } from './move-order.ts';
import { findMemberOfOrder, lockOrder, type StoredOrder } from './order.store.ts';

type Step = { event: MallOrderEvent } & MoveDetails;

/** Whether the event has made the order what it is; one that was sent otherwise is refused. */
function isRepeated(order: StoredOrder, step: Step): boolean {
  const { kind, state } = order;
  const { event, carrier, tracking_number: number } = step;
  if (!mallOrderStates.some((from) => nextMallState(kind, from, event) === state)) return false;
  const isSame = order.carrier === carrier && order.tracking_number === number;
  if (event === 'send' && !isSame) throw new ApiError('reward.repeat.differs');
  return true;
}

/**
 * Takes an order one step on; a repeat changes nothing and answers the same. With `ownedBy` only an
 * order of that member is found. `also` is done in the same transaction, where the step was taken.
 */
export async function stepOrder(
  deps: MoveDeps & Pick<RewardsDeps, 'db'>,
  id: string,
  step: Step,
  more: {
    ownedBy?: bigint;
    also?: (transaction: DatabaseTransaction, order: StoredOrder) => Promise<void>;
  } = {},
): Promise<StoredOrder> {
  const { ownedBy, also } = more;
  return deps.db.transaction().execute(async (transaction) => {
    const memberId = isOwnId(id) ? await findMemberOfOrder(transaction, id) : null;
    if (memberId === null) throw new ApiError('mall.not.found');
    if (ownedBy !== undefined && memberId !== ownedBy) throw new ApiError('mall.not.found');
    await lockMember(transaction, memberId);
    const order = await lockOrder(transaction, id);
    if (!order) throw new Error(`order ${id} is gone`);
    if (isRepeated(order, step)) return order;
    const moved = await moveOrder(deps, transaction, order, step);
    await also?.(transaction, moved);
    return moved;
  });
}
