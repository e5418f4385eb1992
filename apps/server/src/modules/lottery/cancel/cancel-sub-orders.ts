import { ApiError } from '#http/api-error.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { cancelFromEnd } from './cancel-from-end.ts';
import { findOrder, listOrderIds } from './cancel.store.ts';
import type { CancelDeps } from './give-back.ts';

/** Cancels draws of one own order, as its member wants. */
export async function cancelSubOrders(
  deps: CancelDeps,
  memberId: bigint,
  ids: readonly string[],
): Promise<ResponseOf<PlayerEndpoints['lottery']['cancelSubOrders']>> {
  const numbers = [...new Set(ids)];
  const [orderId, ...others] = await listOrderIds(deps.db, memberId, numbers);
  const isOne = orderId !== undefined && others.length === 0;
  const order = isOne ? await findOrder(deps.db, orderId) : null;
  if (order === null) throw new ApiError('lottery.order.not.found');
  const asked = { numbers, by: 'member', reason: null };
  const { subOrders, balance } = await cancelFromEnd(deps, order, asked);
  return {
    cancelled: subOrders.map(({ number }) => number),
    balance: formatAmount(balance, deps.currency.digits),
  };
}
