import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import { codeOf, firstPage, type Member } from '#testing/test-base.ts';
import { orderItem } from './buy.ts';
import { openMall, type Mall } from './orders.fixture.ts';

describe.each(testDatabases())('orders of the mall, on $name', (database) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = await openMall(database);
  });
  afterEach(async () => {
    expect(await mall.findings()).toEqual([]);
  });
  afterAll(() => mall.close());

  const setMember = (change: Record<string, unknown>, { memberId }: Member) =>
    mall.db.updateTable('member').set(change).where('id', '=', memberId).execute();

  /** Closes an account as the site does. */
  async function close({ memberId }: Member): Promise<void> {
    await closeFor(mall.db, memberId, mall.clock());
    await mall.db.transaction().execute(async (transaction) => {
      await mall.rewards.on.accountClosed?.({ transaction, memberId });
    });
  }

  test('an order takes points and pieces, and is shown to its member', async () => {
    const member = await mall.buyer(1000n);
    const addressId = await mall.addressOf(member);
    const input = mall.inputOf('umbrella', { quantity: 2, addressId });
    const shown = await mall.handlers.redeemPointReward(input, member.context);
    expect(shown).toMatchObject({
      itemId: 'umbrella',
      kind: 'goods',
      title: 'Umbrella',
      quantity: 2,
      points: 600,
      bonusAmount: null,
      state: 'ordered',
      steps: [{ state: 'ordered', at: mall.clock().toISOString() }],
      picture: { url: '/art/mall/item', color: '#123' },
      codes: [],
      mayCancel: true,
    });
    expect(await mall.pointsOf(member)).toBe(400n);
    expect(await mall.stockOf('umbrella')).toEqual([8n, 2n]);
    expect(await mall.orders(member)).toEqual([shown]);
    expect(mall.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
  });

  test('a bonus is there at once, to be wagered once, and is taken from no reserve', async () => {
    const member = await mall.buyer(1000n);
    const id = await mall.order(member, 'bonus-50');
    expect(await mall.accountOf(member)).toEqual({ balance: 50_00n, bonus: 50_00n });
    const running = await mall.deps.runningBonuses(mall.db, member.memberId);
    expect(running).toMatchObject([{ requiredMinor: 50_00n, remainingMinor: 50_00n }]);
    const [order] = await mall.orders(member);
    expect(order).toMatchObject({ orderId: id, state: 'done', bonusAmount: '50.00' });
    await mall.order(member, 'bonus-20', { quantity: 2 });
    expect(await mall.stockOf('bonus-20')).toEqual([1n, 0n]);
    expect(await mall.pointsOf(member)).toBe(100n);
  });

  test('a repeat orders nothing again; other content under its key is refused', async () => {
    const member = await mall.buyer(1000n);
    const input = mall.inputOf('coffee', { quantity: 2 });
    const before = await mall.stockOf('coffee');
    const all = Array.from({ length: 8 }, () => orderItem(mall.deps, member.memberId, input));
    const ids = (await Promise.all(all)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await mall.pointsOf(member)).toBe(620n);
    expect(await mall.stockOf('coffee')).toEqual([(before[0] ?? 0n) - 2n, (before[1] ?? 0n) + 2n]);
    for (const change of [{ quantity: 1 }, { id: 'tea' }]) {
      const other = orderItem(mall.deps, member.memberId, { ...input, ...change });
      expect(await codeOf(other)).toBe('reward.repeat.differs');
    }
    const [id = ''] = ids;
    await mall.step(member, id, 'cancel');
    const again = await orderItem(mall.deps, member.memberId, input);
    expect(again).toMatchObject({ id, state: 'cancelled' });
  });

  test('a wrong payment password takes nothing', async () => {
    const member = await mall.buyer(1000n);
    const paymentPassword = {
      check: async () => Promise.reject(new ApiError('payment.password.wrong')),
    };
    const deps = { ...mall.deps, paymentPassword };
    const ordered = orderItem(deps, member.memberId, mall.inputOf('tea'));
    expect(await codeOf(ordered)).toBe('payment.password.wrong');
    expect(await mall.pointsOf(member)).toBe(1000n);
    expect(await mall.orders(member)).toEqual([]);
  });

  test('who has too few points orders nothing; with points for one, one of two', async () => {
    const member = await mall.buyer(199n);
    const before = await mall.stockOf('coffee');
    expect(await codeOf(mall.order(member, 'bonus-20'))).toBe('points.short');
    expect(await mall.balanceOf(member)).toBe(0n);
    const both = [codeOf(mall.order(member, 'coffee')), codeOf(mall.order(member, 'coffee'))];
    expect(new Set(await Promise.all(both))).toEqual(new Set([null, 'points.short']));
    expect(await mall.pointsOf(member)).toBe(9n);
    expect(await mall.stockOf('coffee')).toEqual([(before[0] ?? 0n) - 1n, (before[1] ?? 0n) + 1n]);
  });

  test('unknown items, and goods without an address of the member, are refused', async () => {
    const [member, other] = [await mall.buyer(1000n), await mall.buyer(1000n)];
    expect(await codeOf(mall.order(member, 'castle'))).toBe('mall.not.found');
    const foreign = await mall.addressOf(other);
    for (const addressId of [undefined, foreign, randomUUID(), 'not-an-id']) {
      const wanted = addressId === undefined ? {} : { addressId };
      expect(await codeOf(mall.order(member, 'umbrella', wanted))).toBe('mall.address');
    }
    expect(await mall.pointsOf(member)).toBe(1000n);
  });

  test('a member has no more of an item than is set, less what was given back', async () => {
    const member = await mall.buyer(2000n);
    const addressId = await mall.addressOf(member);
    const over = mall.order(member, 'umbrella', { quantity: 3, addressId });
    await expect(over).rejects.toMatchObject({ code: 'mall.limit', hints: { most: 2 } });
    const first = await mall.order(member, 'umbrella', { addressId });
    expect(await mall.itemOf(member, 'umbrella')).toMatchObject({ mine: 1, most: 1 });
    await mall.order(member, 'umbrella', { addressId });
    const shown = await mall.itemOf(member, 'umbrella');
    expect(shown).toMatchObject({ mine: 2, most: 0, reason: 'limit' });
    expect(await codeOf(mall.order(member, 'umbrella', { addressId }))).toBe('mall.limit');
    await mall.step(member, first, 'cancel');
    expect(await mall.itemOf(member, 'umbrella')).toMatchObject({ mine: 1, most: 1 });
    await mall.order(member, 'umbrella', { addressId });
    expect(await mall.pointsOf(member)).toBe(1400n);
  });

  test('a limit of a day ends at midnight of the site', async () => {
    const member = await mall.buyer(1000n);
    await mall.order(member, 'daily', { quantity: 2 });
    expect(await codeOf(mall.order(member, 'daily'))).toBe('mall.limit');
    mall.pass(dayMs / 2 - 1);
    expect(await codeOf(mall.order(member, 'daily'))).toBe('mall.limit');
    mall.pass(1);
    await mall.order(member, 'daily', { quantity: 2 });
    expect(await mall.itemOf(member, 'daily')).toMatchObject({ mine: 4, most: 0, left: null });
    mall.pass(dayMs / 2);
  });

  test('an item of a VIP level is for members of that level and above', async () => {
    const member = await mall.buyer(2000n, { vipLevel: 1 });
    const addressId = await mall.addressOf(member);
    expect(await mall.itemOf(member, 'watch')).toMatchObject({ most: 0, reason: 'level' });
    expect(await codeOf(mall.order(member, 'watch', { addressId }))).toBe('mall.level');
    await setMember({ vip_level: 2 }, member);
    await mall.order(member, 'watch', { addressId });
    expect(await mall.itemOf(member, 'watch')).toMatchObject({ left: 0, reason: 'soldOut' });
    expect(await codeOf(mall.order(member, 'watch', { addressId }))).toBe('mall.soldOut');
  });

  test('items are listed in the order of the site, by kind and page', async () => {
    const member = await mall.member();
    const list = (kind?: 'bonus', pageNo = 1, pageSize = 25) =>
      mall.handlers.listMallItems({ kind, pageNo, pageSize }, member.context);
    const { items } = mall.deps.site.mall;
    expect((await list()).list.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const bonuses = await list('bonus');
    expect(bonuses.list).toMatchObject([
      { id: 'bonus-50', bonusAmount: '50.00', wageringMultiple: 1, left: null, most: 5 },
      { id: 'bonus-20', bonusAmount: '20.00' },
    ]);
    const second = await list('bonus', 2, 1);
    expect(second).toMatchObject({ list: [{ id: 'bonus-20' }], total: 2, totalPages: 2 });
  });

  test('who shows signs of harm is sold no money, and all else', async () => {
    const member = await mall.buyer(1000n);
    await setMember({ harm_degree: 2 }, member);
    expect(await codeOf(mall.order(member, 'bonus-50'))).toBe('reward.not.offered');
    await mall.order(member, 'tea');
    expect(await mall.pointsOf(member)).toBe(990n);
  });

  test('an unfinished account orders nothing', async () => {
    const member = await mall.buyer(1000n);
    await setMember({ unfinished: true }, member);
    expect(await codeOf(mall.order(member, 'tea'))).toBe('member.unfinished');
  });

  test('on a break nothing is ordered, but an order is cancelled', async () => {
    const member = await mall.buyer(1000n);
    const id = await mall.order(member, 'tea');
    await setMember({ exclusion: 'timeOut' }, member);
    expect(await codeOf(mall.order(member, 'tea'))).toBe('member.excluded');
    await mall.step(member, id, 'cancel');
    expect(await mall.pointsOf(member)).toBe(1000n);
  });

  test('a member reads a letter of what was sent or given back, on a break none', async () => {
    const member = await mall.buyer(1000n);
    const addressId = await mall.addressOf(member);
    const lamp = () => mall.order(member, 'lamp', { addressId });
    await setMember({ harm_degree: 2 }, member);
    const ids = [await lamp(), await lamp(), await lamp()];
    const [sent = '', refused = '', later = ''] = ids;
    for (const event of ['approve', 'send', 'send', 'return'] as const) {
      await mall.step(member, sent, event);
    }
    await mall.step(member, refused, 'refuse');
    await setMember({ exclusion: 'timeOut' }, member);
    await mall.step(member, later, 'refuse');
    const letters = mall.letters.filter(({ memberId }) => memberId === member.memberId);
    expect(letters.map(({ title }) => title)).toEqual([
      'Your order is on its way',
      'Your order came back',
      'We could not accept your order',
    ]);
  });

  test('a closing takes open orders back; what is under way goes on', async () => {
    const member = await mall.buyer(1000n);
    const addressId = await mall.addressOf(member);
    const [tea, lamp] = [
      await mall.order(member, 'tea'),
      await mall.order(member, 'lamp', { addressId }),
    ];
    await mall.step(member, lamp, 'approve');
    await close(member);
    const states = await mall.db
      .selectFrom('mall_order')
      .select(['id', 'state'])
      .where('member_id', '=', member.memberId)
      .execute();
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [tea, 'cancelled'],
        [lamp, 'approved'],
      ]),
    );
    const before = await mall.pointsOf(member);
    for (const event of ['send', 'return'] as const) await mall.step(member, lamp, event);
    expect(await mall.pointsOf(member)).toBe(before);
    expect(await codeOf(mall.order(member, 'tea'))).toBe('member.excluded');
  });

  test('what was sent counts as delivered after 30 days', async () => {
    const member = await mall.buyer(1000n);
    const addressId = await mall.addressOf(member);
    const id = await mall.order(member, 'lamp', { addressId });
    for (const event of ['approve', 'send'] as const) await mall.step(member, id, event);
    const stateOf = async () => (await mall.orders(member))[0]?.state;
    mall.pass(30 * dayMs - 1);
    await mall.rewards.jobs.runNow();
    expect(await stateOf()).toBe('sent');
    mall.pass(1);
    await mall.rewards.jobs.runNow();
    expect(await stateOf()).toBe('delivered');
    const context = { ...member.context, operator: 'ana' };
    const query = { account: member.username, kind: undefined, state: undefined, ...firstPage };
    const { list } = await mall.operatorHandlers.listAllMallOrders(query, context);
    expect(list).toMatchObject([{ orderId: id, lastOperator: null }]);
  });
});
