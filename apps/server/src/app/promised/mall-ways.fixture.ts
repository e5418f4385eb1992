import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { memberPassword } from '#testing/served-site.ts';
import {
  inDays,
  minorOf,
  money,
  on,
  shared,
  shipped,
  startedAt,
  worth,
  type Person,
  type PromisedSite,
} from './promised-site.fixture.ts';
import type { Steps } from './walk.fixture.ts';

type MallItem = (typeof shipped)['mall']['items'][number];

const paymentPassword = '482915';

type Order = { orderId: string; state: string; title: string; codes: string[] };
type Shown = {
  id: string;
  title: string;
  pointsPrice: number;
  left: number | null;
  bonusAmount: string | null;
};

/** What one operator gives alone. */
const mostAtOnce = shipped.policy.reward.pointsAloneUpTo;

/** Somebody with a payment password and so many points. */
async function buyer(site: PromisedSite, points: number): Promise<Person> {
  const who = await site.person();
  const typed = { password: memberPassword, paymentPassword };
  await who.done('PUT', '/wps/member/paymentPassword', typed);
  for (let left = points; left > 0; left -= mostAtOnce) {
    await site.asOperator('POST', '/operator/rewards', {
      account: who.username,
      title: { EN: 'Points', TY: 'Points' },
      kind: 'points',
      amount: `${Math.min(left, mostAtOnce)}`,
      wageringMultiple: 0,
      reason: 'For a test',
      requestKey: randomUUID(),
    });
  }
  const { points: has } = await site.gainOf(who, () => site.claimAll(who));
  expect(has).toBe(points);
  return who;
}

async function shownTo(who: Person, { id }: MallItem): Promise<Shown> {
  const path = '/wps/relay/MCSFE_getPointReward?pageNo=1&pageSize=100';
  const { list } = await who.done<{ list: Shown[] }>('GET', path);
  const shown = list.find((one) => one.id === id);
  if (!shown) throw new Error(`the mall does not show ${id}`);
  return shown;
}

const orderPath = '/wps/relay/passwordCheck/MCSFE_redeemPointReward';
const orderOf = ({ id }: MallItem, more: object = {}) => ({
  id,
  quantity: 1,
  paymentPassword,
  requestKey: randomUUID(),
  ...more,
});

const address = {
  name: 'Marisol Reyes',
  phone: '+63 917 555 0100',
  region: 'Laguna',
  city: 'Santa Rosa',
  street: '7 Mango Street',
  postalCode: '4026',
};

type Kind = MallItem['kind'];
type Receiving = (site: PromisedSite, who: Person, item: MallItem) => Steps;

/** The order of a member as it stands. */
async function orderNow(who: Person, orderId: string): Promise<Order | undefined> {
  const path = '/wps/member/mallOrders?pageNo=1&pageSize=10';
  const { list } = await who.done<{ list: Order[] }>('GET', path);
  return list.find((one) => one.orderId === orderId);
}

/** How members get what they order, by the kind of the item. */
const receiving: Readonly<Record<Kind, Receiving>> = {
  async *bonus(site, who, item) {
    const { pointsPrice, bonusAmount } = await shownTo(who, item);
    const { wageringTimes } = shipped.mall.points;
    const gain = await site.gainOf(who, () => who.done('POST', orderPath, orderOf(item)));
    const due = worth('cash', minorOf(bonusAmount ?? ''), wageringTimes);
    expect(gain, `item ${item.id}`).toEqual({ ...due, points: -pointsPrice });
    yield startedAt;
    return [bonusAmount ?? ''];
  },
  async *voucher(site, who, item) {
    const { pointsPrice, title } = await shownTo(who, item);
    const body = { itemId: item.id, requestKey: randomUUID() };
    const code = `CODE-${randomUUID()}`;
    let order: Order | undefined;
    const gain = await site.gainOf(who, async () => {
      order = await who.done<Order>('POST', orderPath, orderOf(item));
    });
    expect(gain.points, `item ${item.id}`).toBe(-pointsPrice);
    await site.asOperator('POST', '/operator/mall/codes', { ...body, codes: [code] });
    yield site.soon();
    const delivered = { state: 'delivered', title, codes: [code] };
    expect(await orderNow(who, order?.orderId ?? '')).toMatchObject(delivered);
    return [];
  },
  async *goods(site, who, item) {
    yield startedAt;
    const { pointsPrice, title } = await shownTo(who, item);
    const kept = { ...address, requestKey: randomUUID() };
    const { addressId } = await who.done<{ addressId: string }>(
      'POST',
      '/wps/member/addresses',
      kept,
    );
    let order: Order | undefined;
    const gain = await site.gainOf(who, async () => {
      order = await who.done<Order>('POST', orderPath, orderOf(item, { addressId }));
    });
    expect(gain.points, `item ${item.id}`).toBe(-pointsPrice);
    const at = `/operator/mall/orders/${order?.orderId}`;
    await site.asOperator('POST', `${at}/approve`);
    expect(await site.asOperator('POST', `${at}/address`)).toEqual(address);
    await site.asOperator('POST', `${at}/send`, { carrier: 'Post', trackingNumber: 'PH 1' });
    await site.asOperator('POST', `${at}/arrive`);
    expect(await orderNow(who, order?.orderId ?? '')).toMatchObject({ state: 'delivered', title });
    return [];
  },
};

/** What is sold out can be ordered again once an operator adds to its stock. */
async function refill(site: PromisedSite, who: Person, item: MallItem): Promise<void> {
  const { left } = await shownTo(who, item);
  if (left !== 0) return;
  const refused = await who.send('POST', orderPath, orderOf(item, { addressId: 'none' }));
  expect(refused.status, `item ${item.id}`).not.toBe(200);
  const body = { itemId: item.id, change: 1, reason: 'New ones', requestKey: randomUUID() };
  await site.asOperator('POST', '/operator/mall/stock', body);
}

/** Somebody with exactly the points for some items. */
const buyerOf = (site: PromisedSite, items: readonly MallItem[]): Promise<Person> =>
  buyer(
    site,
    items.reduce((sum, { pointsPrice }) => sum + pointsPrice, 0),
  );

/** Somebody who orders all items that are not sent. */
const buyerOfUnsent = shared((site) =>
  buyerOf(
    site,
    shipped.mall.items.filter(({ kind }) => kind !== 'goods'),
  ),
);

/** Who has the points gets the item, for exactly its price. */
export async function* itemWay(site: PromisedSite, item: MallItem): Steps {
  const receive = (receiving as Partial<typeof receiving>)[item.kind];
  if (!receive) throw new Error(`no walk shows how ${item.id} (${item.kind}) is got`);
  yield startedAt;
  const isSent = item.kind === 'goods';
  const who = await (isSent ? buyerOf(site, [item]) : buyerOfUnsent(site));
  await site.set(who, { vip_level: item.minLevel });
  await refill(site, who, item);
  return yield* receive(site, who, item);
}

/** Bets earn points as the page says, and points convert into what it says. */
export async function* pointsWay(site: PromisedSite): Steps {
  yield startedAt;
  const rules = shipped.mall.points;
  const { minimumConversion: points, pointsPerCurrencyUnit, wageringTimes } = rules;
  const who = await buyer(site, points);
  const body = { points, paymentPassword, requestKey: randomUUID() };
  const act = () => who.done('POST', '/wps/relay/passwordCheck/MCSFE_convertPoint', body);
  const amount = (BigInt(points) * minorOf('1.00')) / BigInt(pointsPerCurrencyUnit);
  const due = worth('cash', amount, wageringTimes);
  expect(await site.gainOf(who, act)).toEqual({ ...due, points: -points });
  const player = await site.person();
  await site.plays(player, 'PVP', rules.turnoverPerPoint - 1n);
  yield on(inDays(1));
  const path = '/wps/relay/MCSFE_getPointBalance';
  expect(await player.done('GET', path)).toMatchObject({ balance: 0 });
  await site.plays(player, 'PVP', 1n);
  yield on(inDays(2));
  expect(await player.done('GET', path)).toMatchObject({ balance: 1 });
  return [money(amount)];
}
