import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { asOperator, codeOf } from '#testing/test-base.ts';
import { fraction } from '@pavilion/domain/lottery/fraction';
import { createPlayMenus } from '../show/show-plays.ts';
import { createSettings } from '../show/show-setting.ts';
import { exposureHandlers } from './exposure-handlers.ts';
import { linesOf, openCounting, refusal, type Counting } from './exposure.fixture.ts';
import { oddsBaseOf } from './odds-version.ts';

let site: Counting;

const [north, malaysia] = [2001, 3004];
const firstPage = { pageNo: 1, pageSize: 25 };

describe.each(everyEngine())('§2 what is shown before the order, on $name', (database) => {
  beforeAll(async () => {
    site = await openCounting(database);
  });
  afterAll(() => site.close());

  /** Writes what draws would pay for numbers, in minor units. */
  const count = (
    rows: readonly [draw: { id: string }, playId: number, number: string, minor: bigint][],
  ) =>
    site.db
      .insertInto('lottery_exposure')
      .values(
        rows.map(([{ id }, playId, number, amount]) => ({
          draw_id: id,
          play_id: playId,
          number,
          amount,
        })),
      )
      .execute();

  test('numbers of draws that take bets are reduced, and closed, by the least bet', async () => {
    const settingOf = createSettings(site.deps);
    const open = await site.draw(north);
    const opened = await site.draw(north, { state: 'scheduled', closesIn: 0.5 });
    const closed = await site.draw(north, { closesIn: -1 });
    const later = await site.draw(north, { state: 'scheduled' });
    await count([
      // The least bet is 1.00, and pays 99.00 or 89.10.
      [open, 5710, '01', 401_00n],
      [open, 5710, '02', 401_01n],
      [open, 5710, '03', 910_90n],
      [open, 5710, '04', 910_91n],
      // A unit of Lo2 is 0.04 at least, since a bet has 27 of them.
      [open, 5700, '05', 496_04n],
      [open, 5700, '06', 496_05n],
      [open, 5740, '06-24', 999_99n],
      [opened, 5710, '07', 500_00n],
      [closed, 5710, '08', 500_00n],
      [later, 5710, '09', 500_00n],
    ]);
    site.pass(100);
    const { reduced, closed: full, oddsVersion } = await settingOf(north);
    const name = ({ numero }: { numero: string }, playId: number, number: string) => ({
      numero,
      playId,
      number,
    });
    const less = [
      { ...name(open, 5700, '06'), odds: ['891/10'] },
      { ...name(open, 5710, '02'), odds: ['891/10'] },
      { ...name(open, 5710, '03'), odds: ['891/10'] },
      { ...name(opened, 5710, '07'), odds: ['891/10'] },
    ];
    expect(reduced).toHaveLength(less.length);
    expect(reduced).toEqual(expect.arrayContaining(less));
    expect(full).toEqual([name(open, 5710, '04'), name(open, 5740, '06-24')]);
    // An order that names this version has seen it.
    const order = (number: string) =>
      site.draft({ gameId: north, lines: [['De', number, 2_00n]], draws: [open], oddsVersion });
    const found = await site.takeAll(order('02'), order('01'), order('04'));
    expect(found.map((one) => refusal(one)[0])).toEqual([
      'taken',
      'lottery.odds.changed',
      'lottery.draw.full',
    ]);
    expect(linesOf(found[0])).toEqual(['02 891/10 200']);
    // What was read is answered for a second.
    expect((await settingOf(north)).oddsVersion).toBe(oddsVersion);
    await count([[open, 5710, '10', 500_00n]]);
    expect((await settingOf(north)).oddsVersion).toBe(oddsVersion);
    site.pass(1000);
    expect((await settingOf(north)).oddsVersion).not.toBe(oddsVersion);
    expect((await settingOf(2002)).oddsVersion).toBe(`${site.baseOf(2002)}-0`);
  });

  test('operators see the highest first, of draws without a result', async () => {
    await site.db.deleteFrom('lottery_exposure').execute();
    const [draw, closed] = [await site.draw(malaysia), await site.draw(north, { state: 'closed' })];
    const [drawn, own] = [await site.draw(malaysia), await site.draw(1001)];
    const other = await site.draw(1001);
    await count([
      [draw, 5852, '1248', 420_00n],
      // The least bet pays 104.16, or 93.75; of Big 2500.00.
      [draw, 5852, '1348', 395_84n],
      [draw, 5850, '1248', 450_00n],
      [draw, 5850, '4821', 0n],
      [closed, 5710, '68', 999_99n],
      [drawn, 5850, '1111', 900_00n],
      [own, 0, '', 1000_00n],
      [other, 0, '', 999_98n],
      [other, 9999, '1', 3n],
    ]);
    await site.db
      .updateTable('lottery_draw')
      .set({ state: 'void', void_reason: 'none', voided_by: 'ana', voided_at: site.clock() })
      .where('id', '=', drawn.id)
      .execute();
    const { listExposure } = exposureHandlers(site.deps);
    const page = await listExposure(firstPage, asOperator);
    expect(
      page.list.map((row) => `${row.gameCode} ${row.number} ${row.amount} ${row.level}`),
    ).toEqual([
      'PVSSC1 null 1000.00 closed',
      'XSMB 68 999.99 closed',
      'PVSSC1 null 999.98 full',
      'MY4D 1248 450.00 closed',
      'MY4D 1248 420.00 reduced',
      'MY4D 1348 395.84 full',
      'PVSSC1 1 0.03 full',
    ]);
    expect(page.list[0]).toEqual({
      drawId: own.id,
      gameCode: 'PVSSC1',
      numero: own.numero,
      playId: null,
      playName: null,
      number: null,
      amount: '1000.00',
      limit: '1000.00',
      level: 'closed',
    });
    expect(page.list[3]).toMatchObject({ playId: 5850, playName: 'Big', limit: '1000.00' });
    const second = await listExposure({ ...firstPage, pageNo: 2, pageSize: 4 }, asOperator);
    expect(second.list.map(({ amount }) => amount)).toEqual(['420.00', '395.84', '0.03']);
    expect(second).toMatchObject({ pageNum: 2, totalPages: 2, total: 7 });
    const ofGame = await listExposure({ ...firstPage, gameId: north }, asOperator);
    expect(ofGame.list.map(({ number }) => number)).toEqual(['68']);
    const unknown = listExposure({ ...firstPage, gameId: 9999 }, asOperator);
    expect(await codeOf(unknown)).toBe('lottery.game.not.found');
  });

  test('a site can have odds of its own', async () => {
    const { lotteryOdds } = site.deps.site;
    const odds = { VN_NORTH: { De: [fraction(197, 2)] } };
    const deps = {
      ...site.deps,
      site: { ...site.deps.site, lotteryOdds: { ...lotteryOdds, odds } },
    };
    const oddsIn = (menus: ReturnType<ReturnType<typeof createPlayMenus>>) =>
      menus
        .flatMap(({ playMenuGroups }) => playMenuGroups)
        .flatMap(({ playSubGroups }) => playSubGroups)
        .flatMap(({ playMenus }) => playMenus)
        .filter(({ playCode }) => playCode === 'De' || playCode === 'De1')
        .map(({ playCode, playMenuInfos: [info] }) => `${playCode} ${info?.odds} ${info?.bonus}`);
    expect(oddsIn(createPlayMenus(deps)(north, 'EN')).slice(0, 2)).toEqual([
      'De 197/2 98.5000',
      'De1 99 99.0000',
    ]);
    expect(oddsIn(createPlayMenus(deps)(2003, 'EN'))[0]).toBe('De 99 99.0000');
    const base = (gameId: number) => oddsBaseOf(deps.site, deps.lotteries.require(gameId));
    expect(base(north)).not.toBe(site.baseOf(north));
    expect(base(2003)).toBe(site.baseOf(2003));
    const draw = await site.draw(north);
    const order = (oddsVersion: string) =>
      site.draft({ gameId: north, lines: [['De', '68', 1_00n]], draws: [draw], oddsVersion });
    const found = await site.counting(
      [order(`${site.baseOf(north)}-0`), order(`${base(north)}-0`)],
      (book, orders) => orders.map((one) => book.take(one)),
      deps,
    );
    expect(found.map((one) => refusal(one)[0])).toEqual(['lottery.odds.changed', 'taken']);
    expect(linesOf(found[1])).toEqual(['68 197/2 100']);
    expect(await site.countersOf(draw)).toEqual([`${draw.numero} 5710 68 9850`]);
  });
});
