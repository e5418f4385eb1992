import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LotteryDeps } from '../lottery-deps.ts';
import { cancelLotteryOrders } from './cancel-lottery-orders.ts';
import { cancelSubOrders } from './cancel-sub-orders.ts';

/** What members cancel. */
export function cancelHandlers(
  deps: LotteryDeps,
): Pick<Handlers<PlayerEndpoints['lottery']>, 'cancelSubOrders'> {
  return {
    cancelSubOrders: (ids, { caller }) => cancelSubOrders(deps, caller.memberId, ids),
  };
}

/** What operators cancel. */
export function operatorCancelHandlers(
  deps: LotteryDeps,
): Pick<Handlers<OperatorEndpoints['lottery']>, 'cancelLotteryOrders'> {
  return {
    cancelLotteryOrders: (input, { operator }) => cancelLotteryOrders(deps, input, operator),
  };
}
