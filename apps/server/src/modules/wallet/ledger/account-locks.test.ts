import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { openPermit } from '../wager-permit.store.ts';

describe.each(testDatabases())('locks of accounts on $name', (database) => {
  let base: TestBase;

  beforeAll(async () => {
    base = await openTestBase(database);
  });
  afterAll(() => base.close());

  test('a batch does not wait for a row of the account that is not committed', async () => {
    const { accountId } = await base.member({ balance: 100n });
    await base.db.transaction().execute(async (transaction) => {
      await openPermit(transaction, randomUUID(), accountId);
      const { outcome } = await base.move(accountId, 'bet', -30n);
      expect(outcome).toBe('applied');
    });
    expect(await base.balanceOf({ accountId })).toBe(70n);
  });

  test('a row of the account does not wait for a batch that is not committed', async () => {
    const { accountId } = await base.member({ balance: 100n });
    const contraId = await base.wallet.houseAccount('games:test', 'PHP');
    await base.db.transaction().execute(async (transaction) => {
      const [result] = await base.wallet.applyIn(transaction, [
        {
          kind: 'bet',
          amountMinor: -30n,
          source: 'games:test',
          externalId: 'held',
          accountId,
          contraId,
        },
      ]);
      expect(result?.outcome).toBe('applied');
      await base.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await openPermit(other, randomUUID(), accountId);
      });
    });
  });
});
