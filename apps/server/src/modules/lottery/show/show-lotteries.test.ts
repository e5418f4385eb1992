import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { RatesByCategory } from '#modules/hierarchy/rates.ts';
import { codeOf } from '#testing/test-base.ts';
import { families } from '@pavilion/domain/lottery/families';
import { openShow, type Show } from './draws.fixture.ts';

const rated = new Map<bigint, number>();
const asked: { ids: readonly bigint[]; day: string }[] = [];

let show: Show;
beforeAll(async () => {
  show = await openShow(anyDatabase(), {
    deps: {
      ratesOn: async (_, ids, day) => {
        asked.push({ ids, day });
        return new Map([...rated].map(([id, LOTT]) => [id, { LOTT } as RatesByCategory]));
      },
    },
  });
});
afterAll(() => show.close());

const inFilipino = { language: 'TY' as const };

describe('§7 what lotteries there are', () => {
  test('all of them by family, in the order of the site folder and in the language', async () => {
    const groups = await show.ask('listLotteries', {}, inFilipino);
    expect(groups.map(({ gameGroupId, code }) => `${gameGroupId} ${code}`)).toEqual([
      '1 SSC',
      '2 11X5',
      '3 K3',
      '4 PK10',
      '5 PC28',
      '6 LHC',
      '7 VN_NORTH',
      '8 VN_SOUTH',
      '9 THAI',
      '10 LAOS',
      '11 HANOI',
      '12 MY4D',
      '13 PH3',
      '14 PH2',
    ]);
    expect(groups[7]?.games.map(({ code }) => code)).toEqual(['XSMT', 'XSMN']);
    expect(groups[3]?.games).toEqual([
      {
        gameId: 1004,
        code: 'PVPK3',
        remark: 'Sampung Kotse',
        playTypes: ['trad', 'ent'],
        paused: false,
      },
    ]);
    const typesOf = (at: number) => groups[at]?.games[0]?.playTypes;
    expect([4, 5, 6, 8].map(typesOf)).toEqual([['ent'], ['ent'], ['trad', 'ent'], ['ent']]);
  });

  test('a pause is said, and ends', async () => {
    const isPaused = async () => (await show.ask('listLotteries'))[0]?.games[0]?.paused;
    const pause = { id: crypto.randomUUID(), game_id: 1001, paused_at: show.time.now };
    await show.db
      .insertInto('lottery_pause')
      .values({ ...pause, paused_by: 'site', reason: 'a wrong clock' })
      .execute();
    show.tell(null);
    expect(await isPaused()).toBe(true);
    await show.db
      .updateTable('lottery_pause')
      .set({ resumed_at: show.time.now, resumed_by: 'ana' })
      .execute();
    show.tell(null);
    expect(await isPaused()).toBe(false);
  });

  test.each([
    { prizeMode: 'Lott', codes: 'PVSSC1 PV11X5 PVK31 PVPK3', vassalage: 'LOTT' },
    { prizeMode: '1', codes: 'PVSSC1 PV11X5 PVK31 PVPK3', vassalage: 'LOTT' },
    { prizeMode: 'Elott', codes: 'PVSSC1 PV11X5 PVK31 PVPK3 PVPC28 PVLHC5', vassalage: 'ELOTT' },
    { prizeMode: undefined, codes: 'PVSSC1 PV11X5 PVK31 PVPK3 PVPC28 PVLHC5', vassalage: 'ELOTT' },
  ])('the menu of own lotteries in $prizeMode', async ({ prizeMode, codes, vassalage }) => {
    const menus = await show.ask('listMenus', prizeMode ? { prizeMode } : {});
    const games = menus.flatMap(({ gameMenus }) => gameMenus);
    expect(games.map(({ gameCode }) => gameCode).join(' ')).toBe(codes);
    expect(new Set(games.map((game) => game.vassalage))).toEqual(new Set([vassalage]));
    expect(menus[0]).toMatchObject({
      groupCode: 'SSC',
      gameMenus: [{ gameId: 1001, gameName: 'Minute Five', icon: 'SSC' }],
    });
  });

  test.each([
    { prizeMode: 'Lott', codes: 'XSMB XSMT XSMN', vassalage: 'TCG_LOTTO_VN' },
    { prizeMode: '3', codes: 'XSMB XSMT XSMN', vassalage: 'TCG_LOTTO_VN' },
    { prizeMode: 'SEA', codes: 'THGL LAOS HANOI MY4D PH3D PH2D', vassalage: 'TCG_SEA' },
  ])('the menu of outside lotteries in $prizeMode', async ({ prizeMode, codes, vassalage }) => {
    const menus = await show.ask('listOutsideMenus', { prizeMode });
    const games = menus.flatMap(({ gameMenus }) => gameMenus);
    expect(games.map(({ gameCode }) => gameCode).join(' ')).toBe(codes);
    expect(new Set(games.map((game) => game.vassalage))).toEqual(new Set([vassalage]));
  });

  test('SEA has no own lottery, and ZY is no prize mode', async () => {
    expect(await show.ask('listMenus', { prizeMode: 'SEA' })).toEqual([]);
    await expect(show.ask('listMenus', { prizeMode: '2' })).rejects.toThrow('Invalid type');
  });
});

describe('§7 the plays of a lottery', () => {
  const menuOf = (gameId: number, context = {}) => show.ask('getPlayMenu', { gameId }, context);

  test('each play of a family stands once in each mode that shows it, with its odds', async () => {
    for (const { gameId, familyCode } of show.deps.lotteries.all) {
      for (const { prizeModeId, playMenuGroups } of await menuOf(gameId)) {
        const type = prizeModeId === 1 ? 'trad' : 'ent';
        const shown = playMenuGroups.flatMap(({ playSubGroups }) =>
          playSubGroups.flatMap(({ playMenus }) => playMenus.map(({ playId }) => playId)),
        );
        const plays = families[familyCode].plays.filter((one) => one.playTypes.includes(type));
        const numbers = plays.map(({ playId }) => playId);
        expect(shown).toHaveLength(numbers.length);
        expect(new Set(shown)).toEqual(new Set(numbers));
      }
    }
  });

  const playOf = async (gameId: number, prizeModeId: number, code: string) => {
    const mode = (await menuOf(gameId)).find((one) => one.prizeModeId === prizeModeId);
    const parts = mode?.playMenuGroups.flatMap(({ playSubGroups }) => playSubGroups) ?? [];
    return parts.flatMap(({ playMenus }) => playMenus).find(({ playCode }) => playCode === code);
  };

  test('odds are exact fractions, and decimals that are rounded down', async () => {
    expect((await menuOf(1001)).map(({ prizeModeName }) => prizeModeName)).toEqual([
      'Lott',
      'Elott',
    ]);
    expect(await playOf(1001, 1, 'First3Com6')).toEqual({
      playId: 43,
      playCode: 'First3Com6',
      playName: 'First 3 Combo 6 (ABC)',
      singleBetPrice: '2.00',
      playSwitch: true,
      playMenuInfos: [{ tier: 1, bonus: '166.6666', odds: '500/3' }],
    });
    expect(await playOf(1001, 3, 'DragonTiger12')).toMatchObject({
      singleBetPrice: '1.00',
      playMenuInfos: [
        { tier: 1, bonus: '2.2222', odds: '20/9' },
        { tier: 2, bonus: '10.0000', odds: '10' },
      ],
    });
    // A bet of Vietnam costs a unit for each number that can hit it, in both modes.
    expect(await playOf(2001, 1, 'Lo2')).toMatchObject({ singleBetPrice: '27.00' });
    expect(await playOf(2003, 3, 'Lo2')).toMatchObject({ singleBetPrice: '18.00' });
    expect((await menuOf(3001)).map(({ prizeModeId }) => prizeModeId)).toEqual([4]);
    expect((await menuOf(1006)).map(({ prizeModeId }) => prizeModeId)).toEqual([3]);
  });

  test('names are in the language that is asked for, and menus are kept', async () => {
    const names = show.deps.site.lotteryNames.K3;
    const [lott] = await menuOf(1003, inFilipino);
    expect(lott?.playMenuGroups[0]?.playName).toBe(names?.groups['Sum']?.TY);
    expect(await menuOf(1003)).toBe(await menuOf(1003));
    expect(await codeOf(menuOf(9999))).toBe('lottery.game.not.found');
  });
});

describe('§7 what a lottery takes', () => {
  test('the limits of the site, and units where there is a slider', async () => {
    const { oddsVersion, ...setting } = await show.ask('getSetting', { gameId: 1001 });
    expect(oddsVersion).toMatch(/^[0-9a-f]{12}-0$/u);
    expect(setting).toEqual({
      betMultipleMax: 9999,
      betAmountMax: '200000.00',
      winAmountMax: '2000000.00',
      lineMin: '1.00',
      lineBetsMax: 100_000,
      typedMax: 20_000,
      maxChaseCount: 120,
      chasePlans: true,
      bettingModes: [
        { bettingModeId: 1, code: 'MAIN', unit: '1' },
        { bettingModeId: 2, code: 'TENTH', unit: '0.1' },
        { bettingModeId: 3, code: 'HUNDREDTH', unit: '0.01' },
      ],
      reduced: [],
      closed: [],
    });
    const of = async (gameId: number) => {
      const { maxChaseCount, bettingModes } = await show.ask('getSetting', { gameId });
      return [maxChaseCount, ...bettingModes.map(({ unit }) => unit)];
    };
    expect(await of(1002)).toEqual([72, '1', '0.1', '0.01']);
    expect(await of(1005)).toEqual([100, '1']);
    expect(await of(2001)).toEqual([10, '1']);
    expect(await codeOf(show.ask('getSetting', { gameId: 9999 }))).toBe('lottery.game.not.found');
  });

  test('limits are those of the site folder, and units need a coin', async () => {
    const { site } = show.deps;
    const limits = { order: 5000n, win: 70_000n };
    const other = await openShow(anyDatabase(), {
      deps: {
        currency: { code: 'JPY', digits: 0 },
        site: { ...site, lotteries: { ...site.lotteries, limits } },
      },
    });
    expect(await other.ask('getSetting', { gameId: 1001 })).toMatchObject({
      betAmountMax: '5000',
      winAmountMax: '70000',
      lineMin: '1',
      bettingModes: [{ bettingModeId: 1 }],
    });
    await other.close();
  });

  test('the series of a member by the LOTT rate of the day at the site', async () => {
    const [ana, other] = [await show.member(), await show.member()];
    rated.set(ana.memberId, 80).set(other.memberId, 100);
    show.setTime('2026-11-24T16:30:00Z');
    const series = await show.ask('listSeries', {}, ana.context);
    expect(series.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['SSC', '11X5', 'K3', 'PK10']);
    expect(series[0]).toEqual({
      gameGroupCode: 'SSC',
      prizeModeId: 1,
      minSeries: 1700,
      maxSeries: 1960,
      maxBetSeries: 1956,
      defaultSeries: 1956,
    });
    expect(asked).toEqual([{ ids: [ana.memberId], day: '2026-11-25' }]);
    const ofOther = await show.ask('listSeries', {}, other.context);
    expect(ofOther[1]).toMatchObject({ maxBetSeries: 1960 });
  });
});

describe('§7 what lotteries take bets on now', () => {
  test('the open draw, and the last one that has a result and counts', async () => {
    await show.add(
      { code: 'PVSSC1', numero: '20261124-0717', results: [{ winNo: '27705' }] },
      { code: 'PVSSC1', numero: '20261124-0718', results: [{ winNo: '11111' }], state: 'void' },
      { code: 'PVSSC1', numero: '20261124-0719', state: 'closed' },
      { code: 'PVSSC1', numero: '20261124-0720' },
      { code: 'PV11X5', numero: '20261124-144', state: 'void' },
      { code: 'XSMN', numero: '20261123-HCM', results: [{ winNo: '073459' }] },
      { code: 'XSMN', numero: '20261123-DT', results: [{ winNo: '111111' }] },
      { code: 'XSMN', numero: '20261124-BTR' },
      { code: 'XSMN', numero: '20261124-VT' },
    );
    show.setTime('2026-11-24T11:59:30+08:00');
    const own = await show.ask('listOpened');
    expect(own.map(({ gameId }) => gameId)).toEqual([1001, 1002, 1003, 1004, 1005, 1006]);
    expect(own.slice(0, 2)).toEqual([
      {
        gameId: 1001,
        gameCode: 'PVSSC1',
        numero: '20261124-0720',
        remainTime: 25_000,
        lastNumero: '20261124-0717',
        lastWinNo: '27705',
        awaitedIn: -30_000,
      },
      {
        gameId: 1002,
        gameCode: 'PV11X5',
        numero: null,
        remainTime: 0,
        lastNumero: null,
        lastWinNo: null,
        awaitedIn: null,
      },
    ]);
    const outside = await show.ask('listOutsideOpened');
    expect(outside.map(({ gameId }) => gameId)).toEqual([
      2001, 2002, 2003, 3001, 3002, 3003, 3004, 4001, 4002,
    ]);
    expect(outside[2]).toMatchObject({
      numero: '20261124-BTR',
      lastNumero: '20261123-HCM',
      lastWinNo: '073459',
    });
    const popular = await show.ask('listPopular', { count: '2' });
    expect(popular).toEqual(own.slice(0, 2));
    expect(await show.ask('listPopular')).toHaveLength(6);
  });

  test('the last result is found behind any number of draws that wait for theirs', async () => {
    const numeroOf = (minute: number) => `20261124-${`${minute}`.padStart(4, '0')}`;
    const waiting = Array.from({ length: 60 }, (_, index) => ({
      code: 'PVK31',
      numero: numeroOf(601 + index),
      state: 'closed' as const,
    }));
    const last = { code: 'PVK31', numero: numeroOf(600), results: [{ winNo: '2,5,5' }] };
    await show.add(last, ...waiting);
    show.setTime('2026-11-24T11:02:00+08:00');
    expect((await show.ask('listOpened'))[2]).toMatchObject({ lastNumero: '20261124-0600' });
  });
});
