import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { createFakeBeacon } from '#ports/fakes/randomness-beacon.fake.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';

let harness: ServedSite;
beforeAll(async () => {
  const { beacon } = createFakeBeacon(() => new Date());
  harness = await serveTestSite(anyDatabase(), { deps: { beacon } });
});
afterAll(() => harness.close());

const get = (path: string, token?: string) =>
  harness.call({ method: 'GET', path, ...(token !== undefined && { token }) });

test('everybody reads, and the series are the own ones of a member', async () => {
  const groups = await get('/lgw/games');
  expect(groups.status).toBe(200);
  expect(groups.value).toMatchObject([
    { code: 'SSC', games: [{ gameId: 1001 }] },
    {},
    {},
    {},
    {},
    {},
  ]);
  for (const path of [
    '/lgw/games/game_menus?prizeMode=Lott',
    '/lgw/vn/games/game_menu',
    '/lgw/games/popular?count=3',
    '/lgw/games/opened/numero',
    '/lgw/vn/numeros/opened/game',
    '/lgw/games/1001/play_menu',
    '/lgw/games/1001/setting',
    '/lgw/numeros/near?gameId=1001',
    '/lgw/numeros/chase/1001',
    '/lgw/draw/1001?page=0&size=10',
    '/lgw/draw/code/PVSSC1',
    '/lgw/draw/1001/hot_gap_info',
  ]) {
    const { status } = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  expect(await get('/lgw/customers/series')).toMatchObject({ status: 401 });
  const { id } = await harness.newMember(0);
  const { token } = await harness.openSession(id);
  expect(await get('/lgw/customers/series', token)).toMatchObject({
    status: 200,
    value: [{ gameGroupCode: 'SSC', minSeries: 1700, maxBetSeries: 1956 }, {}, {}, {}],
  });
});

test('a lottery that the site does not have is answered 404', async () => {
  const refused = 'lottery.game.not.found';
  for (const path of [
    '/lgw/games/9999/play_menu',
    '/lgw/games/9999/setting',
    '/lgw/numeros/near?gameId=9999',
    '/lgw/numeros/chase/9999',
    '/lgw/draw/9999',
    '/lgw/draw/9999?page=3',
    '/lgw/draw/code/NONE',
    '/lgw/draw/9999/hot_gap_info',
  ]) {
    const { status, errorCode } = await get(path);
    expect({ path, status, errorCode }).toEqual({ path, status: 404, errorCode: refused });
  }
});
