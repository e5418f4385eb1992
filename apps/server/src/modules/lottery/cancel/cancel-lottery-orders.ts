import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { showForOperators } from '../history/list-lottery-orders.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { cancelFromEnd } from './cancel-from-end.ts';
import { writeCancelLetter } from './cancel-letter.ts';
import { findOrder } from './cancel.store.ts';

type Call = OperatorEndpoints['lottery']['cancelLotteryOrders'];

/** Cancels draws of an order as an operator wants, and tells the member once. */
export async function cancelLotteryOrders(
  deps: LotteryDeps,
  { orderId, orderDetailIds, reason }: ParsedInputOf<Call>,
  operator: string,
): Promise<ResponseOf<Call>> {
  const order = isOwnId(orderId) ? await findOrder(deps.db, orderId) : null;
  if (order === null) throw new ApiError('lottery.order.not.found');
  const numbers = [...new Set(orderDetailIds)];
  await cancelFromEnd(deps, order, { numbers, by: operator, reason }, (transaction, cancelled) =>
    writeCancelLetter(deps, transaction, order, { subOrders: cancelled.subOrders, operator }),
  );
  return showForOperators(deps, { orderId, numbers });
}
