import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { codeOf, visitor, type Member } from '#testing/test-base.ts';
import { openLottery, type OpenLottery } from '../lottery.fixture.ts';
import { createPlacedOrders, type PlacedOrders } from '../orders.fixture.ts';
import { showHandlers } from '../show/show-handlers.ts';

/** A line of a lottery, by its number. */
const lines: Readonly<Record<number, { playId: number; balls: string }>> = {
  1001: { playId: 21, balls: '7_05_58' },
  1002: { playId: 908, balls: '01' },
  1004: { playId: 1457, balls: '01' },
  1091: { playId: 21, balls: '7_0_5' },
  1092: { playId: 21, balls: '7_0_5' },
  1093: { playId: 21, balls: '7_0_5' },
  1094: { playId: 21, balls: '7_0_5' },
  3002: { playId: 5801, balls: '451' },
};
const copies = [1091, 1092, 1093, 1094];

/** Two minutes before midnight of the site. */
const late = new Date('2026-11-24T23:58:00+08:00');

describe.each(everyEngine())('§7 what follows from bets, on $name', (database) => {
  let site: OpenLottery;
  let orders: PlacedOrders;
  let drawn = 0;
  beforeAll(async () => {
    site = await openLottery(database, {
      only: ['PVSSC1', 'PV11X5', 'PVPK3', 'LAOS'],
      change: (rows) => [
        ...rows,
        ...rows
          .filter(({ code }) => code === 'PVSSC1')
          .flatMap((row) => copies.map((gameId) => ({ ...row, gameId, code: `COPY${gameId}` }))),
      ],
    });
    orders = createPlacedOrders(site);
  });
  afterAll(() => site.close());
  beforeEach(() => void (site.time.now = late));

  const newMember = () => site.member({ balance: 10_000_00n });
  const handlers = () => site.lottery.handlers;

  /** Places an order on some draws of its own, and lets a minute pass. */
  async function bets(member: Member, gameId: number, more: { electronic?: true; draws?: 3 } = {}) {
    const draws: string[] = [];
    for (let count = 0; count < (more.draws ?? 1); count++) {
      drawn += 1;
      const numero = `20261126-${`${drawn}`.padStart(4, '0')}`;
      draws.push(await orders.draw({ gameId, numero }));
    }
    const placed = await orders.order({
      member,
      gameId,
      lines: [lines[gameId] ?? { playId: 0, balls: '' }],
      draws,
      ...(more.electronic && { money: 'electronic' }),
    });
    site.pass(minuteMs);
    return placed;
  }

  /** Has sub-orders ended as a settlement leaves them. */
  async function ended(number: string | undefined, state: 'lost' | 'won' | 'void', win = 0n) {
    const isSettled = state !== 'void';
    await site.db
      .updateTable('lottery_sub_order')
      .set({
        state,
        version: isSettled ? 1 : 0,
        paid_version: win > 0n ? 1 : null,
        win,
        rebate: isSettled ? 2n : 0n,
        ended_at: site.clock(),
      })
      .where('number', '=', number ?? '')
      .execute();
  }

  const recent = async (
    { context }: Member,
    call: 'listRecentMenus' | 'listRecentOutsideMenus',
    prizeMode?: 'Lott' | 'Elott' | 'SEA',
  ) => {
    const groups = await handlers()[call]({ prizeMode, device: 'WEB' }, context);
    return groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId));
  };

  test('the lotteries that were bet on last come first, six of a prize mode at most', async () => {
    const [member, other] = [await newMember(), await newMember()];
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual([]);
    await bets(member, 1001);
    await bets(member, 1002);
    await bets(member, 1004);
    await bets(other, 1093);
    await bets(member, 1002);
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual([1002, 1004, 1001]);
    expect(await recent(member, 'listRecentMenus')).toEqual([]);
    for (const gameId of copies) await bets(member, gameId);
    const six = [1094, 1093, 1092, 1091, 1002, 1004];
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual(six);
  });

  test('each kind and prize mode has its own, in the shape of the menu', async () => {
    const member = await newMember();
    await bets(member, 1001, { electronic: true });
    await bets(member, 3002);
    expect(await recent(member, 'listRecentMenus', 'Elott')).toEqual([1001]);
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual([]);
    expect(await recent(member, 'listRecentMenus', 'SEA')).toEqual([]);
    const asked = { prizeMode: 'SEA', device: 'WEB' } as const;
    const groups = await handlers().listRecentOutsideMenus(asked, member.context);
    expect(groups).toEqual(await handlers().listOutsideMenus(asked, visitor));
    expect(groups[0]?.gameMenus[0]).toMatchObject({ gameId: 3002, vassalage: 'TCG_SEA' });
  });

  const profit = ({ context }: Member, days: { startDate?: string; endDate?: string } = {}) =>
    handlers().getProfitAndLossByDay(days, context);

  test('profit and loss counts what was settled, by the day of the site of the bets', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const nothing = {
      lottGameBetting: '0.00',
      lottGameWinning: '0.00',
      lottGameRebate: '0.00',
      lottGamePnl: '0.00',
    };
    expect(await profit(member)).toEqual({ list: [], ...nothing });
    const first = await bets(member, 1001, { draws: 3 });
    await bets(member, 1002);
    const next = await bets(member, 1001);
    const strange = await bets(other, 1001);
    await ended(first.subOrders[0], 'won', 19_50n);
    await ended(first.subOrders[1], 'lost');
    await ended(first.subOrders[2], 'void');
    await ended(next.subOrders[0], 'lost');
    await ended(strange.subOrders[0], 'won', 99_00n);
    const ofFirst = {
      lottGameBetting: '16.00',
      lottGameWinning: '19.50',
      lottGameRebate: '0.04',
      lottGamePnl: '3.54',
    };
    const ofNext = {
      lottGameBetting: '8.00',
      lottGameWinning: '0.00',
      lottGameRebate: '0.02',
      lottGamePnl: '-7.98',
    };
    expect(await profit(member)).toEqual({
      list: [
        { day: '2026-11-25', ...ofNext },
        { day: '2026-11-24', ...ofFirst },
      ],
      lottGameBetting: '24.00',
      lottGameWinning: '19.50',
      lottGameRebate: '0.06',
      lottGamePnl: '-4.44',
    });
    const ofOne = (day: string) => profit(member, { startDate: day, endDate: day });
    expect(await ofOne('2026-11-24')).toMatchObject(ofFirst);
    expect(await ofOne('2026-11-25')).toMatchObject(ofNext);
    expect(await ofOne('2026-11-23')).toEqual({ list: [], ...nothing });
  });

  test('profit and loss has seven days, 31 at most, and none that no report has', async () => {
    const member = await newMember();
    const { subOrders } = await bets(member, 1001);
    await ended(subOrders[0], 'lost');
    site.time.now = new Date('2026-11-30T12:00:00+08:00');
    expect((await profit(member)).list).toHaveLength(1);
    site.pass(dayMs);
    expect((await profit(member)).list).toEqual([]);
    expect((await profit(member, { startDate: '2026-11-24' })).list).toHaveLength(1);
    expect((await profit(member, { endDate: '2026-11-30' })).list).toHaveLength(1);
    expect((await profit(member, { endDate: '2026-11-23' })).list).toEqual([]);
    const days31 = { startDate: '2026-10-25', endDate: '2026-11-24' };
    expect((await profit(member, days31)).list).toHaveLength(1);
    for (const days of [
      { startDate: '2026-11-25', endDate: '2026-11-24' },
      { startDate: '2025-11-24', endDate: '2025-11-25' },
      { startDate: '2026-10-24', endDate: '2026-11-24' },
    ]) {
      expect(await codeOf(profit(member, days))).toBe('report.range');
    }
  });

  /** Copies an order so many times, each a moment after the one before it. */
  const copied = (id: string, times: number) =>
    sql`
    insert into lottery_order select (copy).* from (
      select jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'number', one.number || '.' || nth,
        'placed_at', one.placed_at + nth * interval '1 millisecond'
      )) as copy
      from lottery_order one, generate_series(1, ${times}::int) nth where one.id = ${id}
    ) copies`.execute(site.db);

  test('the last thousand orders of a member say what was bet on, of any mode', async () => {
    const member = await newMember();
    await bets(member, 1001);
    const { id } = await bets(member, 1002, { electronic: true });
    await copied(id, 998);
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual([1001]);
    await bets(member, 1002, { electronic: true });
    expect(await recent(member, 'listRecentMenus', 'Lott')).toEqual([]);
  });

  const popularBy = async (asked: Pick<OpenLottery['lottery']['handlers'], 'listPopular'>) =>
    (await asked.listPopular({ count: 3 }, visitor)).map(({ gameId }) => gameId);

  test('where popular cannot be counted, the order before stays for its time', async () => {
    site.time.now = new Date('2026-11-30T12:00:00+08:00');
    const renamed = (from: string, to: string) =>
      sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(site.db);
    const first = showHandlers(site.deps);
    const later = showHandlers(site.deps);
    const [one, other] = [await newMember(), await newMember()];
    await bets(one, 1004);
    expect(await popularBy(first)).toEqual([1004, 1001, 1002]);
    for (const member of [one, other]) await bets(member, 3002);
    await renamed('lottery_order', 'lottery_order_away');
    expect(await popularBy(first)).toEqual([1004, 1001, 1002]);
    expect(await popularBy(later)).toEqual([1001, 1002, 1004]);
    await renamed('lottery_order_away', 'lottery_order');
    site.pass(minuteMs - 1);
    expect(await popularBy(first)).toEqual([1004, 1001, 1002]);
    expect(await popularBy(later)).toEqual([1001, 1002, 1004]);
    site.pass(1);
    expect(await popularBy(first)).toEqual([3002, 1004, 1001]);
    expect(await popularBy(later)).toEqual([3002, 1004, 1001]);
  });

  test('popular counts the last five thousand orders, and none with play money', async () => {
    site.time.now = new Date('2026-12-03T12:00:00+08:00');
    const member = await newMember();
    await bets(member, 3002);
    const { id } = await bets(member, 1004);
    await copied(id, 4998);
    expect(await popularBy(showHandlers(site.deps))).toEqual([1004, 3002, 1001]);
    await bets(member, 1004);
    expect(await popularBy(showHandlers(site.deps))).toEqual([1004, 1001, 1002]);
    await sql`update lottery_order set is_trial = true where game_id = 1004`.execute(site.db);
    expect(await popularBy(showHandlers(site.deps))).toEqual([3002, 1001, 1002]);
  });

  test('popular is what most members bet on in the last day, counted once a minute', async () => {
    site.time.now = new Date('2026-12-10T12:00:00+08:00');
    const popular = async (count = 3) =>
      (await handlers().listPopular({ count }, visitor)).map(({ gameId }) => gameId);
    expect(await popular()).toEqual([1001, 1002, 1004]);
    const [one, other] = [await newMember(), await newMember()];
    for (const member of [one, one, one]) await bets(member, 1004);
    for (const member of [one, other]) await bets(member, 3002);
    expect(await popular(4)).toEqual([3002, 1004, 1001, 1002]);
    await bets(one, 1092);
    await bets(other, 1092);
    site.pass(-minuteMs - 1);
    expect(await popular()).toEqual([3002, 1004, 1001]);
    site.pass(2 * minuteMs);
    expect(await popular()).toEqual([3002, 1092, 1004]);
    site.pass(2 * dayMs);
    expect(await popular()).toEqual([1001, 1002, 1004]);
  });
});
