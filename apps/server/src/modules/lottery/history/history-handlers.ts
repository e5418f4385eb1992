import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listLotteryOrders } from './list-lottery-orders.ts';
import { listOrders, listTodayOrders } from './list-orders.ts';
import { createOrderLines } from './show-lines.ts';
import { showOrder } from './show-order.ts';

type HistoryCall = 'listOrders' | 'listTodayOrders' | 'getOrder' | 'getOrderLines';

/** What members read of their orders. */
export function historyHandlers(
  deps: LotteryDeps,
): Pick<Handlers<PlayerEndpoints['lottery']>, HistoryCall> {
  const listOrderLines = createOrderLines(deps);
  return {
    listOrders: (input, { caller, language }) =>
      listOrders(deps, input, { memberId: caller.memberId, language }),
    listTodayOrders: (input, { caller, language }) =>
      listTodayOrders(deps, input, { memberId: caller.memberId, language }),
    getOrder: ({ id }, { caller, language }) =>
      showOrder(deps, id, { memberId: caller.memberId, language }),
    getOrderLines: (input, { caller, language, signal }) =>
      listOrderLines(input, { memberId: caller.memberId, language, signal }),
  };
}

/** What operators read of orders. */
export function operatorHistoryHandlers(
  deps: LotteryDeps,
): Pick<Handlers<OperatorEndpoints['lottery']>, 'listLotteryOrders'> {
  return { listLotteryOrders: (input) => listLotteryOrders(deps, input) };
}
