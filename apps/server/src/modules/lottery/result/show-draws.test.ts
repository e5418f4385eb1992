import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage } from '#testing/test-base.ts';
import { lotteryCalls } from '@pavilion/contract/operator/lottery';
import { ana, ben, openDraws, type DrawSite } from './draws.fixture.ts';

const reason = 'The company has moved its hours';

describe.each(everyEngine())('the operators’ lists, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database, {
      change: (rows) => rows.map((row) => ({ ...row, on: row.code !== 'LAOS' })),
    });
  });
  afterAll(() => site.close());

  type Query = Parameters<DrawSite['handlers']['listDraws']>[0];
  const all = { ...firstPage, gameId: undefined, state: undefined, waiting: undefined };
  const list = (query: Partial<Query> = {}) => site.handlers.listDraws({ ...all, ...query }, ana);
  const ago = (ms: number) => new Date(site.clock().getTime() - ms);

  test('draws are listed with the latest first, narrowed, and by pages', async () => {
    const made = [
      await site.draw('LAOS', { numero: 'b', drawsAt: ago(-minuteMs) }),
      await site.draw('XSMB', { numero: 'c', drawsAt: ago(0) }),
      await site.draw('PVSSC1', { numero: 'a', drawsAt: ago(dayMs - 1) }),
      await site.draw('XSMB', { numero: 'd', drawsAt: ago(dayMs) }),
      await site.draw('HANOI', { numero: 'e', drawsAt: ago(2 * dayMs), state: 'settled' }),
    ];
    const numerosIn = async (query: Partial<Query>) =>
      (await list(query)).list.map(({ numero }) => numero);
    expect(await numerosIn({})).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(await numerosIn({ gameId: 2001 })).toEqual(['c', 'd']);
    expect(await numerosIn({ state: 'settled' })).toEqual(['e']);
    expect(await numerosIn({ waiting: true })).toEqual(['c', 'a', 'd']);
    expect(await numerosIn({ waiting: false })).toHaveLength(made.length);
    const second = await list({ pageNo: 2, pageSize: 2 });
    expect(second.list.map(({ numero }) => numero)).toEqual(['a', 'd']);
    expect(second).toMatchObject({ total: 5, totalPages: 3, pageNum: 2 });
    const { list: shown } = await list();
    expect(shown.map(({ overdue }) => overdue)).toEqual([false, false, false, true, false]);
    expect(shown[0]).toMatchObject({ gameCode: 'LAOS', own: false, entry: null, readings: [] });
    expect(shown[4]).toMatchObject({ winNo: '52768', decidedBy: 'test', version: 1 });
    expect(v.is(lotteryCalls.listDraws.response, await list())).toBe(true);
    expect(await numerosIn({ gameId: 3004 })).toEqual([]);
  });

  test('a lottery that is off takes the results of two operators', async () => {
    const draw = await site.draw('LAOS', { numero: 'off' });
    const input = () => {
      return { drawId: draw.id, winNo: '8072', prizes: {}, requestKey: site.key() };
    };
    await site.handlers.enterResult(input(), ana);
    expect(await site.handlers.confirmResult(input(), ben)).toMatchObject({ state: 'drawn' });
  });

  test('lotteries are listed as in the folder, with why one is off', async () => {
    const games = await site.handlers.listLotteryGames({}, ana);
    expect(games.map(({ code, own, on }) => [code, own, on])).toEqual([
      ['PVSSC1', true, true],
      ['XSMB', false, true],
      ['LAOS', false, false],
      ['HANOI', false, true],
    ]);
    expect(games[2]?.offBecause).toContain('on: false');
    expect(games[0]).toMatchObject({ offBecause: null, paused: null, family: 'SSC' });
    expect(v.is(lotteryCalls.listLotteryGames.response, games)).toBe(true);
    const inTagalog = await site.handlers.listLotteryGames({}, { ...ana, language: 'TY' });
    expect(inTagalog[1]?.name).toBe('Hilagang Vietnam');
  });

  test('a lottery is paused and goes on; a repeat changes nothing', async () => {
    const { pauseLottery, resumeLottery, listLotteryGames } = site.handlers;
    site.forget();
    const paused = await pauseLottery({ gameId: 2001, reason }, ana);
    expect(paused.paused).toEqual({ since: site.clock().toISOString(), by: 'ana', reason });
    expect(site.published).toEqual([{ kind: 'lottery', memberId: null }]);
    site.pass(1000);
    expect(await pauseLottery({ gameId: 2001, reason: 'Another one' }, ben)).toEqual(paused);
    const games = await listLotteryGames({}, ana);
    expect(games.filter((game) => game.paused).map(({ code }) => code)).toEqual(['XSMB']);
    expect(await resumeLottery({ gameId: 2001 }, ben)).toEqual({ ...paused, paused: null });
    expect(await resumeLottery({ gameId: 2001 }, ben)).toMatchObject({ paused: null });
    expect(await pauseLottery({ gameId: 2001, reason }, ben)).toMatchObject({
      paused: { by: 'ben' },
    });
  });

  test('a lottery that the folder does not have is unknown', async () => {
    const { pauseLottery, resumeLottery } = site.handlers;
    expect(await codeOf(pauseLottery({ gameId: 9999, reason }, ana))).toBe(
      'lottery.game.not.found',
    );
    expect(await codeOf(resumeLottery({ gameId: 9999 }, ana))).toBe('lottery.game.not.found');
  });
});
