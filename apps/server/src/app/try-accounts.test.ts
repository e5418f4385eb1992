import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openRolesWorld, type RolesWorld } from './roles/roles-world.ts';
import { seedTryAccounts } from './try-accounts.ts';

let world: RolesWorld;
beforeAll(async () => {
  world = await openRolesWorld(anyDatabase());
});
afterAll(() => world.close());

const currencies = { currency: { code: 'PHP', digits: 2 }, trialCurrency: { code: 'FUN' } };

/** Seeds as a start does, which ends at a name if need be; the statements that it sent itself. */
async function start(killedAt = '') {
  const { agents, people, wallet } = world.modules;
  let statements = 0;
  const ensured: string[] = [];
  const engine = Object.assign(Object.create(world.engine) as typeof world.engine, {
    query: (...asked: Parameters<typeof world.engine.query>) => {
      statements += 1;
      return world.engine.query(...asked);
    },
  });
  await seedTryAccounts({
    ...currencies,
    db: createKysely<Tables>(engine),
    agents,
    people: {
      ...people,
      ensureMember: async (wanted) => {
        if (wanted.username === killedAt) throw new Error('killed');
        ensured.push(wanted.username);
        return people.ensureMember(wanted);
      },
    },
    wallet,
  });
  return { statements, ensured };
}

test('§1: a start makes what a killed one left undone, and asks one question after that', async () => {
  await expect(start('player22')).rejects.toThrow('killed');
  expect((await start()).ensured).toEqual(['player22']);
  expect(await start()).toEqual({ statements: 1, ensured: [] });

  const given = await world.db
    .selectFrom('posting')
    .select('external_id')
    .where('source', '=', 'try-accounts')
    .execute();
  expect(new Set(given.map((row) => row.external_id)).size).toBe(given.length);
  expect(given).toHaveLength(9);
});
