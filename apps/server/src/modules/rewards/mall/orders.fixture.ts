import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { firstPage, local, type Member } from '#testing/test-base.ts';
import type { MallOrderEvent } from '@pavilion/domain/reward/mall-order';
import { givePoints } from '../points/move-points.ts';
import { findPointAccount } from '../points/point.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { ana, openRewards } from '../rewards.fixture.ts';
import { createRewards } from '../rewards.ts';
import { orderItem } from './buy.ts';
import { mallRules } from './mall-rules.fixture.ts';
import { stepOrder } from './order-step.ts';

/** Where the goods of the tests go. */
export const home = {
  name: 'Marisol Reyes',
  phone: '+63 917 555 0100',
  region: 'Laguna',
  city: 'Santa Rosa',
  street: '7 Hidden Lane',
  postalCode: '4026',
};

const item = {
  description: local('What it is'),
  picture: 'mall/item',
  stock: null,
  perMember: null,
  perDay: null,
  minLevel: 0,
};

/** What the tests order beside what the mall has. */
const items: RewardsDeps['site']['mall']['items'] = [
  ...mallRules.items,
  { ...item, id: 'tea', kind: 'voucher', title: local('Tea'), pointsPrice: 10, stock: 5000 },
  { ...item, id: 'lamp', kind: 'goods', title: local('Lamp'), pointsPrice: 20, stock: 5000 },
  { ...item, id: 'last', kind: 'voucher', title: local('Last'), pointsPrice: 10, stock: 1 },
  { ...item, id: 'daily', kind: 'voucher', title: local('Daily'), pointsPrice: 10, perDay: 2 },
  {
    ...item,
    id: 'bonus-20',
    kind: 'bonus',
    title: local('20 bonus'),
    pointsPrice: 200,
    stock: 3,
    bonusAmount: 20_00n,
  },
];

type Wanted = { quantity?: number; addressId?: string; requestKey?: string };

/** Members' points, and where their goods go. */
function createBuyers({ db, clock, ...deps }: RewardsDeps) {
  async function give(members: readonly Member[], points: bigint): Promise<void> {
    const gifts = members.map(({ memberId }) => ({ memberId, points, id: `test:${randomUUID()}` }));
    await db
      .transaction()
      .execute((transaction) => givePoints({ ...deps, clock }, transaction, 'pointEarn', gifts));
  }

  async function addressOf({ memberId }: Member): Promise<string> {
    const id = randomUUID();
    const at = clock();
    const details = deps.mallBox.encryptText(JSON.stringify(home));
    const row = { id, member_id: memberId, details, request_key: id, added_at: at, changed_at: at };
    await db.insertInto('member_address').values(row).execute();
    return id;
  }

  const pointsOf = async ({ memberId }: Member) =>
    (await findPointAccount(db, memberId))?.balance ?? 0n;

  return { give, addressOf, pointsOf };
}

/** Takes an order one step on by who may do so; `deliver` is that of a code. */
function createSteps(deps: RewardsDeps, rewards: ReturnType<typeof createRewards>) {
  const { handlers, operatorHandlers } = rewards;
  const reason = 'For a test';
  const parcel = { carrier: 'Post', trackingNumber: 'PH 1' };
  return async (of: Member, orderId: string, event: MallOrderEvent) => {
    switch (event) {
      case 'approve':
        return operatorHandlers.approveMallOrder({ orderId }, ana);
      case 'refuse':
        return operatorHandlers.refuseMallOrder({ orderId, reason }, ana);
      case 'send':
        return operatorHandlers.sendMallOrder({ orderId, ...parcel }, ana);
      case 'arrive':
        return operatorHandlers.arriveMallOrder({ orderId }, ana);
      case 'return':
        return operatorHandlers.returnMallOrder({ orderId, reason }, ana);
      case 'cancel':
        return handlers.cancelMallOrder({ orderId, requestKey: randomUUID() }, of.context);
      case 'deliver':
        return stepOrder(deps, orderId, { event, operator: null });
    }
  };
}

/** The input of an order of one, with changes. */
const inputOf = (id: string, wanted: Wanted = {}) => ({
  id,
  quantity: 1,
  addressId: undefined,
  paymentPassword: '314159',
  requestKey: randomUUID(),
  ...wanted,
});

/** The mall over the real wallet and bonuses, at noon of the site, with members who have points. */
export async function openMall(database: TestDatabase) {
  const site = await openRewards(database);
  site.time.now = new Date('2026-12-01T04:00:00Z');
  const deps = { ...site.deps, site: { ...site.deps.site, mall: { ...mallRules, items } } };
  const rewards = createRewards(deps);
  await rewards.prepare();
  const { handlers, operatorHandlers } = rewards;
  const buyers = createBuyers(deps);
  return {
    ...site,
    ...buyers,
    deps,
    rewards,
    handlers,
    operatorHandlers,
    inputOf,
    step: createSteps(deps, rewards),
    /** Orders without the limit of orders a minute; returns the id of the order. */
    order: async (of: Member, id: string, wanted: Wanted = {}) =>
      (await orderItem(deps, of.memberId, inputOf(id, wanted))).id,
    /** A member with points. */
    buyer: async (points: bigint, wanted: Parameters<typeof site.member>[0] = {}) => {
      const member = await site.member(wanted);
      await buyers.give([member], points);
      return member;
    },
    orders: async (of: Member) => (await handlers.listMallOrders(firstPage, of.context)).list,
    itemOf: async (of: Member, id: string) => {
      const query = { kind: undefined, ...firstPage };
      const { list } = await handlers.listMallItems(query, of.context);
      return list.find((one) => one.id === id);
    },
    /** What is left of an item, and reserved of it. */
    stockOf: async (id: string) => {
      const row = await site.db
        .selectFrom('mall_stock')
        .select(['left_over as left', 'reserved'])
        .where('item', '=', id)
        .executeTakeFirstOrThrow();
      return [row.left, row.reserved];
    },
    /** The findings of the ledger, and of points and orders. */
    findings: async () => [...(await site.findings()), ...(await rewards.checks())],
  };
}

export type Mall = Awaited<ReturnType<typeof openMall>>;
