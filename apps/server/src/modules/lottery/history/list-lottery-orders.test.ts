import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf } from '#testing/test-base.ts';
import { laos, openHistory, ssc, type History } from './history.fixture.ts';

let site: History;
const line = { playId: 14, balls: '5', digit: 4 };

describe.each(testDatabases())('the orders that operators read, on $name', (database) => {
  beforeAll(async () => {
    site = await openHistory(database);
  });
  afterAll(() => site.close());

  test('all of all members are listed, the latest draw first, and narrowed', async () => {
    const [one, two] = [
      await site.member({ username: 'first', balance: 1000_00n }),
      await site.member({ username: 'second', balance: 1000_00n }),
    ];
    const early = await site.draw({ gameId: ssc, numero: '20261124-0001' });
    const late = await site.draw({ gameId: ssc, numero: '20261124-0002', closesIn: 90 });
    const abroad = await site.draw({ gameId: laos, numero: '20261125', closesIn: 900 });
    const lines = [line];
    const chase = await site.order({ member: one, gameId: ssc, lines, draws: [early, late] });
    site.pass(1000);
    const single = await site.order({ member: two, gameId: ssc, lines, draws: [early] });
    const fixed = await site.order({
      member: two,
      gameId: laos,
      lines: [{ playId: site.playIdOf(laos, 'Bottom2'), balls: '82' }],
      draws: [abroad],
    });
    await site.drawn(early, '27705');
    const [first = '', second = ''] = chase.subOrders;
    await site.stand(first, { state: 'won', version: 1, win: 19_50n, rebate: 1n });
    const ended = { ended_by: 'ana', reason: 'asked for by telephone' };
    await site.stand(second, { state: 'cancelled', ...ended });
    const found = async (asked: Parameters<typeof site.listForOperators>[0]) =>
      (await site.listForOperators(asked)).list.map((order) => order.orderDetailId);
    const all = [...fixed.subOrders, second, ...single.subOrders, first];
    expect(await found({})).toEqual(all);
    expect(await found({ account: 'FIRST' })).toEqual([second, first]);
    expect(await found({ gameId: laos })).toEqual(fixed.subOrders);
    expect(await found({ numero: '20261124-0001' })).toEqual([...single.subOrders, first]);
    expect(await found({ orderNumber: chase.number })).toEqual([second, first]);
    expect(await found({ state: 'placed' })).toEqual([...fixed.subOrders, ...single.subOrders]);
    const page = await site.listForOperators({ pageNo: 2, pageSize: 3 });
    expect(page).toMatchObject({ pageNum: 2, pageSize: 3, total: 4, totalPages: 2 });
    expect(page.list).toEqual([
      {
        orderId: chase.id,
        orderDetailId: first,
        orderNumber: chase.number,
        account: 'first',
        gameCode: 'PVSSC1',
        numero: '20261124-0001',
        placedAt: new Date(site.clock().getTime() - 1000).toISOString(),
        chase: true,
        multiple: 1,
        stake: '2.00',
        possibleWin: '19.50',
        win: '19.50',
        rebate: '0.01',
        state: 'won',
        winNo: '27705',
        version: 1,
        endedBy: null,
        reason: null,
        trial: false,
      },
    ]);
    const [cancelled] = (await site.listForOperators({ state: 'cancelled' })).list;
    expect(cancelled).toMatchObject({ endedBy: 'ana', reason: 'asked for by telephone' });
    expect(await codeOf(site.listForOperators({ account: 'nobody' }))).toBe('member.not.found');
    expect(await codeOf(site.listForOperators({ gameId: 9 }))).toBe('lottery.game.not.found');
  });

  test('where no member, draw or order is named, draws of the last seven days are', async () => {
    const member = await site.member({ username: 'longago', balance: 1000_00n });
    const numero = '20261124-0100';
    site.pass(dayMs);
    const drawId = await site.draw({ gameId: ssc, numero, closesIn: 30 });
    const order = await site.order({ member, gameId: ssc, lines: [line], draws: [drawId] });
    const found = async (asked: Parameters<typeof site.listForOperators>[0]) =>
      (await site.listForOperators(asked)).list
        .filter(({ account }) => account === 'longago')
        .map((one) => one.orderDetailId);
    const { draws_at: drawsAt } = await site.drawOf(drawId);
    site.time.now = new Date(drawsAt.getTime() + 7 * dayMs);
    expect(await found({})).toEqual(order.subOrders);
    expect(await found({ gameId: ssc, state: 'placed' })).toEqual(order.subOrders);
    site.pass(1);
    expect(await site.listForOperators({ gameId: ssc })).toMatchObject({ list: [], total: 0 });
    expect(await found({ state: 'placed' })).toEqual([]);
    for (const named of [{ account: 'longago' }, { numero }, { orderNumber: order.number }]) {
      expect(await found(named)).toEqual(order.subOrders);
      expect(await found({ ...named, gameId: ssc })).toEqual(order.subOrders);
      expect(await found({ ...named, gameId: laos })).toEqual([]);
    }
  });
});
