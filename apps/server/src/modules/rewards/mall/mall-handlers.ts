import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { mallCalls as operatorMallCalls } from '@pavilion/contract/operator/mall';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { mallCalls } from '@pavilion/contract/player/rewards/mall';
import type { Language } from '@pavilion/domain/site/language';
import { addressHandlers } from '../addresses/address-handlers.ts';
import { countSpend } from '../points/count-spend.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { operatorStockHandlers } from '../stock/operator-stock.ts';
import { orderItem } from './buy.ts';
import { cancelOrder } from './cancel-order.ts';
import { listItems } from './items.ts';
import { operatorOrderHandlers } from './operator-orders.ts';
import { listOrdersPage, type StoredOrder } from './order.store.ts';
import { showOrders } from './show-order.ts';

/** What members buy for points. */
export function mallHandlers(
  deps: RewardsDependencies,
): Pick<Handlers<PlayerEndpoints['rewards']>, keyof typeof mallCalls> {
  const { db } = deps;

  async function showOne(order: StoredOrder, language: Language) {
    const [shown] = await showOrders(deps, [order], language);
    if (!shown) throw new Error(`order ${order.id} is gone`);
    return shown;
  }

  return {
    listMallItems: (input, context) => listItems(deps, input, context),
    redeemPointReward: async (input, context) => {
      await countSpend(deps, context);
      return showOne(await orderItem(deps, context.caller.memberId, input), context.language);
    },
    listMallOrders: async (query, { caller: { memberId }, language }) => {
      const { rows, total } = await listOrdersPage(db, { memberId, ...pageSlice(query) });
      return pageOf(await showOrders(deps, rows, language), total, query);
    },
    cancelMallOrder: async ({ orderId }, { caller, language }) =>
      showOne(await cancelOrder(deps, caller.memberId, orderId), language),
    ...addressHandlers(deps),
  };
}

/** What operators do with orders, stock and codes. */
export function operatorMallHandlers(
  deps: RewardsDependencies,
): Pick<Handlers<OperatorEndpoints['rewards']>, keyof typeof operatorMallCalls> {
  return {
    ...operatorOrderHandlers(deps),
    ...operatorStockHandlers(deps),
  };
}
