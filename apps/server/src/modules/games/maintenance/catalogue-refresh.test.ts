import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import type { SignalListener } from '#kit/signals.ts';
import type { GameVendorConnection, VendorAnswer, VendorGame } from '#ports/game-vendor.ts';
import { createGameCatalogue } from '../catalogue/game-catalogue.ts';
import { gameOf, quiet, vendorOf } from '../games.fixture.ts';
import { createCatalogueRefresh } from './catalogue-refresh.ts';

const context = {
  requestId: '',
  language: 'EN',
  address: '',
  userAgent: '',
  operator: 'ana',
} as const;
const sources = {
  site: {
    vendors: [vendorOf('LANTERN', ['RNG']), vendorOf('REEF', ['FISH'])],
    games: [
      gameOf(1, 'LANTERN', 'one'),
      gameOf(2, 'LANTERN', 'two'),
      gameOf(3, 'REEF', 'three', { gameType: 'FISH' }),
    ],
  },
  isConnected: () => true,
  pictures: () => null,
  digits: 2,
  country: 'PH',
  currency: 'PHP',
};

function vendorGame(vendorGameId: string, more: Partial<VendorGame> = {}): VendorGame {
  return {
    vendorGame: vendorGameId,
    name: '',
    provider: '',
    type: '',
    rtpPercent: null,
    volatility: null,
    thumbnailUrl: null,
    currencies: [],
    blockedCountries: [],
    ...more,
  };
}

describe.each(testDatabases())('§3, §4: the refresh of the catalogue, on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let answer: VendorAnswer<readonly VendorGame[]>;
  const listeners: SignalListener[] = [];
  const published: string[] = [];

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely<Tables>(engine);
  });

  beforeEach(async () => {
    listeners.length = 0;
    published.length = 0;
    await db.deleteFrom('game_maintenance').execute();
  });

  afterAll(() => engine.close());

  /** Starts one process of the site. */
  function process() {
    const catalogue = createGameCatalogue(sources);
    const refresh = createCatalogueRefresh({
      db,
      clock: () => new Date(),
      catalogue,
      connections: {
        lagoon: { catalogue: async () => answer } as unknown as GameVendorConnection,
      },
      signals: {
        publishIn: async (_, ...signals) => void published.push(...signals.map(({ kind }) => kind)),
        listen: (listener) => {
          listeners.push(listener);
          return () => undefined;
        },
      },
      logger: quiet.logger,
      onChange: () => undefined,
    });
    const set = (input: object) =>
      refresh.operatorHandlers.setGameMaintenance({ on: true, note: '', ...input }, context);
    return {
      set,
      standing: () => refresh.operatorHandlers.listGameMaintenance({}, context),
      runJobs: async () => {
        for (const job of refresh.jobs) await job.run(new AbortController().signal);
      },
      resting: () =>
        catalogue
          .shown()
          .filter((one) => one.cards.EN.maintenance)
          .map(({ game }) => game.nodeId),
      shown: () => catalogue.shown().map(({ game }) => game.nodeId),
    };
  }

  test('an operator closes a game or a vendor and opens it again, in every process', async () => {
    answer = { done: false, failure: { kind: 'timeout', detail: 'late' } };
    const [one, other] = [process(), process()];
    await one.set({ nodeId: 2, note: 'wrong pay table' });
    await one.set({ vassalage: 'REEF' });
    await one.set({ vassalage: 'REEF' });
    expect(one.resting()).toEqual([2, 3]);
    expect(published).toEqual(['games', 'games', 'games']);
    for (const listener of listeners) listener({ kind: 'games', memberId: null });
    await expect.poll(other.resting).toEqual([2, 3]);
    const { closed } = await one.standing();
    expect(closed.map(({ subject, note }) => [subject, note])).toEqual([
      ['game:2', 'wrong pay table'],
      ['vendor:REEF', ''],
    ]);
    const later = process();
    await later.runJobs();
    expect(later.resting()).toEqual([2, 3]);
    await one.set({ nodeId: 2, on: false });
    await one.set({ vassalage: 'REEF', on: false });
    expect(one.resting()).toEqual([]);
  });

  test('an unknown game or vendor is refused', async () => {
    const one = process();
    await expect(one.set({ nodeId: 77 })).rejects.toMatchObject({ code: 'game.not.found' });
    await expect(one.set({ vassalage: 'NOBODY' })).rejects.toMatchObject({
      code: 'game.not.found',
    });
    expect((await one.standing()).closed).toEqual([]);
  });

  test('the vendor’s catalogue is merged, and a failure keeps the last good one', async () => {
    const one = process();
    answer = {
      done: true,
      value: [
        vendorGame('one-at-vendor', { currencies: ['PHP'] }),
        vendorGame('three-at-vendor', { blockedCountries: ['PH'] }),
        vendorGame('something-new'),
      ],
    };
    await one.runJobs();
    const merged = () => ({ shown: one.shown(), resting: one.resting() });
    expect(merged()).toEqual({ shown: [1, 2], resting: [2] });
    expect((await one.standing()).catalogues[0]).toMatchObject({
      connection: 'lagoon',
      games: 3,
      failure: '',
      notOffered: ['something-new'],
    });
    answer = { done: false, failure: { kind: 'timeout', detail: 'late' } };
    await one.runJobs();
    expect(merged()).toEqual({ shown: [1, 2], resting: [2] });
    expect((await one.standing()).catalogues[0]).toMatchObject({
      games: 3,
      failure: 'timeout: late',
    });
    answer = { done: true, value: [] };
    await one.runJobs();
    expect(merged()).toEqual({ shown: [1, 2], resting: [2] });
  });
});
