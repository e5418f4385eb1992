import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { firstNumero, openTaking, playIdOf, s1, type Taking } from './taking.fixture.ts';

const numeros = [firstNumero, '20261124-0732', '20261124-0733'];

describe.each(everyEngine())('orders that are taken, on $name', (database) => {
  let site: Taking;
  let drawIds: string[];
  beforeAll(async () => {
    site = await openTaking(database);
    const [first = '', ...later] = numeros;
    const ids = [await site.draw({ gameId: 1001, numero: first })];
    for (const [index, numero] of later.entries()) {
      const closesIn = 90 + 60 * index;
      ids.push(await site.draw({ gameId: 1001, numero, state: 'scheduled', closesIn }));
    }
    drawIds = ids;
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  test('S1: rows of numbers cost 8.00 and can win 1950.00', async () => {
    const member = await site.member({ balance: 100_00n });
    const answer = await site.order(member);
    expect(answer).toMatchObject({
      numero: firstNumero,
      totalBettingAmount: '8.00',
      commit: Buffer.from((await site.drawOf(drawIds[0] ?? '')).commit ?? '').toString('hex'),
      balance: '92.00',
    });
    expect(answer.orderNumber).toMatch(/^L20261124[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(answer.commit).toMatch(/^[0-9a-f]{64}$/);
    expect(await site.orderOf(answer.orderMasterId)).toMatchObject({
      number: answer.orderNumber,
      member_id: member.memberId,
      account_id: member.accountId,
      game_id: 1001,
      prize_mode: 1,
      pricing: 'slider',
      own_series: 1956,
      is_trial: false,
      is_chase: false,
      stops_on_win: false,
      request_key: null,
      bets: 4,
      stake: 8_00n,
      placed_at: site.clock(),
    });
    const [line, ...others] = await site.linesOf(answer.orderMasterId);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      play_id: 21,
      balls: '7_05_58',
      digit: null,
      mode_id: 1,
      series: 1950,
      multiple: 1,
      unit: 2_00n,
      bets: 4,
      stake: 8_00n,
      odds: ['975'],
    });
    expect(await site.subOrdersOf(answer.orderMasterId)).toMatchObject([
      {
        number: `${answer.orderNumber}-001`,
        draw_id: drawIds[0],
        multiple: 1,
        stake: 8_00n,
        possible_win: 1950_00n,
        state: 'placed',
      },
    ]);
    expect(await site.betsOf(member)).toEqual(new Map([[`${answer.orderNumber}-001`, 8_00n]]));
    const signals = site.published.filter(({ kind }) => kind === 'lottery-order');
    expect(signals).toContainEqual({ kind: 'lottery-order', memberId: member.memberId });
  });

  test('S9: a hundredth of a unit at multiple 50 costs 1.00', async () => {
    const member = await site.member({ balance: 1_00n });
    const fields = { bettingSlipString: '5~1~14~3~1950~50~0', betCartAmountSum: '1' };
    const { orderMasterId, balance } = await site.order(member, fields);
    expect(balance).toBe('0.00');
    const [line] = await site.linesOf(orderMasterId);
    expect(line).toMatchObject({ balls: '5', digit: 0, mode_id: 3, multiple: 50, unit: 1_00n });
    const [subOrder] = await site.subOrdersOf(orderMasterId);
    expect(subOrder).toMatchObject({ stake: 1_00n, possible_win: 9_75n });
  });

  test('C1: a chase multiplies the whole order, and 0 leaves a draw out', async () => {
    const member = await site.member({ balance: 100_00n });
    const fields = { chase: true, winningStop: true, betCartAmountSum: '56.00' };
    const chaseSlip = { numero: firstNumero, multiples: [1, 2, 4] };
    const { orderMasterId, balance, ...whole } = await site.order(member, { ...fields, chaseSlip });
    expect([whole.totalBettingAmount, balance]).toEqual(['56.00', '44.00']);
    expect(await site.orderOf(orderMasterId)).toMatchObject({
      is_chase: true,
      stops_on_win: true,
      bets: 4,
      stake: 56_00n,
    });
    const subOrders = await site.subOrdersOf(orderMasterId);
    expect(subOrders.map((one) => [one.draw_id, one.multiple, one.stake])).toEqual([
      [drawIds[0], 1, 8_00n],
      [drawIds[1], 2, 16_00n],
      [drawIds[2], 4, 32_00n],
    ]);
    expect(subOrders.map((one) => one.possible_win)).toEqual([1950_00n, 3900_00n, 7800_00n]);

    const later = await site.order(member, {
      chase: true,
      betCartAmountSum: '24.00',
      chaseSlip: { numero: firstNumero, multiples: [0, '2', 1, 0] },
    });
    expect(later.numero).toBe(numeros[1]);
    const taken = await site.subOrdersOf(later.orderMasterId);
    expect(taken.map((one) => [one.nth, one.draw_id, one.multiple])).toEqual([
      [1, drawIds[1], 2],
      [2, drawIds[2], 1],
    ]);
  });

  test('a chase with one draw is a single order, which needs an open draw', async () => {
    const member = await site.member({ balance: 100_00n });
    const chase = (multiples: number[]) =>
      site.order(member, {
        chase: true,
        winningStop: true,
        betCartAmountSum: '16.00',
        chaseSlip: { numero: firstNumero, multiples },
      });
    await expect(chase([0, 2, 0])).rejects.toMatchObject({
      code: 'lottery.numero.closed',
      hints: { numero: firstNumero },
    });
    const { orderMasterId, numero } = await chase([2, 0, 0]);
    expect(numero).toBe(firstNumero);
    const [only, ...others] = await site.subOrdersOf(orderMasterId);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ draw_id: drawIds[0], multiple: 2, nth: 1 });
    const single = { is_chase: false, stops_on_win: false };
    expect(await site.orderOf(orderMasterId)).toMatchObject(single);
  });

  test('S10: tiles pay at the electronic series, in several lines of one order', async () => {
    const member = await site.member({ balance: 100_00n });
    const { orderMasterId, balance } = await site.bets(member, [
      { bettingContent: '1' },
      { bettingContent: '2' },
    ]);
    expect(balance).toBe('80.00');
    expect(await site.orderOf(orderMasterId)).toMatchObject({
      prize_mode: 3,
      pricing: 'electronic',
      own_series: null,
      bets: 2,
      stake: 20_00n,
    });
    const lines = await site.linesOf(orderMasterId);
    expect(lines.map(({ balls, unit, odds, series }) => [balls, unit, odds, series])).toEqual([
      ['1', 10_00n, ['97/50'], null],
      ['2', 10_00n, ['97/50'], null],
    ]);
    const [subOrder] = await site.subOrdersOf(orderMasterId);
    expect(subOrder).toMatchObject({ possible_win: 38_80n, state: 'placed' });
  });

  test('trial accounts bet play money, and no limit of theirs is asked for', async () => {
    const trial = await site.trial();
    const { orderMasterId, balance } = await site.order(trial);
    expect(balance).toBe('992.00');
    expect(await site.orderOf(orderMasterId)).toMatchObject({ is_trial: true });
  });

  test('a typed play and its numbers are read as on the wire', async () => {
    const member = await site.member({ balance: 100_00n });
    const bettingSlipString = `0_5_8,1_1_2~2~85~1~1956~1;${s1}`;
    const fields = { bettingSlipString, betCartAmountSum: '12.00' };
    const lines = await site.linesOf((await site.order(member, fields)).orderMasterId);
    expect(lines.map(({ balls, bets, odds }) => [balls, bets, odds])).toEqual([
      ['0_5_8,1_1_2', 2, ['978']],
      ['7_05_58', 4, ['975']],
    ]);
  });
});

describe.each(everyEngine().slice(1))('lotteries of others, on $name', (database) => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(database);
  });
  afterAll(() => site.close());

  test('Z1: an order can name draws of several stations, whatever their order', async () => {
    const stations = ['BTR', 'VT', 'BL'];
    for (const station of stations.toReversed()) {
      await site.draw({ gameId: 2003, numero: `20261124-${station}`, station, closesIn: 3600 });
    }
    const member = await site.member({ balance: 100_00n });
    const numero = stations.map((station) => ({ numero: `20261124-${station}`, multiple: 1 }));
    const lo2 = { gameId: 2003, playId: playIdOf('VN_SOUTH', 'Lo2'), bettingContent: '59' };
    const content = { ...lo2, singleBetPrice: '1', numero, winStop: true };
    const placed = await site.bets(member, [content], { prizeMode: 'Lott' });
    expect(placed).toMatchObject({ totalBettingAmount: '54.00', commit: null });
    expect(await site.orderOf(placed.orderMasterId)).toMatchObject({
      pricing: 'fixed',
      prize_mode: 1,
      is_chase: true,
      stops_on_win: true,
    });
    const subOrders = await site.subOrdersOf(placed.orderMasterId);
    expect(subOrders.map(({ stake }) => stake)).toEqual([18_00n, 18_00n, 18_00n]);
  });

  test('T1: fixed odds cost an amount a unit', async () => {
    await site.draw({ gameId: 3001, numero: '20261201', closesIn: 3600 });
    const member = await site.member({ balance: 100_00n });
    const content = { gameId: 3001, playId: 5801, numero: [{ numero: '20261201', multiple: 1 }] };
    const picked = { ...content, bettingContent: '451-123' };
    const { orderMasterId } = await site.bets(member, [picked], { prizeMode: 'SEA' });
    const [line] = await site.linesOf(orderMasterId);
    expect(line).toMatchObject({ odds: ['900'], bets: 2, stake: 20_00n });
    const [subOrder] = await site.subOrdersOf(orderMasterId);
    expect(subOrder).toMatchObject({ possible_win: 9000_00n });
  });
});
