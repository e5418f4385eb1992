import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf, trialCurrency, type Member } from '#testing/test-base.ts';
import { laos, north, openHistory, ssc, type History } from './history.fixture.ts';

let site: History;
const fixedPlace = { playId: 14, balls: '5', digit: 4 };
const last3 = { playId: 21, balls: '7_05_58' };

describe.each(everyEngine())('lists of orders, on $name', (database) => {
  beforeAll(async () => {
    site = await openHistory(database);
  });
  afterAll(() => site.close());

  const draw = (gameId = ssc, given = {}) => site.draw({ gameId, numero: site.numero(), ...given });
  const take = async (member: Member, draws: (string | { id: string; multiple: number })[]) =>
    site.order({ member, gameId: ssc, lines: [fixedPlace], draws });
  const numbersIn = ({ list }: { list: { orderDetailId: string }[] }) =>
    list.map(({ orderDetailId }) => orderDetailId);

  test('each draw of an order is an item, with what it cost and how it stands', async () => {
    const member = await site.member({ balance: 1000_00n });
    const [first, second] = [await draw(), await draw(ssc, { state: 'scheduled', closesIn: 90 })];
    const order = await take(member, [first, { id: second, multiple: 3 }]);
    const [one = '', two = ''] = order.subOrders;
    await site.drawn(first, '27705');
    await site.stand(one, { state: 'won', version: 1, win: 19_50n, rebate: 1n });
    const page = await site.list(member);
    expect(numbersIn(page)).toEqual([two, one]);
    const same = {
      orderMasterId: order.id,
      orderNumber: order.number,
      gameId: ssc,
      gameCode: 'PVSSC1',
      prizeModeId: 1,
      playNames: ['Fixed Place'],
      bettingTime: site.clock().toISOString(),
      chasing: true,
      corrected: false,
      trial: false,
    };
    expect(page.list[1]).toEqual({
      ...same,
      orderDetailId: one,
      gameName: 'Minute Five',
      numero: (await site.drawOf(first)).numero,
      chasingOrder: 1,
      planBettingAmount: '2.00',
      winningAmount: '19.50',
      rebateAmount: '0.01',
      orderStatus: 4,
      winningNumber: '27705',
      cancellable: false,
    });
    expect(page.list[0]).toMatchObject({
      ...same,
      chasingOrder: 2,
      planBettingAmount: '6.00',
      winningAmount: '0.00',
      orderStatus: 2,
      winningNumber: null,
      cancellable: true,
    });
  });

  test('sums are of all that the filter leaves, not of the page', async () => {
    const member = await site.member({ balance: 1000_00n });
    const draws = [await draw(), await draw(), await draw(), await draw(), await draw()];
    const { subOrders } = await take(member, draws);
    const [one = '', two = '', three = '', four = ''] = subOrders;
    await site.stand(one, { state: 'won', version: 1, win: 19_50n });
    await site.stand(two, { state: 'cancelled', ended_by: 'member' });
    await site.stand(three, { state: 'stopped' });
    await site.stand(four, { state: 'void' });
    const first = await site.list(member, { size: 2 });
    const sums = {
      sumPlanBettingAmt: '10.00',
      sumActualBettingAmt: '4.00',
      sumWinningAmt: '19.50',
    };
    const counts = { pageSize: 2, total: 5, totalPages: 3, ...sums };
    expect(first).toMatchObject({ ...counts, pageNum: 1 });
    expect(numbersIn(first)).toEqual(subOrders.toReversed().slice(0, 2));
    const last = await site.list(member, { size: 2, page: 2 });
    expect(last).toMatchObject({ ...counts, pageNum: 3 });
    expect(numbersIn(last)).toEqual([one]);
    const lost = await site.list(member, { orderStatus: 3 });
    expect(lost).toMatchObject({ total: 0, sumPlanBettingAmt: '0.00', sumWinningAmt: '0.00' });
  });

  test('a list is narrowed by lottery, state, order, draw and chase', async () => {
    const member = await site.member({ balance: 1000_00n });
    const [chased, other] = [await draw(), await draw(ssc, { state: 'scheduled', closesIn: 90 })];
    const chase = await take(member, [chased, other]);
    const single = await take(member, [chased]);
    const abroad = await site.order({
      member,
      gameId: laos,
      lines: [{ playId: site.playIdOf(laos, 'Bottom2'), balls: '82' }],
      draws: [await draw(laos)],
    });
    const [one = '', two = ''] = chase.subOrders;
    await site.stand(two, { state: 'cancelled', ended_by: 'member' });
    const found = async (asked: Parameters<typeof site.list>[1]) =>
      numbersIn(await site.list(member, asked)).toSorted();
    const sorted = (...numbers: string[]) => numbers.toSorted();
    const all = sorted(...chase.subOrders, ...single.subOrders, ...abroad.subOrders);
    expect(await found({})).toEqual(all);
    expect(await found({ gameId: '-1' })).toEqual(all);
    expect(await found({ gameId: laos })).toEqual(abroad.subOrders);
    expect(await found({ orderStatus: 8 })).toEqual([two]);
    expect(await found({ orderNumber: single.number })).toEqual(single.subOrders);
    expect(await found({ chasingStatus: 'chase' })).toEqual(sorted(...chase.subOrders));
    expect(await found({ chasingStatus: 'single' })).toEqual(
      sorted(...single.subOrders, ...abroad.subOrders),
    );
    const { numero } = await site.drawOf(chased);
    expect(await found({ numero })).toEqual(sorted(one, ...single.subOrders));
    expect(await found({ numero, gameId: laos })).toEqual([]);
    expect(await found({ numero, chasingStatus: 'chase', gameId: ssc })).toEqual([one]);
    expect(await codeOf(site.list(member, { gameId: 9999 }))).toBe('lottery.game.not.found');
    const today = await site.listToday(member, laos);
    expect(numbersIn(today)).toEqual(abroad.subOrders);
    expect(await codeOf(site.listToday(member, 9999))).toBe('lottery.game.not.found');
  });

  test('days are of the site: seven where none are named, 90 back, 31 at most', async () => {
    const member = await site.member({ balance: 1000_00n });
    const at = async (time: string) => {
      site.time.now = new Date(time);
      const { subOrders } = await take(member, [await draw()]);
      return subOrders[0] ?? '';
    };
    const now = site.clock();
    const long = await at('2026-08-26T00:00:00+08:00');
    const eighth = await at('2026-11-17T23:59:59.999+08:00');
    const seventh = await at('2026-11-18T00:00:00+08:00');
    const yesterday = await at('2026-11-23T23:59:59.999+08:00');
    const today = await at('2026-11-24T00:00:00+08:00');
    site.time.now = now;
    const found = async (asked: Parameters<typeof site.list>[1]) =>
      numbersIn(await site.list(member, asked));
    expect(await found({})).toEqual([today, yesterday, seventh]);
    expect(await found({ startDate: '2026-11-17' })).toEqual([today, yesterday, seventh, eighth]);
    expect(await found({ endDate: '2026-11-23' })).toEqual([yesterday, seventh, eighth]);
    expect(await found({ startDate: '2026-08-26', endDate: '2026-09-25' })).toEqual([long]);
    expect(await found({ endDate: '2026-08-27' })).toEqual([long]);
    expect(numbersIn(await site.listToday(member))).toEqual([today]);
    const refused = (asked: Parameters<typeof site.list>[1]) => codeOf(site.list(member, asked));
    expect(await refused({ startDate: '2026-08-25' })).toBe('report.range');
    expect(await refused({ endDate: '2026-08-25' })).toBe('report.range');
    const reversed = { startDate: '2026-11-24', endDate: '2026-11-23' };
    expect(await refused(reversed)).toBe('report.range');
    const days32 = { startDate: '2026-08-26', endDate: '2026-09-26' };
    expect(await refused(days32)).toBe('report.range');
    expect(await refused({ ...days32, orderNumber: 'L1' })).toBe('report.range');
  });

  test('without days an order and a draw are found by name as far back as any', async () => {
    const member = await site.member({ balance: 1000_00n });
    const now = site.clock();
    const drawId = await draw();
    const at = async (time: string) => {
      site.time.now = new Date(time);
      return take(member, [drawId]);
    };
    const tooLong = await at('2026-08-25T23:59:59.999+08:00');
    const long = await at('2026-08-26T00:00:00+08:00');
    site.time.now = now;
    const { numero } = await site.drawOf(drawId);
    const found = async (asked: Parameters<typeof site.list>[1]) =>
      numbersIn(await site.list(member, asked));
    expect(await found({ orderNumber: long.number })).toEqual(long.subOrders);
    expect(await found({ orderNumber: tooLong.number })).toEqual([]);
    expect(await found({ numero })).toEqual(long.subOrders);
    expect(await found({ numero, gameId: ssc })).toEqual(long.subOrders);
    expect(await found({ numero, endDate: '2026-11-24' })).toEqual([]);
  });

  test('names come in the language of the caller, of at most three plays', async () => {
    const member = await site.member({ balance: 1000_00n });
    const lines = [
      last3,
      fixedPlace,
      { ...fixedPlace, digit: 0 },
      { playId: 24, balls: '0357' },
      { playId: 15, balls: '0_5' },
    ];
    await site.order({ member, gameId: ssc, lines, draws: [await draw()] });
    const [english] = (await site.list(member)).list;
    expect(english?.playNames).toEqual(['Last 3 Straight', 'Fixed Place', 'Last 3 Combo 6 (ABC)']);
    const [tagalog] = (await site.list(member, {}, 'TY')).list;
    expect(tagalog?.playNames[1]).toBe('Takdang Puwesto');
    const abroad = await site.order({
      member,
      gameId: north,
      lines: [{ playId: site.playIdOf(north, 'De'), balls: '68' }],
      draws: [await draw(north)],
    });
    const namesIn = async (language: 'EN' | 'TY') => [
      (await site.list(member, { gameId: north }, language)).list[0]?.gameName,
      (await site.show(member, abroad.id, language)).gameName,
    ];
    expect(await namesIn('EN')).toEqual(['Vietnam North', 'Vietnam North']);
    expect(await namesIn('TY')).toEqual(['Hilagang Vietnam', 'Hilagang Vietnam']);
  });

  test('a result that was put right is told of to those who were settled by it', async () => {
    const member = await site.member({ balance: 1000_00n });
    const drawId = await draw();
    const [settled, waiting] = [await take(member, [drawId]), await take(member, [drawId])];
    await site.drawn(drawId, '27705');
    await site.stand(settled.subOrders[0] ?? '', { state: 'lost', version: 1 });
    const items = async () =>
      (await site.list(member)).list.map((one) => [
        one.orderNumber,
        one.corrected,
        one.winningNumber,
      ]);
    const is = (order: { number: string }, corrected: boolean, winNo: string) => [
      order.number,
      corrected,
      winNo,
    ];
    expect(await items()).toContainEqual(is(settled, false, '27705'));
    await site.drawn(drawId, '27706');
    expect(await items()).toContainEqual(is(settled, true, '27706'));
    expect(await items()).toContainEqual(is(waiting, false, '27706'));
  });

  test('of a chase what is placed can be cancelled from its end', async () => {
    const member = await site.member({ balance: 1000_00n });
    const open = await draw();
    const later = await draw(ssc, { state: 'scheduled', closesIn: 90 });
    // The last one closes before the others, so that nothing of the order can go before it has.
    const short = await draw(ssc, { closesIn: 20 });
    const order = await take(member, [open, later, short]);
    const cancellable = async () =>
      (await site.list(member)).list.map((one) => one.cancellable).toReversed();
    expect(await cancellable()).toEqual([true, true, true]);
    site.pass(19_999);
    expect(await cancellable()).toEqual([true, true, true]);
    site.pass(1);
    expect(await cancellable()).toEqual([false, false, false]);
    await site.stand(order.subOrders[2] ?? '', { state: 'lost', version: 1 });
    expect(await cancellable()).toEqual([true, true, false]);
    site.pass(10_000);
    expect(await cancellable()).toEqual([false, true, false]);
  });

  test('members see their own orders alone, and trial orders are marked', async () => {
    const { code } = trialCurrency;
    const [member, other] = [await site.member({ balance: 1000_00n }), await site.member()];
    const guest = await site.member({ memberType: 2, currency: code, balance: 1000_00n });
    const drawId = await draw();
    const order = await take(member, [drawId]);
    const lines = [fixedPlace];
    await site.order({ member: guest, gameId: ssc, lines, draws: [drawId], isTrial: true });
    expect(await site.list(other)).toMatchObject({ list: [], total: 0, totalPages: 0 });
    expect((await site.list(other, { orderNumber: order.number })).list).toEqual([]);
    expect((await site.list(guest)).list).toEqual([expect.objectContaining({ trial: true })]);
    expect((await site.list(guest)).total).toBe(1);
  });
});
