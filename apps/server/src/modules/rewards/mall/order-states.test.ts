import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import type { MallKind, MallOrderEvent, MallOrderState } from '@pavilion/domain/reward/mall-order';
import { openMall, type Mall } from './orders.fixture.ts';

/** What comes of approve, refuse, cancel, send, arrive and return; null for a refusal. */
type Outcomes = readonly (MallOrderState | null)[];
type Row = [MallKind, MallOrderState, MallOrderEvent[], Outcomes];

const acts = ['approve', 'refuse', 'cancel', 'send', 'arrive', 'return'] as const;

/** Each state that an order can be in, how it comes there, and what can be done then. */
const rows: Row[] = [
  ['goods', 'ordered', [], ['approved', 'refused', 'cancelled', null, null, null]],
  ['goods', 'approved', ['approve'], ['approved', null, null, 'sent', null, null]],
  ['goods', 'sent', ['approve', 'send'], [null, null, null, 'sent', 'delivered', 'returned']],
  [
    'goods',
    'delivered',
    ['approve', 'send', 'arrive'],
    [null, null, null, null, 'delivered', null],
  ],
  ['goods', 'returned', ['approve', 'send', 'return'], [null, null, null, null, null, 'returned']],
  ['goods', 'refused', ['refuse'], [null, 'refused', null, null, null, null]],
  ['goods', 'cancelled', ['cancel'], [null, null, 'cancelled', null, null, null]],
  ['voucher', 'ordered', [], [null, 'refused', 'cancelled', null, null, null]],
  ['voucher', 'delivered', ['deliver'], [null, null, null, null, null, null]],
  ['voucher', 'refused', ['refuse'], [null, 'refused', null, null, null, null]],
  ['voucher', 'cancelled', ['cancel'], [null, null, 'cancelled', null, null, null]],
  ['bonus', 'done', [], [null, null, null, null, null, null]],
];

const itemOf = { goods: 'lamp', voucher: 'tea', bonus: 'bonus-50' } as const;
const isBack = (state: string) => ['refused', 'cancelled', 'returned'].includes(state);

describe.each(testDatabases())('the states of orders of the mall, on $name', (database) => {
  let mall: Mall;
  let member: Member;
  let addressId: string;
  beforeAll(async () => {
    mall = await openMall(database);
  });
  beforeEach(async () => {
    member = await mall.buyer(100_000n);
    addressId = await mall.addressOf(member);
  });
  afterEach(async () => {
    expect(await mall.findings()).toEqual([]);
  });
  afterAll(() => mall.close());

  /** Orders one, and brings it into a state. */
  async function broughtBy(kind: MallKind, events: readonly MallOrderEvent[]): Promise<string> {
    const id = await mall.order(member, itemOf[kind], { addressId });
    for (const event of events) await mall.step(member, id, event);
    return id;
  }

  /** The state after an event; null where it was refused with the state that it is in. */
  const outcomeOf = (id: string, event: MallOrderEvent, state: MallOrderState) =>
    mall.step(member, id, event).then(
      (order) => order.state,
      (error: unknown) => {
        const { code, hints } = error as { code?: string; hints?: unknown };
        const isRefusal = code === 'mall.order.state' && isDeepStrictEqual(hints, { state });
        if (!isRefusal) throw error;
        return null;
      },
    );

  test.each(rows)('of %s, %s: what operators and the member can do', async (...row) => {
    const [kind, state, events, expected] = row;
    const outcomes: (string | null)[] = [];
    for (const act of acts) {
      const id = await broughtBy(kind, events);
      const before = await mall.pointsOf(member);
      const [shown] = (await mall.orders(member)).filter(({ orderId }) => orderId === id);
      expect(shown?.state).toBe(state);
      expect(shown?.mayCancel).toBe(state === 'ordered');
      const after = await outcomeOf(id, act, state);
      outcomes.push(after);
      const gained = (await mall.pointsOf(member)) - before;
      const isGiven = after !== null && isBack(after) && !isBack(state);
      expect(gained).toBe(isGiven ? BigInt(shown?.points ?? 0) : 0n);
    }
    expect(outcomes).toEqual(expected);
  });

  test('the steps are shown in their order, with the operator to operators only', async () => {
    const id = await broughtBy('goods', ['approve', 'send']);
    const arrived = await mall.step(member, id, 'arrive');
    const states = ['ordered', 'approved', 'sent', 'delivered'];
    expect(arrived).toMatchObject({
      account: member.username,
      steps: states.map((state) => ({ state })),
      lastOperator: 'ana',
      waitsForCode: false,
      carrier: 'Post',
      trackingNumber: 'PH 1',
    });
    const own = (await mall.orders(member)).find(({ orderId }) => orderId === id);
    expect(own?.steps.map(({ state }) => state)).toEqual(states);
    expect(JSON.stringify(own)).not.toContain('ana');
  });

  test('what was sent with another number is no repeat', async () => {
    const id = await broughtBy('goods', ['approve', 'send']);
    const other = { orderId: id, carrier: 'Post', trackingNumber: 'PH 2' };
    const context = { ...member.context, operator: 'ben' };
    const sent = mall.operatorHandlers.sendMallOrder(other, context);
    expect(await codeOf(sent)).toBe('reward.repeat.differs');
  });

  test('nobody cancels the order of somebody else, nor one that is not there', async () => {
    const id = await broughtBy('goods', []);
    const other = await mall.member();
    for (const wrong of [id, randomUUID(), 'not-an-id']) {
      expect(await codeOf(mall.step(other, wrong, 'cancel'))).toBe('mall.not.found');
    }
    for (const act of acts) {
      expect(await codeOf(mall.step(member, randomUUID(), act))).toBe('mall.not.found');
      expect(await codeOf(mall.step(member, 'not-an-id', act))).toBe('mall.not.found');
    }
    expect(await mall.orders(other)).toEqual([]);
    expect((await mall.step(member, id, 'cancel')).state).toBe('cancelled');
  });

  test('sixteen cancel at once: points and stock come back once', async () => {
    const before = [await mall.pointsOf(member), await mall.stockOf('lamp')];
    const id = await broughtBy('goods', []);
    const all = Array.from({ length: 16 }, () => mall.step(member, id, 'cancel'));
    const states = (await Promise.all(all)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['cancelled']));
    expect([await mall.pointsOf(member), await mall.stockOf('lamp')]).toEqual(before);
  });

  test('eight cancel while eight refuse: one of them is right', async () => {
    const before = await mall.pointsOf(member);
    const id = await broughtBy('voucher', []);
    const acting = Array.from({ length: 16 }, (_, index) =>
      codeOf(mall.step(member, id, index % 2 === 0 ? 'cancel' : 'refuse')),
    );
    const refused = (await Promise.all(acting)).filter((code) => code !== null);
    expect(refused).toEqual(Array.from({ length: 8 }, () => 'mall.order.state'));
    expect(await mall.pointsOf(member)).toBe(before);
  });

  test('operators list orders by member, kind and state', async () => {
    const other = await mall.buyer(1000n);
    const id = await mall.order(other, 'tea', { quantity: 3 });
    const query = { account: other.username, kind: 'voucher', state: 'ordered' } as const;
    const page = { pageNo: 1, pageSize: 25 };
    const context = { ...other.context, operator: 'ana' };
    const found = await mall.operatorHandlers.listAllMallOrders({ ...query, ...page }, context);
    expect(found).toMatchObject({
      list: [{ orderId: id, quantity: 3, points: 30, waitsForCode: true, hasAddress: false }],
      total: 1,
    });
    for (const change of [{ kind: 'goods' as const }, { state: 'sent' as const }]) {
      const wanted = { ...query, ...page, ...change };
      const none = await mall.operatorHandlers.listAllMallOrders(wanted, context);
      expect(none.list).toEqual([]);
    }
    const nobody = { ...query, ...page, account: 'nobody-here' };
    const asked = mall.operatorHandlers.listAllMallOrders(nobody, context);
    expect(await codeOf(asked)).toBe('member.not.found');
  });
});
