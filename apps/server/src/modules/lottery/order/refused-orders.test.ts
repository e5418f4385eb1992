import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { lockDraw } from '../draw.store.ts';
import { insertPause, endPause } from '../pause.store.ts';
import { firstNumero, heavyBets, openTaking, playIdOf, s1, type Taking } from './taking.fixture.ts';

const row = (fields: string) => s1.replace('~1~21~1~1950~1', fields);
const many = (count: number) => Array.from({ length: count }, () => s1).join(';');

describe.each(testDatabases())('orders that are refused, on $name', (database) => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(database);
    await site.draw({ gameId: 1001, numero: firstNumero });
    await site.draw({ gameId: 1001, numero: '20261124-0732', state: 'scheduled', closesIn: 90 });
    await site.draw({ gameId: 1001, numero: '20261124-0730', state: 'closed', closesIn: -30 });
    await site.draw({ gameId: 1005, numero: '20261124-244' });
    await site.draw({ gameId: 3001, numero: '20261201', closesIn: 3600 });
    await site.draw({ gameId: 3002, numero: '20261125', closesIn: 3600 });
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  /** The code and hints of a refusal, by which nothing was moved or written. */
  async function refusalOf(call: (member: Awaited<ReturnType<Taking['member']>>) => unknown) {
    const member = await site.member({ balance: 400_000_00n });
    const error: unknown = await Promise.resolve(call(member)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(await site.ordersOf(member)).toEqual([]);
    expect(await site.balanceOf(member)).toBe(400_000_00n);
    const { code, hints } = (error ?? {}) as { code?: unknown; hints?: unknown };
    return [code, hints];
  }

  type OrderFields = Parameters<Taking['order']>[1];
  const ofOrder = (fields: OrderFields) => refusalOf((member) => site.order(member, fields));
  const ofLine = (bettingSlipString: string) => ofOrder({ bettingSlipString });

  type BetsArguments = Parameters<Taking['bets']>;
  const ofBets = (contents: BetsArguments[1], fields?: BetsArguments[2]) =>
    refusalOf((member) => site.bets(member, contents, fields));

  test('a lottery that the site does not have', async () => {
    expect(await ofOrder({ gameId: 9 })).toEqual(['lottery.game.not.found', null]);
    expect(await ofBets([{ gameId: 9 }])).toEqual(['lottery.game.not.found', null]);
  });

  test('a lottery that is paused', async () => {
    const id = 'aaaaaaaa-0000-4000-8000-000000000001';
    const pause = { paused_at: site.clock(), paused_by: 'ana', reason: 'a fault' };
    const ends = { resumed_at: null, resumed_by: null };
    await insertPause(site.db, { id, game_id: 1001, ...pause, ...ends });
    expect(await ofOrder({})).toEqual(['lottery.game.paused', null]);
    expect(await ofBets([{}])).toEqual(['lottery.game.paused', null]);
    await endPause(site.db, 1001, { at: site.clock(), by: 'ana' });
  });

  test.each([
    ['ZY', { prizeModeId: 2 }],
    ['the mode of tiles', { prizeModeId: 3 }],
    ['a family without rows of numbers', { gameId: 1005, currentNumero: '20261124-244' }],
    ['a play of tiles', { bettingSlipString: `1~1~${playIdOf('SSC', 'SumBSOE')}~1~1950~1` }],
  ])('%s among rows of numbers is closed', async (_, fields) => {
    expect(await ofOrder(fields)).toEqual(['lottery.play.closed', null]);
  });

  test('rows of numbers among tiles, and modes without the lottery, are closed', async () => {
    const straight = { playId: 21, bettingContent: '7_05_58' };
    const closed = ['lottery.play.closed', null];
    expect(await ofBets([straight])).toEqual(closed);
    expect(await ofBets([{}], { prizeMode: 'Lott' })).toEqual(closed);
    expect(await ofBets([{}], { prizeMode: 'SEA' })).toEqual(closed);
  });

  test.each(['20261124-9999', 'no such', '0731\0', '\uD800'])(
    'the numero %j is unknown',
    async (numero) => {
      const refusal = ['lottery.numero.unknown', { numero }];
      expect(await ofOrder({ currentNumero: numero })).toEqual(refusal);
      expect(await ofBets([{ numero: [{ numero, multiple: 1 }] }])).toEqual(refusal);
    },
  );

  test('a draw that has closed is named with the next one that takes the order', async () => {
    const refusal = ['lottery.numero.closed', { numero: firstNumero }];
    expect(await ofOrder({ currentNumero: '20261124-0730' })).toEqual(refusal);
    const chaseSlip = { numero: '20261124-0730', multiples: [1, 1] };
    const chase = { chase: true, chaseSlip, betCartAmountSum: '16' };
    expect(await ofOrder(chase)).toEqual(refusal);
  });

  test('a single order needs an open draw, and one whose time has come is open', async () => {
    const currentNumero = '20261124-0732';
    expect(await ofOrder({ currentNumero })).toEqual([
      'lottery.numero.closed',
      { numero: firstNumero },
    ]);
    await sql`update lottery_draw set opens_at = ${site.clock()}
      where numero = ${currentNumero}`.execute(site.db);
    const member = await site.member({ balance: 8_00n });
    expect(await site.order(member, { currentNumero })).toMatchObject({ numero: currentNumero });
  });

  test.each([
    ['', 1, 'fields'],
    [`${s1};`, 2, 'fields'],
    [row('~1~999~1~1950~1'), 1, 'play'],
    [row('~2~21~1~1950~1'), 1, 'type'],
    [row('~1~21~4~1950~1'), 1, 'mode'],
    [row('~1~21~1~1950~1~3'), 1, 'digit'],
    ['7_05~1~21~1~1950~1', 1, 'balls'],
    ['7_05_55~1~21~1~1950~1', 1, 'double'],
    ['7_#_5~1~21~1~1950~1', 1, 'empty'],
    [many(101), 101, 'lines'],
    ['#'.repeat(512 * 1024 + 1), 1, 'size'],
  ])('a slip that is wrong: case %#', async (slip, line, reason) => {
    expect(await ofLine(slip)).toEqual(['lottery.slip.invalid', { line, reason }]);
  });

  const other = [{ numero: firstNumero, multiple: 2 }];
  const twice = [...other, ...other];
  test.each<[Parameters<Taking['bets']>[1], number, string]>([
    [[{}, { gameId: 1005 }], 2, 'game'],
    [[{}, {}, { numero: other }], 3, 'numero'],
    [[{ numero: twice }], 1, 'numero'],
    [[{}, { winStop: true }], 2, 'winStop'],
    [[{}, { bettingApproach: 2 }], 2, 'type'],
    [[{}, { bettingContent: '1;1' }], 2, 'balls'],
    [[{}, { bettingContent: '1~0' }], 2, 'digit'],
    [[{}, { bettingContent: '1~0~0' }], 2, 'fields'],
    [[{}, { playId: 999 }], 2, 'play'],
    [[{}, { bettingContent: '' }], 2, 'empty'],
    [Array.from({ length: 101 }, () => ({})), 101, 'lines'],
    [Array.from({ length: 3 }, () => ({ bettingContent: '1'.repeat(200_000) })), 3, 'size'],
  ])('contents that are no order: case %#', async (contents, line, reason) => {
    expect(await ofBets(contents)).toEqual(['lottery.slip.invalid', { line, reason }]);
  });

  test('S9: a line below 1.00, and tiles below it', async () => {
    const refusal = ['lottery.amount.range', { line: 1, limit: '1.00' }];
    expect(await ofLine('5~1~14~3~1950~49~0')).toEqual(refusal);
    expect(await ofBets([{ singleBetPrice: '0.99' }])).toEqual(refusal);
    expect(await ofBets([{ singleBetPrice: '1.001' }])).toEqual(refusal);
  });

  test('an order above 200,000.00, all of its draws together', async () => {
    const tiles = { bettingContent: '0123', singleBetPrice: '25000.01' };
    const draws = ['20261124-0731', '20261124-0732'];
    const numero = draws.map((one) => ({ numero: one, multiple: 1 }));
    expect(await ofBets([{ ...tiles, numero }])).toEqual([
      'lottery.amount.range',
      { limit: '200000.00' },
    ]);
  });

  test('multiples of lines and of draws', async () => {
    expect(await ofLine(row('~1~21~1~1950~10000'))).toEqual([
      'lottery.multiple.range',
      { line: 1, limit: 9999 },
    ]);
    expect(await ofBets([{ numero: [{ numero: firstNumero, multiple: 0 }] }])).toEqual([
      'lottery.multiple.range',
      { draw: 1, limit: 9999 },
    ]);
  });

  test.each([1698, 1951, 1958])('the series %i is above the own one, or none', async (series) => {
    const refusal = ['lottery.series.range', { line: 1, limit: 1956 }];
    expect(await ofLine(row(`~1~21~1~${series}~1`))).toEqual(refusal);
  });

  test('a possible win above the limit', async () => {
    // It would pay 2,000,700.00.
    const slip = { bettingSlipString: row('~1~21~1~1950~1026'), betCartAmountSum: '8208' };
    expect(await ofOrder(slip)).toEqual(['lottery.win.limit', { draw: 1, limit: '2000000.00' }]);
  });

  test('chases without draws, or over more than there are or than is allowed', async () => {
    const code = 'lottery.chase.range';
    const chase = true;
    expect(await ofOrder({ chase })).toEqual([code, { limit: 120 }]);
    const over = (multiples: number[]) =>
      ofOrder({ chase, chaseSlip: { numero: firstNumero, multiples } });
    expect(await over([])).toEqual([code, { limit: 120 }]);
    expect(await over([0, 0])).toEqual([code, { limit: 120 }]);
    expect(await over([1, 1, 1])).toEqual([code, { limit: 2 }]);
    // So many are not even looked for.
    const numeros = Array.from({ length: 121 }, (_, nth) => `2026112${nth}`);
    const long = { numero: 'no such', multiples: numeros.map(() => 1) };
    expect(await ofOrder({ chase, chaseSlip: long })).toEqual([code, { limit: 120 }]);
    const each = numeros.map((one) => ({ numero: one, multiple: 1 }));
    expect(await ofBets([{ numero: each }])).toEqual([code, { limit: 120 }]);
    const numero = [];
    for (let nth = 1; nth <= 11; nth++) {
      const name = `202612${`${nth}`.padStart(2, '0')}-X`;
      await site.draw({ gameId: 3002, numero: name, closesIn: 7200 + nth });
      numero.push({ numero: name, multiple: 1 });
    }
    const content = { gameId: 3002, playId: 5802, bettingContent: '12', numero };
    expect(await ofBets([content], { prizeMode: 'SEA' })).toEqual([code, { limit: 10 }]);
  });

  test.each(['7.99', '8.001', '80', '0'])('the amount %s is not what S1 costs', async (amount) => {
    const refusal = ['lottery.amount.differs', { amount: '8.00' }];
    expect(await ofOrder({ betCartAmountSum: amount })).toEqual(refusal);
  });

  test.each(['8', '8.0', '8.00', '8.0000', '08.0'])('the amount %s is', async (amount) => {
    const member = await site.member({ balance: 8_00n });
    const placed = await site.order(member, { betCartAmountSum: amount });
    expect(placed.totalBettingAmount).toBe('8.00');
  });

  test('an account that cannot pay, or may not wager', async () => {
    const codeFor = async (balance: bigint, blocked: 'operator' | 'exclusion' | null) => {
      const member = await site.member({ balance });
      await sql`update account set wagering_blocked = ${blocked}
        where id = ${member.accountId}`.execute(site.db);
      const code = await site.order(member).then(
        () => null,
        (error: unknown) => (error as { code?: unknown }).code,
      );
      return [code, (await site.ordersOf(member)).length];
    };
    expect(await codeFor(7_99n, null)).toEqual(['wallet.no.funds', 0]);
    expect(await codeFor(8_00n, 'operator')).toEqual(['play.locked', 0]);
    expect(await codeFor(8_00n, 'exclusion')).toEqual(['member.excluded', 0]);
    expect(await codeFor(8_00n, null)).toEqual([null, 1]);
  });

  test('an account that cannot pay is asked nothing, though other odds hold', async () => {
    const codeWith = async (balance: bigint) => {
      const member = await site.member({ balance });
      return codeOf(site.bets(member, [{}], { oddsVersion: 'another' }));
    };
    expect(await codeWith(9_99n)).toBe('wallet.no.funds');
    expect(await codeWith(10_00n)).toBe('lottery.odds.changed');
  });

  test('an account that cannot pay in a draw that is full has too little', async () => {
    const member = await site.member({ balance: 7_99n });
    const id = await site.draw({ gameId: 1001, numero: '20261124-0901', closesIn: 3600 });
    const { own } = site.deps.site.lotteryOdds.exposure;
    const full = { draw_id: id, play_id: 0, number: '', amount: own };
    await site.db.insertInto('lottery_exposure').values(full).execute();
    const order = (who: typeof member) =>
      codeOf(site.order(who, { currentNumero: '20261124-0901' }));
    expect(await order(member)).toBe('wallet.no.funds');
    expect(await order(await site.member({ balance: 8_00n }))).toBe('lottery.draw.full');
    await site.db.deleteFrom('lottery_exposure').where('draw_id', '=', id).execute();
  });

  test('more numbers than are counted, before the order waits for others', async () => {
    const numero = '20261124';
    await site.draw({ gameId: 2001, numero, closesIn: 3600 });
    const numbers = Array.from({ length: 24 }, (_, at) => `${at}`.padStart(2, '0'));
    const heavy = heavyBets(numero);
    const more = { ...heavy, bettingContent: numbers.join('-') };
    const mode = { prizeMode: 'Lott' } as const;
    const tooMany = ['lottery.slip.invalid', { line: 1, reason: 'tooMany' }];
    expect(await ofBets([more], mode)).toEqual(tooMany);
    // Orders that wait are refused for the money first.
    const poor = await site.member({ balance: 0n });
    const codes = [[more], [heavy]].map((contents) => codeOf(site.bets(poor, contents, mode)));
    expect(await Promise.all(codes)).toEqual(['lottery.slip.invalid', 'wallet.no.funds']);
    const second = [heavy, { ...heavy, bettingContent: numbers.slice(4).join('-') }];
    const [, hints] = await ofBets(second, mode);
    expect(hints).toEqual({ line: 2, reason: 'tooMany' });
  });

  test('an order over several draws is paid for all of them or for none', async () => {
    const member = await site.member({ balance: 15_99n });
    const chaseSlip = { numero: firstNumero, multiples: [1, 1] };
    const asked = { chase: true, chaseSlip, betCartAmountSum: '16' };
    await expect(site.order(member, asked)).rejects.toMatchObject({ code: 'wallet.no.funds' });
    expect(await site.betsOf(member)).toEqual(new Map());
    expect(await site.balanceOf(member)).toBe(15_99n);
  });

  test('more than ten orders of a member within a second', async () => {
    const member = await site.member({ balance: 1000_00n });
    const others = await site.member({ balance: 1000_00n });
    const fast = Array.from({ length: 11 }, (_, nth) =>
      site.order(member, { requestKey: `a-key-of-the-order-${nth}` }).then(
        () => null,
        (error: unknown) => (error as { code?: unknown }).code,
      ),
    );
    const codes = await Promise.all(fast);
    expect(codes.filter((code) => code === null)).toHaveLength(10);
    expect(codes.at(-1)).toBe('request.limited');
    expect(await site.order(others)).toMatchObject({ balance: '992.00' });
    site.pass(1000);
    expect(await site.order(member, { requestKey: 'a-key-after-a-second' })).toMatchObject({
      balance: '912.00',
    });
  });

  test('a void draw takes nothing, and a chase goes past it', async () => {
    const draws = [1, 2, 3].map((nth) => `20261124-080${nth}`);
    const ids: string[] = [];
    for (const [index, numero] of draws.entries()) {
      ids.push(await site.draw({ gameId: 1001, numero, closesIn: 7000 + 60 * index }));
    }
    await site.db.transaction().execute(async (transaction) => {
      const draw = await lockDraw(transaction, ids[1] ?? '');
      await sql`update lottery_draw set state = 'void', void_reason = 'a fault',
        voided_by = 'site', voided_at = ${site.clock()} where id = ${draw?.id}`.execute(
        transaction,
      );
    });
    const [code] = await ofOrder({ currentNumero: draws[1] ?? '' });
    expect(code).toBe('lottery.numero.closed');
    const member = await site.member({ balance: 16_00n });
    const chaseSlip = { numero: draws[0] ?? '', multiples: [1, 1] };
    const placed = await site.order(member, { chase: true, chaseSlip, betCartAmountSum: '16' });
    const subOrders = await site.subOrdersOf(placed.orderMasterId);
    expect(subOrders.map((one) => one.draw_id)).toEqual([ids[0], ids[2]]);
  });
});
