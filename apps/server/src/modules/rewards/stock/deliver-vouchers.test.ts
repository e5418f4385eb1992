import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { codeOf, firstPage, type Member } from '#testing/test-base.ts';
import { ana, ben } from '../rewards.fixture.ts';
import { deliverJob, deliverVoucher } from './deliver-vouchers.ts';
import { openMall, type Mall } from './deliver.fixture.ts';

describe.each(testDatabases())('codes of vouchers on $name', (database) => {
  let mall: Mall;
  let lea: Member;
  beforeAll(async () => {
    mall = await openMall(database);
  });
  beforeEach(async () => {
    await mall.db.deleteFrom('mall_code').where('order_id', 'is', null).execute();
    lea = await mall.member();
  });
  afterEach(async () => {
    expect(await mall.findings()).toEqual([]);
    expect(await mall.rewards.checks()).toEqual([]);
  });
  afterAll(() => mall.close());

  const newCodes = (count: number) =>
    Array.from({ length: count }, () => `CAFE-${randomUUID().toUpperCase()}`);

  test('codes that the item has are left out and counted', async () => {
    const [one = '', two = '', three = ''] = newCodes(3);
    expect(await mall.load([one, two, one])).toEqual({ added: 2, repeated: 1, codesLeft: 2 });
    const second = await mall.load([two, three], randomUUID(), ben);
    expect(second).toEqual({ added: 1, repeated: 1, codesLeft: 3 });
  });

  test('a repeated request answers the same, other codes under its key are refused', async () => {
    const codes = newCodes(2);
    const key = randomUUID();
    const loads = await Promise.all([1, 2, 3].map(() => mall.load(codes, key)));
    expect(new Set(loads.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"added":2,"repeated":0,"codesLeft":2}']),
    );
    expect(await codeOf(mall.load(newCodes(2), key))).toBe('reward.repeat.differs');
    expect(await codeOf(mall.load(codes.slice(1), key))).toBe('reward.repeat.differs');
    expect(await mall.load(codes, key, ben)).toEqual({ added: 0, repeated: 2, codesLeft: 2 });
  });

  test.each(['umbrella', 'bonus-50', 'nothing'])('%s takes no codes', async (itemId) => {
    const load = { itemId, codes: newCodes(1), requestKey: randomUUID() };
    const code = await codeOf(mall.operatorHandlers.loadMallCodes(load, ana));
    expect(code).toBe('mall.not.found');
  });

  test('of three orders and two codes the last waits, until there is one more', async () => {
    const codes = newCodes(3);
    const orders = [await mall.order(lea), await mall.order(lea), await mall.order(lea)];
    const states = () => Promise.all(orders.map(mall.stateOf));
    await mall.load(codes.slice(0, 2));
    expect(await mall.deliver()).toEqual([{ item: 'coffee', waiting: 1, codes: 0 }]);
    expect(await states()).toEqual(['delivered', 'delivered', 'ordered']);
    await mall.load(codes.slice(2));
    expect(await mall.deliver()).toEqual([]);
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
    const given = await Promise.all(orders.map(mall.codesOf));
    expect(given.flat().toSorted()).toEqual(codes.toSorted());
    expect(mall.published).toContainEqual({ kind: 'reward', memberId: lea.memberId });
  });

  test('an order of two takes two codes or none, and nobody after it comes before', async () => {
    const two = await mall.order(lea, 2);
    await mall.load(newCodes(1));
    const one = await mall.order(await mall.member());
    await deliverVoucher(mall.deps, one);
    await mall.deliver();
    expect([await mall.stateOf(two), await mall.stateOf(one)]).toEqual(['ordered', 'ordered']);
    expect(await mall.codesOf(two)).toEqual([]);
    await mall.load(newCodes(1));
    await deliverVoucher(mall.deps, one);
    expect(await mall.stateOf(one)).toBe('ordered');
    await deliverVoucher(mall.deps, two);
    expect(await mall.codesOf(two)).toHaveLength(2);
    await mall.load(newCodes(1));
    await deliverVoucher(mall.deps, one);
    expect(await mall.codesOf(one)).toHaveLength(1);
    const [letter] = await mall.letters(lea);
    const { content = '' } = letter ?? {};
    expect(content.split('\n').slice(1)).toEqual(await mall.codesOf(two));
    expect(content).toContain('2 times');
  });

  test('deliveries at once give no code to two orders, and no order two codes', async () => {
    const orders: string[] = [];
    for (let n = 0; n < 8; n += 1) orders.push(await mall.order(await mall.member()));
    const codes = newCodes(8);
    await mall.load(codes);
    const direct = orders.map((id) => deliverVoucher(mall.deps, id));
    await Promise.all([mall.deliver(), mall.deliver(), ...direct]);
    await mall.deliver();
    const given = await Promise.all(orders.map(mall.codesOf));
    expect(given.map(({ length }) => length)).toEqual(orders.map(() => 1));
    expect(given.flat().toSorted()).toEqual(codes.toSorted());
  });

  test('an order that was taken back gets no code', async () => {
    const id = await mall.order(lea);
    const cancelled = { state: 'cancelled', ended_at: mall.clock() } as const;
    const write = (change: object) =>
      mall.db.updateTable('mall_order').set(change).where('id', '=', id).execute();
    await write(cancelled);
    await mall.load(newCodes(1));
    await deliverVoucher(mall.deps, id);
    expect(await mall.codesOf(id)).toEqual([]);
    await write({ state: 'ordered', ended_at: null });
    await mall.deliver();
    expect(await mall.codesOf(id)).toHaveLength(1);
  });

  test('the owner reads the code in a letter, which is encrypted, and nobody else', async () => {
    const [code = ''] = newCodes(1);
    await mall.load([code]);
    const id = await mall.order(lea);
    await mall.deliver();
    const [letter] = await mall.letters(lea);
    expect(letter).toMatchObject({ title: 'Your voucher', format: 'text', read: false });
    expect(letter?.content).toMatch(/Coffee.*\d{4}-\d{2}-\d{2}/);
    expect(letter?.content.split('\n').slice(1)).toEqual([code]);
    const thread = { threadId: letter?.threadId ?? '', ...firstPage };
    const other = await mall.member();
    expect((await mall.inbox.handlers.listInbox(thread, other.context)).list).toEqual([]);
    const read = mall.inbox.operatorHandlers.readConversation;
    const answers = [
      await read(thread, ana),
      await mall.operatorHandlers.listMallStock({}, ana),
      mall.lines,
    ];
    expect(JSON.stringify(answers)).not.toContain(code);
    expect(await mall.codesOf(id)).toEqual([code]);
  });

  test('no table holds a code in plain', async () => {
    const codes = newCodes(2);
    await mall.load(codes);
    await mall.order(lea);
    await mall.deliver();
    const { rows } = await sql<{ row: string }>`
      select row::text from mall_code as row
      union all select row::text from mall_code_load as row
      union all select row::text from mall_order as row
      union all select row::text from inbox_message as row
      union all select row::text from outbox as row`.execute(mall.db);
    const dump = rows.map(({ row }) => row).join('\n');
    expect(dump).toContain('sealed:');
    expect(codes.filter((code) => dump.includes(code))).toEqual([]);
  });

  test('who is excluded gets the code in the order, and no letter', async () => {
    const id = await mall.order(lea);
    const { memberId } = lea;
    await mall.db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    await mall.load(newCodes(1));
    await mall.deliver();
    expect(await mall.codesOf(id)).toHaveLength(1);
    expect(await mall.letters(lea)).toEqual([]);
  });

  test('operators are told once that orders wait for codes', async () => {
    await mall.order(lea);
    const job = deliverJob(mall.deps);
    const told = async () => {
      mall.lines.length = 0;
      await job.run(new AbortController().signal);
      return mall.lines.filter((line) => line.includes('vouchers wait for codes'));
    };
    expect(await told()).toEqual([
      '[{"item":"coffee","orders":1,"codesLeft":0},"vouchers wait for codes"]',
    ]);
    expect(await told()).toEqual([]);
    const { list } = await mall.operatorHandlers.listMallStock({}, ana);
    const coffee = list.find(({ itemId }) => itemId === 'coffee');
    expect(coffee).toMatchObject({ codesLeft: 0, waiting: 1, reserved: 1 });
    await mall.load(newCodes(1));
    expect(await told()).toEqual([]);
  });

  test('codes of an erased member are emptied, others stay', async () => {
    const ours = await mall.order(lea);
    const theirs = await mall.order(await mall.member());
    const codes = newCodes(2);
    await mall.load(codes);
    await mall.deliver();
    const { memberId } = lea;
    await mall.db
      .transaction()
      .execute(async (transaction) => mall.rewards.on.memberErased?.({ transaction, memberId }));
    expect(await mall.codesOf(ours)).toEqual(['']);
    expect(codes).toContain((await mall.codesOf(theirs))[0]);
  });
});
