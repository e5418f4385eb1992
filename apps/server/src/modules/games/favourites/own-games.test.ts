import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { limits } from '@pavilion/domain/limits';
import { createGameCatalogue } from '../catalogue/game-catalogue.ts';
import { gameOf, vendorOf } from '../games.fixture.ts';
import { createOwnGames } from './own-games.ts';

const games = Array.from({ length: limits.favouriteGamesMax + 2 }, (_, index) =>
  gameOf(index + 1, index === 1 ? 'REEF' : 'LANTERN', `game-${index + 1}`, {
    gameType: index === 1 ? 'FISH' : 'RNG',
  }),
);
const site = {
  games: [...games, gameOf(9_999, 'CLOSED', 'shut-door')],
  vendors: [
    vendorOf('LANTERN', ['RNG']),
    vendorOf('REEF', ['FISH']),
    vendorOf('CLOSED', ['RNG'], { on: false }),
  ],
};
const catalogue = createGameCatalogue({
  site,
  isConnected: () => true,
  pictures: () => null,
  digits: 2,
  country: 'PH',
  currency: 'PHP',
});

describe.each(testDatabases())('§3, §4: favourites and recent games on $name', (database) => {
  let base: TestBase;
  let now = Date.parse('2026-11-21T08:00:00Z');
  let own: ReturnType<typeof createOwnGames>;

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
    const clock = () => new Date((now += 1000));
    own = createOwnGames({ db: base.db, clock, catalogue });
  });

  afterAll(() => base.close());

  async function harness() {
    const { context } = await base.member();
    const { handlers } = own;
    return {
      context,
      add: (nodeId: number, vendor?: string) =>
        handlers.addFavourite({ nodeId, ...(vendor && { vendor }) }, context),
      remove: (nodeId: number) => handlers.removeFavourite({ nodeId }, context),
      ids: async (pageNo = 1) =>
        (await handlers.listFavouriteIds({ pageNo, pageSize: 100 }, context)).list,
      list: (filter: object = {}) =>
        handlers.listFavouriteGames({ pageNo: 1, pageSize: 25, ...filter }, context),
      play: (nodeId: number) => handlers.addRecentGame({ nodeId }, context),
      recents: async (filter: object = {}) =>
        handlers.listRecentGames({ page: 1, pageSize: 25, clientType: 2, ...filter }, context),
    };
  }

  test('adding is ignored if already present; so is removing one that is absent', async () => {
    const one = await harness();
    await one.add(1);
    await one.add(2, 'REEF');
    await one.add(1);
    expect(await one.ids()).toEqual(['2', '1']);
    await one.remove(2);
    await one.remove(2);
    expect(await one.ids()).toEqual(['1']);
    expect(await (await harness()).ids()).toEqual([]);
  });

  test('the list has the games, newest first, by type and vendor', async () => {
    const one = await harness();
    for (const node of [1, 2, 3]) await one.add(node);
    const { content, total } = await one.list();
    expect(content.map((game) => game.nodeId)).toEqual([3, 2, 1]);
    expect(total).toBe(3);
    const fish = await one.list({ gameType: 'FISH' });
    expect(fish.content.map((game) => game.nodeId)).toEqual([2]);
    const lantern = await one.list({ vendor: 'LANTERN', pageSize: 1, pageNo: 2 });
    expect(lantern).toMatchObject({ pageNum: 2, totalPages: 2, total: 2 });
    expect(lantern.content.map((game) => game.nodeId)).toEqual([1]);
  });

  test('a hidden game, or of another vendor, is refused', async () => {
    const one = await harness();
    await expect(one.add(123_456)).rejects.toMatchObject({ code: 'game.not.found' });
    await expect(one.add(9_999)).rejects.toMatchObject({ code: 'game.not.found' });
    await expect(one.add(1, 'REEF')).rejects.toMatchObject({ code: 'game.not.found' });
    await expect(one.play(9_999)).rejects.toMatchObject({ code: 'game.not.found' });
    expect(await one.ids()).toEqual([]);
  });

  test('the number of favourites is limited; ids come 100 a page', async () => {
    const one = await harness();
    const rows = games.slice(0, limits.favouriteGamesMax).map(({ nodeId }) => ({
      member_id: one.context.caller.memberId,
      game_node: nodeId,
      added_at: new Date(now),
    }));
    await base.db.insertInto('favourite_game').values(rows).execute();
    await expect(one.add(limits.favouriteGamesMax + 1)).rejects.toMatchObject({
      code: 'favourite.limit',
    });
    await one.add(1);
    expect(await one.ids(5)).toHaveLength(100);
    expect(await one.ids(6)).toEqual([]);
  });

  test('the game played last comes first, once, and the oldest are dropped', async () => {
    const one = await harness();
    for (const node of [1, 2, 1]) await one.play(node);
    const { list, total } = await one.recents();
    expect(list.map((game) => game.nodeId)).toEqual([1, 2]);
    expect(total).toBe(2);
    const fish = await one.recents({ gameType: 'FISH' });
    expect(fish.list.map((game) => game.nodeId)).toEqual([2]);
    for (let node = 3; node <= limits.recentGamesKept + 1; node += 1) await one.play(node);
    expect((await one.recents()).total).toBe(limits.recentGamesKept);
    expect((await one.recents({ page: 4 })).list.at(-1)?.nodeId).toBe(1);
  });
});
