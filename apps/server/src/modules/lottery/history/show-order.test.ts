import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import { HolderGoneError, ShareUsedError } from '#kit/limits/slots.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { createLotteries } from '../lotteries.ts';
import { historyHandlers } from './history-handlers.ts';
import { lhc, openHistory, ssc, type History } from './history.fixture.ts';
import { lineWins } from './line-wins.ts';
import { listLinesPage, listSettledBy } from './order-part.store.ts';

let site: History;
const missing = 'lottery.order.not.found';
const fixedPlace = { playId: 14, balls: '5', digit: 4 };
/** Case S1 of the specification: 4 bets, 8.00, and 1950.00 at the result 27705. */
const last3 = { playId: 21, balls: '7_05_58' };

const draw = (gameId = ssc, given = {}) => site.draw({ gameId, numero: site.numero(), ...given });
const winsOf = async (member: Member, id: string, orderDetailId?: string) =>
  (await site.lines(member, id, { ...(orderDetailId && { orderDetailId }) })).list.map(
    ({ winningAmount }) => winningAmount,
  );

describe.each(testDatabases())('an order, on $name', (database) => {
  beforeAll(async () => {
    site = await openHistory(database);
  });
  afterAll(() => site.close());

  test('it has its sums and its draws', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawIds = [await draw(), await draw(), await draw(ssc, { closesIn: 600 })];
    const order = await site.order({
      member,
      gameId: ssc,
      lines: [last3, fixedPlace],
      draws: drawIds.map((id, at) => ({ id, multiple: at + 1 })),
      stopsOnWin: true,
    });
    const [one = '', two = '', three = ''] = order.subOrders;
    await site.drawn(drawIds[0] ?? '', '27705');
    await site.stand(one, { state: 'won', version: 1, win: 1950_00n, rebate: 3n });
    await site.stand(two, { state: 'cancelled', ended_by: 'member' });
    const shown = await site.show(member, order.id);
    expect(shown).toMatchObject({
      orderMasterId: order.id,
      orderNumber: order.number,
      gameId: ssc,
      gameCode: 'PVSSC1',
      gameName: 'Minute Five',
      prizeModeId: 1,
      mode: 'Lott',
      series: 1956,
      bets: 5,
      totalBetAmount: '60.00',
      totalActualBetAmount: '40.00',
      totalWinningAmount: '1950.00',
      totalRebateAmount: '0.03',
      totalChasePhases: 3,
      winningStop: true,
      completed: false,
      bettingTime: site.clock().toISOString(),
      trial: false,
    });
    const last = await site.drawOf(drawIds[2] ?? '');
    expect(shown.orderDetailOrders.map(({ orderDetailId }) => orderDetailId)).toEqual([
      one,
      two,
      three,
    ]);
    expect(shown.orderDetailOrders[2]).toEqual({
      orderDetailId: three,
      chasingOrder: 3,
      numero: last.numero,
      drawsAt: last.draws_at.toISOString(),
      multiple: 3,
      stakes: '10.00',
      bettingSumAmount: '30.00',
      possibleWin: '5908.50',
      winningAmount: '0.00',
      rebateAmount: '0.00',
      orderStatus: 2,
      winningNumber: null,
      corrected: false,
      cancellable: true,
      reason: null,
    });
    await site.stand(three, { state: 'stopped' });
    expect(await site.show(member, order.id)).toMatchObject({
      completed: true,
      totalActualBetAmount: '10.00',
    });
  });

  test('a void draw says why, and its lines have won nothing, also after they had', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawId = await draw();
    const winner = { ...fixedPlace, balls: '2' };
    const order = await site.order({ member, gameId: ssc, lines: [winner], draws: [drawId] });
    const [one = ''] = order.subOrders;
    await site.drawn(drawId, '27705');
    await site.stand(one, { state: 'won', version: 1, win: 19_50n });
    expect(await winsOf(member, order.id)).toEqual(['19.50']);
    await site.stand(one, { state: 'void', version: 1 });
    const voided = { state: 'void' as const, voided_by: 'ana, ben', voided_at: site.clock() };
    await site.db
      .updateTable('lottery_draw')
      .set({ ...voided, void_reason: 'the machine broke' })
      .where('id', '=', drawId)
      .execute();
    const { orderDetailOrders } = await site.show(member, order.id);
    expect(orderDetailOrders).toEqual([
      expect.objectContaining({ orderStatus: 9, reason: 'the machine broke' }),
    ]);
    expect(await winsOf(member, order.id)).toEqual(['0.00']);
  });

  test('lines say what they hold, at which price and odds', async () => {
    const member = await site.member({ balance: 1000_00n });
    const order = await site.order({
      member,
      gameId: ssc,
      lines: [{ ...last3, multiple: 3 }, fixedPlace, { playId: 24, balls: '0357' }],
      draws: [await draw()],
    });
    const page = await site.lines(member, order.id);
    expect(page).toMatchObject({ pageNum: 1, total: 3, totalPages: 1 });
    expect(page.list[0]).toEqual({
      line: 1,
      playId: 21,
      playCode: 'Last3Straight',
      playName: 'Last 3 Straight',
      balls: '7_05_58',
      digit: null,
      typed: false,
      unit: '2.00',
      series: 1950,
      multiple: 3,
      bets: 4,
      stake: '24.00',
      odds: [{ tier: 1, odds: '975', bonus: '975.0000' }],
      winningAmount: null,
    });
    expect(page.list[1]).toMatchObject({ line: 2, digit: 4, stake: '2.00' });
    expect(page.list[2]?.odds).toEqual([{ tier: 1, odds: '325/2', bonus: '162.5000' }]);
    const short = await site.lines(member, order.id, { size: 2 });
    expect(short).toMatchObject({ pageSize: 2, total: 3, totalPages: 2 });
    expect(short.list).toHaveLength(2);
  });

  test('each line says what it won, in a draw and in all that are settled', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawIds = [await draw(), await draw(), await draw(), await draw()];
    const order = await site.order({
      member,
      gameId: ssc,
      lines: [last3, { ...fixedPlace, balls: '2' }],
      draws: drawIds.map((id, at) => ({ id, multiple: at + 1 })),
    });
    const [one = '', two = '', three = '', four = ''] = order.subOrders;
    const [first = '', second = '', third = ''] = drawIds;
    expect(await winsOf(member, order.id)).toEqual([null, null]);
    await site.drawn(first, '27705');
    await site.drawn(second, '29999');
    await site.drawn(third, '20000');
    // A result alone is none: nothing has been paid by it.
    expect(await winsOf(member, order.id, one)).toEqual([null, null]);
    await site.stand(one, { state: 'won', version: 1, win: 1969_50n });
    await site.stand(two, { state: 'won', version: 1, win: 39_00n });
    await site.stand(three, { state: 'cancelled', ended_by: 'member' });
    expect(await winsOf(member, order.id, one)).toEqual(['1950.00', '19.50']);
    expect(await winsOf(member, order.id, two)).toEqual(['0.00', '39.00']);
    expect(await winsOf(member, order.id, three)).toEqual(['0.00', '0.00']);
    expect(await winsOf(member, order.id, four)).toEqual([null, null]);
    expect(await winsOf(member, order.id)).toEqual(['1950.00', '58.50']);
  });

  test('until a correction is paid, lines have won what was paid before it', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawId = await draw();
    const order = await site.order({ member, gameId: ssc, lines: [last3], draws: [drawId] });
    const [one = ''] = order.subOrders;
    await site.drawn(drawId, '27705');
    await site.stand(one, { state: 'won', version: 1, win: 1950_00n });
    await site.drawn(drawId, '27704');
    expect(await winsOf(member, order.id)).toEqual(['1950.00']);
    await site.stand(one, { state: 'lost', version: 2 });
    expect(await winsOf(member, order.id)).toEqual(['0.00']);
  });

  test('a stake that is given back is shown as won by a line of an order that lost', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawId = await draw(lhc);
    const playId = site.playIdOf(lhc, 'SpecialBSOE');
    const order = await site.order({
      member,
      gameId: lhc,
      money: 'electronic',
      lines: [{ playId, balls: '0', amount: 10_00n }],
      draws: [drawId],
    });
    await site.drawn(drawId, '05,12,23,34,41,48,49');
    await site.stand(order.subOrders[0] ?? '', { state: 'lost', version: 1, win: 10_00n });
    const [item] = (await site.list(member)).list;
    expect(item).toMatchObject({ orderStatus: 3, winningAmount: '10.00', prizeModeId: 3 });
    const { list } = await site.lines(member, order.id);
    const price = { unit: '10.00', series: null, multiple: null, stake: '10.00' };
    expect(list).toEqual([expect.objectContaining({ ...price, winningAmount: '10.00' })]);
    expect(await site.show(member, order.id)).toMatchObject({ series: null, mode: 'Elott' });
  });

  test('orders of others, and draws of other orders, are not found', async () => {
    const [member, other] = [await site.member({ balance: 1000_00n }), await site.member()];
    const draws = [await draw()];
    const take = () => site.order({ member, gameId: ssc, lines: [last3], draws });
    const [order, second] = [await take(), await take()];
    expect(await codeOf(site.show(other, order.id))).toBe(missing);
    expect(await codeOf(site.lines(other, order.id))).toBe(missing);
    expect(await codeOf(site.show(member, order.number))).toBe(missing);
    const [orderDetailId = ''] = second.subOrders;
    expect(await codeOf(site.lines(member, order.id, { orderDetailId }))).toBe(missing);
    expect(await codeOf(site.lines(member, second.id, { orderDetailId }))).toBe(null);
  });
});

describe('the evaluation of lines', () => {
  beforeAll(async () => {
    site = await openHistory(anyDatabase());
  });
  afterAll(() => site.close());

  /** An order with a line that wins in two draws, and what both draws say of it. */
  async function twice(member: Member) {
    const drawIds = [await draw(), await draw()];
    const order = await site.order({
      member,
      gameId: ssc,
      money: 'electronic',
      lines: [{ ...fixedPlace, balls: '2', amount: 27n }],
      draws: drawIds.map((id, at) => ({ id, multiple: at + 1 })),
    });
    for (const [at, id] of drawIds.entries()) {
      await site.drawn(id, '27705');
      await site.stand(order.subOrders[at] ?? '', { state: 'won', version: 1, win: 1n });
    }
    return order;
  }

  test('draws with the same result are rounded each for itself', async () => {
    const member = await site.member({ balance: 1000_00n });
    const { id, subOrders } = await twice(member);
    // 27 pay 261.9, and twice as much pays 523.8.
    expect(await winsOf(member, id, subOrders[0])).toEqual(['2.61']);
    expect(await winsOf(member, id, subOrders[1])).toEqual(['5.23']);
    expect(await winsOf(member, id)).toEqual(['7.84']);
  });

  test('a member has one at a time, and others are not held up by it', async () => {
    const [one, other] = [
      await site.member({ balance: 1000_00n }),
      await site.member({ balance: 1000_00n }),
    ];
    const [{ id }, ofOther] = [await twice(one), await twice(other)];
    const asked = await site.db.transaction().execute(async (transaction) => {
      // Nobody reads lines until this ends, so that whoever has a slot keeps it.
      await sql`lock table lottery_line in access exclusive mode`.execute(transaction);
      const both = [winsOf(one, id), winsOf(one, id)];
      const answers = Promise.allSettled([...both, winsOf(other, ofOther.id)]);
      await expect(Promise.race(both)).rejects.toBeInstanceOf(ShareUsedError);
      return { answers };
    });
    const answers = await asked.answers;
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await winsOf(one, id)).toEqual(['7.84']);
  });

  test('it ends between two lines once nobody waits for it', async () => {
    const member = await site.member({ balance: 1000_00n });
    const { id } = await twice(member);
    const rows = await listLinesPage(site.db, id, { limit: 25, offset: 0 });
    const settled = await listSettledBy(site.db, id);
    const { family } = site.deps.lotteries.require(ssc);
    const reader = new AbortController();
    const wins = lineWins({ family, rows, ownSeries: null, settled }, reader.signal);
    reader.abort(new HolderGoneError());
    await expect(wins).rejects.toBeInstanceOf(HolderGoneError);
  });
});

describe('orders of lotteries that are off or gone', () => {
  beforeAll(async () => {
    site = await openHistory(anyDatabase());
  });
  afterAll(() => site.close());

  test('they are still read; one that is gone is called by its number', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawId = await draw();
    const order = await site.order({ member, gameId: ssc, lines: [last3], draws: [drawId] });
    await site.drawn(drawId, '27705');
    await site.stand(order.subOrders[0] ?? '', { state: 'won', version: 1, win: 1950_00n });
    const { lotteries } = site.deps.site;
    const readBy = async (rows: typeof lotteries.lotteries) => {
      const deps = {
        ...site.deps,
        site: { ...site.deps.site, lotteries: { ...lotteries, lotteries: rows } },
      };
      const handlers = historyHandlers({ ...deps, lotteries: createLotteries(deps) });
      const asked = { id: order.id, page: 0, size: 25 };
      const { list } = await handlers.getOrderLines(asked, member.context);
      const { gameCode } = await handlers.getOrder({ id: order.id }, member.context);
      const narrowed = { chasingStatus: 'all', gameId: ssc, page: 0, size: 25 } as const;
      const listed = await codeOf(handlers.listOrders(narrowed, member.context));
      const { numero } = await site.drawOf(drawId);
      const named = { chasingStatus: 'all', numero, page: 0, size: 25 } as const;
      const found = (await handlers.listOrders(named, member.context)).total;
      return { gameCode, listed, found, playName: list[0]?.playName, won: list[0]?.winningAmount };
    };
    const off = lotteries.lotteries.map((row) =>
      row.gameId === ssc ? { ...row, on: false } : row,
    );
    expect(await readBy(off)).toEqual({
      gameCode: 'PVSSC1',
      listed: null,
      found: 1,
      playName: 'Last 3 Straight',
      won: '1950.00',
    });
    const gone = lotteries.lotteries.filter((row) => row.gameId !== ssc);
    const unnamed = {
      gameCode: '1001',
      listed: 'lottery.game.not.found',
      found: 1,
      playName: '21',
      won: null,
    };
    expect(await readBy(gone)).toEqual(unnamed);
    expect(await readBy([])).toEqual(unnamed);
  });
});
