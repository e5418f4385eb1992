import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { seedTryAccounts } from './try-accounts.ts';

let harness: ServedSite;
beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
});
afterAll(() => harness.close());

const currencies = { currency: { code: 'PHP', digits: 2 }, trialCurrency: { code: 'FUN' } };

/** Seeds as a start does, or fails at the name `killedAt`; returns the statements it sent. */
async function start(killedAt = '') {
  const { agents, people, wallet } = harness.modules;
  let statements = 0;
  const ensured: string[] = [];
  const engine = Object.assign(Object.create(harness.engine) as typeof harness.engine, {
    query: (...request: Parameters<typeof harness.engine.query>) => {
      statements += 1;
      return harness.engine.query(...request);
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

test('§1: a start completes what a killed one left undone; later ones send one query', async () => {
  await expect(start('player22')).rejects.toThrow('killed');
  expect((await start()).ensured).toEqual(['player22']);
  expect(await start()).toEqual({ statements: 1, ensured: [] });

  const given = await harness.db
    .selectFrom('posting')
    .select('external_id')
    .where('source', '=', 'try-accounts')
    .execute();
  expect(new Set(given.map((row) => row.external_id)).size).toBe(given.length);
  expect(given).toHaveLength(9);
});
