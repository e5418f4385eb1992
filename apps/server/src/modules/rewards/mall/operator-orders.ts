import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers, OperatorContext } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { memberIfNamed } from '#modules/accounts/named-member.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { MallOrderEvent } from '@pavilion/domain/reward/mall-order';
import { openDetails } from '../addresses/addresses.ts';
import { takePoints } from '../points/move-points.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import type { MoveDetails } from './move-order.ts';
import { writeOrderLetter } from './order-letters.ts';
import { stepOrder } from './order-step.ts';
import { findOrder, listOrdersPage, type StoredOrder } from './order.store.ts';
import { showToOperators } from './show-order.ts';

type Calls = OperatorEndpoints['rewards'];
type Address = ResponseOf<Calls['openMallAddress']>;
type OrderCalls =
  | 'listAllMallOrders'
  | 'approveMallOrder'
  | 'refuseMallOrder'
  | 'openMallAddress'
  | 'sendMallOrder'
  | 'arriveMallOrder'
  | 'returnMallOrder';

/** Takes points that came back to an account that was closed, as its closing took all others. */
async function takeFromClosed(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  { id, member_id: memberId, points }: StoredOrder,
): Promise<void> {
  const { closedAt } = await lockMember(transaction, memberId);
  if (closedAt === null) return;
  await takePoints(deps, transaction, 'pointExpire', { memberId, points, id: `closing:${id}` });
}

/** Opens where an order that is approved goes; no other. */
async function openAddress(deps: RewardsDeps, orderId: string): Promise<Address> {
  const { db } = deps;
  const order = isOwnId(orderId) ? await findOrder(db, orderId) : null;
  if (order === null) throw new ApiError('mall.not.found');
  const { state, address } = order;
  if (state !== 'approved' || address === null) throw new ApiError('mall.order.state', { state });
  return openDetails(deps, address);
}

async function showOne(
  deps: RewardsDeps,
  order: StoredOrder,
  { language }: OperatorContext,
): Promise<ResponseOf<Calls['approveMallOrder']>> {
  const [shown] = await showToOperators(deps, [order], language);
  if (!shown) throw new Error(`order ${order.id} is gone`);
  return shown;
}

/** What operators see of orders, and do with them. */
export function operatorOrderHandlers(deps: RewardsDeps): Pick<Handlers<Calls>, OrderCalls> {
  const { db } = deps;

  async function step(
    orderId: string,
    taken: { event: MallOrderEvent } & Omit<MoveDetails, 'operator'>,
    context: OperatorContext,
    also?: (transaction: DatabaseTransaction, order: StoredOrder) => Promise<void>,
  ) {
    const { operator } = context;
    const more = also === undefined ? {} : { also };
    const order = await stepOrder(deps, orderId, { ...taken, operator }, more);
    return showOne(deps, order, context);
  }

  return {
    listAllMallOrders: async ({ account, kind, state, ...query }, { language }) => {
      const memberId = await memberIfNamed(deps, account);
      const wanted = { memberId, kind, state, ...pageSlice(query) };
      const { rows, total } = await listOrdersPage(db, wanted);
      return pageOf(await showToOperators(deps, rows, language), total, query);
    },
    approveMallOrder: ({ orderId }, context) => step(orderId, { event: 'approve' }, context),
    refuseMallOrder: ({ orderId, reason }, context) =>
      step(orderId, { event: 'refuse', reason }, context, (transaction, order) =>
        writeOrderLetter(deps, transaction, order, { ...context, state: 'refused' }),
      ),
    openMallAddress: ({ orderId }) => openAddress(deps, orderId),
    sendMallOrder: ({ orderId, carrier, trackingNumber }, context) =>
      step(
        orderId,
        { event: 'send', carrier, tracking_number: trackingNumber },
        context,
        (transaction, order) =>
          writeOrderLetter(deps, transaction, order, { ...context, state: 'sent' }),
      ),
    arriveMallOrder: ({ orderId }, context) => step(orderId, { event: 'arrive' }, context),
    returnMallOrder: ({ orderId, reason }, context) =>
      step(orderId, { event: 'return', reason }, context, async (transaction, order) => {
        await writeOrderLetter(deps, transaction, order, { ...context, state: 'returned' });
        await takeFromClosed(deps, transaction, order);
      }),
  };
}
