import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import { launchCalls } from '@pavilion/contract/player/launches';
import { gamesDeps, lotteryOf, lotteryVendorOf, smallSite } from '../games.fixture.ts';
import { createGames, type Games } from '../games.ts';

const lotteries = [
  lotteryOf(1001, 'PVSSC1', 'SSC'),
  lotteryOf(1005, 'PVPC28', 'PC28'),
  lotteryOf(2001, 'XSMB', 'VN_NORTH'),
  lotteryOf(3001, 'THGL', 'THAI'),
];
const codes = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
const lotteryVendors = codes.map((code) => lotteryVendorOf(code, code === 'LOTT' ? 'trad' : 'ent'));

const site = {
  ...smallSite,
  lotteryVendors,
  gameCategories: [
    ...smallSite.gameCategories,
    { gameType: 'LOTT' as const, vendors: ['LOTT'] },
    { gameType: 'ELOTT' as const, vendors: ['ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] },
  ],
};

describe.each(testDatabases())('§4: launching a lottery on $name', (database) => {
  let base: TestBase;
  let games: Games;
  const began: bigint[] = [];
  let refusal: ApiError | null;

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
  });

  function gamesWith(more: Partial<Parameters<typeof createGames>[0]>): Games {
    return createGames({
      ...gamesDeps(base),
      site,
      lotteries,
      beginPlay: async (memberId) => {
        if (refusal) throw refusal;
        began.push(memberId);
      },
      ...more,
    });
  }

  beforeEach(() => {
    began.length = 0;
    refusal = null;
    games = gamesWith({});
  });

  afterAll(() => base.close());

  type Input = Parameters<Games['handlers']['launchGame']>[0];

  const usual = {
    launchMode: 'LOTT',
    platform: 'html5',
    gameId: 'lobby',
    accountType: 1,
    backUrl: '/m/home',
  } as const;
  const launch = (person: Member, changes: Partial<Input> = {}) =>
    games.handlers.launchGame({ ...usual, ...changes }, person.context);
  const addressOf = async (person: Member, changes: Partial<Input>) =>
    (await launch(person, changes)).content.game_url;

  test('each provider opens its lotteries as they are played there', async () => {
    const person = await base.member({ balance: 500n });
    const addresses = codes.map((lottoArea) => addressOf(person, { lottoArea }));
    expect(await Promise.all(addresses)).toEqual([
      '/m/lottery?playType=trad',
      '/m/lottery?playType=ent',
      '/m/lottery?prizeMode=lottery-electronic',
      '/m/lottery?prizeMode=SEA',
    ]);
    expect(began).toEqual(codes.map(() => person.memberId));
  });

  test('a lottery and what is opened of it are in the address', async () => {
    const person = await base.member({ balance: 500n });
    const wanted = { lottoArea: 'LOTT', lottoGameCode: 'PVSSC1', lottoView: 'draws' } as const;
    expect(await launch(person, wanted)).toMatchObject({
      content: { game_url: '/m/lottery?playType=trad&gameCode=PVSSC1&view=draws' },
      topLevel: false,
      playSessionId: null,
      gameName: 'PVSSC1 in English',
      trial: false,
      showsNet: true,
      bringMoneyTo: null,
    });
  });

  test.each([
    [{}, '/m/lottery'],
    [{ lottoPrizeMode: 'Lott' }, '/m/lottery?prizeMode=lottery'],
    [{ lottoPrizeMode: 'Lott', lottoArea: 'TCG_LOTTO_VN' }, '/m/lottery?prizeMode=lottery'],
    [{ lottoPrizeMode: 'SEA', lottoArea: 'ELOTT' }, '/m/lottery?playType=ent'],
  ] as const)('the prize mode counts where the provider leaves it open: %j', async (input, to) => {
    expect(await addressOf(await base.member({ balance: 500n }), input)).toBe(to);
  });

  test('a launch by the number of the menu opens that lottery', async () => {
    const person = await base.member({ balance: 500n });
    const byNode = (nodeId: number, vassalage?: string) =>
      addressOf(person, { launchMode: 'GLS', nodeId, ...(vassalage && { vassalage }) });
    expect(await byNode(2_001_001)).toBe('/m/lottery?playType=trad&gameCode=PVSSC1');
    expect(await byNode(1_003_001, 'TCG_SEA')).toBe('/m/lottery?prizeMode=SEA&gameCode=THGL');
    await expect(byNode(1_003_001, 'ELOTT')).rejects.toThrow(new ApiError('game.not.found'));
    await expect(byNode(1_009_999)).rejects.toThrow(new ApiError('game.not.found'));
  });

  test.each([
    [{ lottoGameCode: 'NONE' }, 'lottery.game.not.found'],
    [{ lottoGameCode: 'PVPC28', lottoArea: 'LOTT' }, 'lottery.play.closed'],
    [{ lottoGameCode: 'PVSSC1', lottoArea: 'TCG_SEA' }, 'lottery.play.closed'],
    [{ lottoGameCode: 'THGL', lottoPrizeMode: 'Elott' }, 'lottery.play.closed'],
  ] as const)('%j is refused', async (input, code) => {
    await expect(launch(await base.member({ balance: 500n }), input)).rejects.toMatchObject({
      code,
    });
    expect(began).toEqual([]);
  });

  test('a provider without a lottery that is on opens nothing', async () => {
    games = gamesWith({ lotteries: lotteries.slice(0, 2) });
    const person = await base.member({ balance: 500n });
    const code = 'lottery.game.not.found';
    await expect(launch(person, { lottoArea: 'TCG_SEA' })).rejects.toMatchObject({ code });
    expect(await addressOf(person, { lottoArea: 'ELOTT' })).toBe('/m/lottery?playType=ent');
    expect((await games.handlers.listVendors({}, person.context)).list.at(-1)).toMatchObject({
      gameCategory: 'ELOTT',
      vendors: [{ vassalage: 'ELOTT', gameCount: 2 }],
    });
  });

  test('a provider that is switched off opens nothing', async () => {
    const switchedOff = lotteryVendors.map((one) => ({ ...one, on: one.code !== 'ELOTT' }));
    games = gamesWith({ site: { ...site, lotteryVendors: switchedOff } });
    const person = await base.member({ balance: 500n });
    const code = 'lottery.game.not.found';
    await expect(launch(person, { lottoArea: 'ELOTT' })).rejects.toMatchObject({ code });
    expect(await addressOf(person, { lottoArea: 'LOTT' })).toBe('/m/lottery?playType=trad');
  });

  test('play is counted in a lottery whose providers are all switched off', async () => {
    const switchedOff = lotteryVendors.map((one) => ({ ...one, on: false }));
    games = gamesWith({ site: { ...site, lotteryVendors: switchedOff } });
    const person = await base.member({ balance: 500n });
    const ofPage = { lottoGameCode: 'THGL', lottoPrizeMode: 'SEA' } as const;
    expect(await addressOf(person, ofPage)).toBe('/m/lottery?prizeMode=SEA&gameCode=THGL');
    expect(began).toEqual([person.memberId]);
  });

  test('a site without lotteries opens none', async () => {
    games = gamesWith({ lotteries: [] });
    const person = await base.member({ balance: 500n });
    await expect(launch(person)).rejects.toMatchObject({ code: 'lottery.game.not.found' });
    expect(began).toEqual([]);
  });

  test('each page of a lottery can be opened', async () => {
    const person = await base.member({ balance: 500n });
    for (const lottoView of ['lobby', 'betting', 'draws', 'orders', 'chart', 'rules'] as const) {
      const wanted = launchCalls.launchGame.input;
      const input = v.parse(wanted, { launchMode: 'LOTT', lottoGameCode: 'PVSSC1', lottoView });
      const { content } = await games.handlers.launchGame(input, person.context);
      expect(content.game_url).toBe(`/m/lottery?gameCode=PVSSC1&view=${lottoView}`);
    }
  });

  test('the refusal of limits is that of a game', async () => {
    refusal = new ApiError('limit.time.reached');
    const person = await base.member({ balance: 500n });
    await expect(launch(person)).rejects.toMatchObject({ code: 'limit.time.reached' });
  });

  test('a member whose play is blocked opens no lottery', async () => {
    const person = await base.member({ balance: 500n });
    await base.db
      .updateTable('account')
      .set({ wagering_blocked: 'member' })
      .where('id', '=', person.accountId)
      .execute();
    await expect(launch(person)).rejects.toMatchObject({ code: 'play.locked' });
    expect(began).toEqual([]);
  });

  test('lotteries have no play money for members, and trial accounts have theirs', async () => {
    const person = await base.member({ balance: 500n });
    const code = 'game.forbidden';
    await expect(launch(person, { accountType: 0 })).rejects.toMatchObject({ code });
    const trial = await base.member({ memberType: 4, currency: 'FUN', balance: 500n });
    const byTrialCall = await games.handlers.launchTrialGame(usual, trial.context);
    for (const launched of [await launch(trial), byTrialCall]) {
      expect(launched).toMatchObject({ content: { game_url: '/m/lottery' }, trial: true });
    }
    expect(began).toEqual([]);
  });
});
