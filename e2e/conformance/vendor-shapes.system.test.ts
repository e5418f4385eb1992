import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseNames } from '../vendor/database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { shapeRules, type Players, type ShapeWorld } from './both-shapes.suite.ts';
import { vendorShapes, type VendorShape } from './vendor-shape.ts';

const ports = { embedded: 3700, postgres: 3720 };

const usernames: Readonly<Record<string, Record<keyof Players, string>>> = {
  SoftSwiss: { one: 'member01', other: 'agent01', leaving: 'player12' },
  Hub88: { one: 'agent02', other: 'player22', leaving: 'player21' },
};

async function openPlayers(site: SiteUnderTest, { name, nodeId }: VendorShape): Promise<Players> {
  const named = usernames[name];
  if (!named) throw new Error(`nobody plays at ${name}`);
  const open = async (username: string) =>
    site.openGame(username, await site.logIn(username), nodeId);
  return {
    one: await open(named.one),
    other: await open(named.other),
    leaving: await open(named.leaving),
  };
}

describe.each(databaseNames)('vendors of every shape over HTTP, on %s', (database) => {
  let site: SiteUnderTest;
  const worlds = new Map<string, ShapeWorld>();

  beforeAll(async () => {
    site = await openSite({ database, port: ports[database] });
    for (const shape of vendorShapes) {
      worlds.set(shape.name, { site, players: await openPlayers(site, shape) });
    }
  });
  afterAll(() => site.close());

  describe.each(vendorShapes)('$name', (shape) => {
    shapeRules(shape, () => {
      const world = worlds.get(shape.name);
      if (!world) throw new Error('the site is not ready');
      return world;
    });
  });

  test('the ledger is sound after all that', async () => {
    expect(await site.ledgerFindings()).toEqual([]);
  });
});
