import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { endPause, insertPause } from '../pause.store.ts';
import { firstNumero, openTaking, s1, type Taking } from './taking.fixture.ts';

const requestKey = 'the-key-of-the-request';

describe.each(testDatabases())('orders that are sent twice, on $name', (database) => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(database);
    await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 86_400 });
  });
  afterEach(() => site.pass(5000));
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  const numbersOf = async (member: Member) =>
    (await site.ordersOf(member)).map(({ number }) => number);

  test('with the same key are answered alike and placed once', async () => {
    const member = await site.member({ balance: 100_00n });
    const first = await site.order(member, { requestKey });
    const again = await site.order(member, { requestKey, betCartAmountSum: '8.00' });
    expect(again).toEqual(first);
    expect(await numbersOf(member)).toEqual([first.orderNumber]);
    site.pass(86_400_000);
    // The draw has closed by then.
    expect(await site.order(member, { requestKey })).toEqual(first);
    site.pass(-86_400_000);
  });

  test('with the same key are answered alike whatever became of the lottery', async () => {
    const member = await site.member({ balance: 100_00n });
    const first = await site.order(member, { requestKey });
    const id = 'aaaaaaaa-0000-4000-8000-000000000002';
    const pause = { paused_at: site.clock(), paused_by: 'ana', reason: 'a fault' };
    const ends = { resumed_at: null, resumed_by: null };
    await insertPause(site.db, { id, game_id: 1001, ...pause, ...ends });
    const calls = [
      site.order(member, { requestKey }),
      site.order(member, { requestKey, bettingSlipString: `${s1};${s1}` }),
      site.order(member, { requestKey: 'a-key-of-another-request' }),
    ];
    const [again, ...refused] = await Promise.allSettled(calls);
    expect(again).toMatchObject({ value: first });
    expect(refused).toMatchObject([
      { reason: { code: 'wallet.repeat.differs' } },
      { reason: { code: 'lottery.game.paused' } },
    ]);
    await endPause(site.db, 1001, { at: site.clock(), by: 'ana' });
  });

  test('with the same key and another content are refused', async () => {
    const member = await site.member({ balance: 100_00n });
    await site.order(member, { requestKey });
    const other = { bettingSlipString: `${s1};${s1}`, betCartAmountSum: '16' };
    const code = 'wallet.repeat.differs';
    await expect(site.order(member, { requestKey, ...other })).rejects.toMatchObject({ code });
    await expect(site.bets(member, [{}], { requestKey })).rejects.toMatchObject({ code });
    expect(await site.balanceOf(member)).toBe(92_00n);
  });

  test('of tiles with the same key hold whatever odds the player saw', async () => {
    const member = await site.member({ balance: 100_00n });
    const first = await site.bets(member, [{}], { requestKey });
    const again = await site.bets(member, [{ singleBetPrice: '10' }], {
      requestKey,
      oddsVersion: 'another',
    });
    expect(again).toEqual(first);
  });

  test('of two members with one key are two orders', async () => {
    const members = [await site.member({ balance: 8_00n }), await site.member({ balance: 8_00n })];
    const answers = await Promise.all(members.map((member) => site.order(member, { requestKey })));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(2);
  });

  test('without a key are refused for 3 s, unless something differs', async () => {
    const member = await site.member({ balance: 100_00n });
    const first = await site.order(member);
    const code = 'lottery.order.repeat';
    await expect(site.order(member)).rejects.toMatchObject({ code });
    const other = { bettingSlipString: s1.replace('1950', '1948') };
    const second = await site.order(member, other);
    site.pass(2999);
    await expect(site.order(member, other)).rejects.toMatchObject({ code });
    site.pass(1);
    const third = await site.order(member);
    const numbers = [first, second, third].map(({ orderNumber }) => orderNumber);
    expect((await numbersOf(member)).toSorted()).toEqual(numbers.toSorted());
    expect(await site.balanceOf(member)).toBe(76_00n);
  });

  test('at once count once, with a key and without', async () => {
    const [keyed, keyless] = [
      await site.member({ balance: 100_00n }),
      await site.member({ balance: 100_00n }),
    ];
    const five = [1, 2, 3, 4, 5];
    const answers = await Promise.all(five.map(() => site.order(keyed, { requestKey })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const codes = await Promise.all(five.map(() => codeOf(site.order(keyless))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'lottery.order.repeat')).toHaveLength(4);
    const orders = [await numbersOf(keyed), await numbersOf(keyless)];
    expect(orders.map(({ length }) => length)).toEqual([1, 1]);
    const balances = [await site.balanceOf(keyed), await site.balanceOf(keyless)];
    expect(balances).toEqual([92_00n, 92_00n]);
  });

  test('at once with one key and two contents are one order and a refusal', async () => {
    const member = await site.member({ balance: 100_00n });
    const other = { bettingSlipString: `${s1};${s1}`, betCartAmountSum: '16' };
    const codes = await Promise.all([
      codeOf(site.order(member, { requestKey })),
      codeOf(site.order(member, { requestKey, ...other })),
    ]);
    expect(codes.map(String).toSorted()).toEqual(['null', 'wallet.repeat.differs']);
  });

  test('with the key of one that was refused are taken', async () => {
    const member = await site.member({ balance: 8_00n });
    const dear = { bettingSlipString: `${s1};${s1}`, betCartAmountSum: '16' };
    const codes = await Promise.all([
      codeOf(site.order(member, { requestKey, ...dear })),
      codeOf(site.order(member, { requestKey })),
    ]);
    expect(codes[1]).toBeNull();
    // By which of them came first.
    expect(['wallet.no.funds', 'wallet.repeat.differs']).toContain(codes[0]);
  });
});
