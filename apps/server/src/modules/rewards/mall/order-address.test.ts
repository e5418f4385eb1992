import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tablesNaming } from '#db/testing/tables-naming.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage, type Member } from '#testing/test-base.ts';
import { createRewards } from '../rewards.ts';
import { home, openMall, type Mall } from './orders.fixture.ts';

describe.each(testDatabases())('addresses of orders of the mall, on $name', (database) => {
  let mall: Mall;
  const logged: string[] = [];
  beforeAll(async () => {
    mall = await openMall(database);
  });
  afterEach(async () => {
    expect(await mall.findings()).toEqual([]);
  });
  afterAll(() => mall.close());

  async function addressOf({ memberId }: Member) {
    const row = await mall.db
      .selectFrom('mall_order')
      .select('address')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.address;
  }

  test('it stands nowhere as it was typed, and is opened only to send', async () => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { operatorHandlers, handlers } = createRewards({ ...mall.deps, logger });
    const member = await mall.buyer(1000n);
    const operator = { ...member.context, operator: 'ana' };
    const addressId = await mall.addressOf(member);
    const input = mall.inputOf('lamp', { addressId });
    const { orderId } = await handlers.redeemPointReward(input, member.context);
    const open = () => operatorHandlers.openMallAddress({ orderId }, operator);
    expect(await codeOf(open())).toBe('mall.order.state');
    const approved = await operatorHandlers.approveMallOrder({ orderId }, operator);
    expect(approved).toMatchObject({ state: 'approved', hasAddress: true });
    expect(await open()).toEqual(home);
    // What the member changes or removes later changes no order.
    await mall.db.deleteFrom('member_address').where('id', '=', addressId).execute();
    expect(await open()).toEqual(home);
    const parcel = { carrier: 'Post', trackingNumber: 'PH 1' };
    const sent = await operatorHandlers.sendMallOrder({ orderId, ...parcel }, operator);
    expect(await codeOf(open())).toBe('mall.order.state');
    const query = { account: undefined, kind: undefined, state: undefined, ...firstPage };
    const answers = [
      approved,
      sent,
      await operatorHandlers.listAllMallOrders(query, operator),
      await mall.orders(member),
    ];
    await mall.rewards.jobs.runNow();
    for (const word of [home.street, home.phone, home.name]) {
      expect(JSON.stringify(answers)).not.toContain(word);
      expect(logged.join('\n')).not.toContain(word);
      expect(await tablesNaming(mall.db, word)).toEqual([]);
    }
    expect(await tablesNaming(mall.db, 'PH 1')).toEqual(['mall_order']);
  });

  test('it is erased 90 days after the end of the order', async () => {
    const member = await mall.buyer(1000n);
    const addressId = await mall.addressOf(member);
    const orderId = await mall.order(member, 'lamp', { addressId });
    mall.pass(100 * dayMs);
    await mall.rewards.jobs.runNow();
    expect(await addressOf(member)).toMatch(/^sealed:/);
    await mall.step(member, orderId, 'cancel');
    mall.pass(90 * dayMs - 1);
    await mall.rewards.jobs.runNow();
    expect(await addressOf(member)).toMatch(/^sealed:/);
    mall.pass(1);
    await mall.rewards.jobs.runNow();
    expect(await addressOf(member)).toBeNull();
  });
});
