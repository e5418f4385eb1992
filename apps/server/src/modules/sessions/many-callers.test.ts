import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { createSessionRegistry } from './session-registry.ts';

describe.each(testDatabases())('many members who call at once, on $name', (database) => {
  let base: TestBase;
  beforeAll(async () => {
    base = await openTestBase(database);
  });
  afterAll(() => base.close());

  test('their sessions are read together, each as its own', async () => {
    const reads: number[] = [];
    const engine: TestBase['engine'] = {
      ...base.engine,
      query: (sql, values) => {
        if (sql.includes('token_hash')) reads.push(1);
        return base.engine.query(sql, values);
      },
    };
    const db = createKysely<Tables>(engine);
    const lifetimes = { idleMs: hourMs, absoluteMs: hourMs };
    const sessions = createSessionRegistry({ ...base, db, lifetimes, publish: async () => {} });
    const members = await Promise.all(Array.from({ length: 60 }, () => base.member()));
    const ended = await base.member();
    await sessions.end({ memberId: ended.memberId }, 'logged out');

    const tokens = [...members.map(({ token }) => token), ended.token, 'made-up'];
    const twice = [...tokens, ...tokens];
    const callers = await Promise.all(twice.map((token) => sessions.resolve(token)));
    const ids = members.map(({ context }) => context.caller.sessionId);
    const expected = [...ids, undefined, undefined];
    expect(callers.map((caller) => caller?.sessionId)).toEqual([...expected, ...expected]);
    expect(reads.length).toBeLessThanOrEqual(4);
  });
});
