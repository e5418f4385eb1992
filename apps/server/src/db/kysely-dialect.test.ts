import { type Generated, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKysely } from './kysely-dialect.ts';
import type { SqlEngine } from './sql-engine.ts';
import { everyEngine } from './testing/test-database.ts';

type Tables = {
  wallet: {
    id: Generated<bigint>;
    owner: string;
    balance: bigint;
    opened_at: Generated<Date>;
    limits: string | null;
  };
};

describe.each(everyEngine())('Kysely on the $name database', ({ open }) => {
  let engine: SqlEngine;
  const database = () => createKysely<Tables>(engine);

  beforeAll(async () => {
    engine = await open({ durable: false });
    await engine.runScript(`
      create table wallet (
        id int8 generated always as identity primary key,
        owner text not null unique,
        balance int8 not null check (balance >= 0),
        opened_at timestamptz not null default now(),
        limits jsonb
      )`);
  });

  afterAll(() => engine.close());

  const balanceOf = (owner: string) =>
    database()
      .selectFrom('wallet')
      .select('balance')
      .where('owner', '=', owner)
      .executeTakeFirst()
      .then((row) => row?.balance);

  it('inserts, updates and deletes, and returns how many rows changed', async () => {
    const inserted = await database()
      .insertInto('wallet')
      .values({ owner: 'ann', balance: 100n, limits: '[1, 2]' })
      .returning(['id', 'opened_at', 'limits'])
      .executeTakeFirstOrThrow();
    expect(inserted).toEqual({ id: 1n, opened_at: expect.any(Date) as unknown, limits: [1, 2] });
    const update = database()
      .updateTable('wallet')
      .set({ balance: 50n })
      .where('owner', '=', 'ann');
    await expect(update.executeTakeFirst()).resolves.toMatchObject({ numUpdatedRows: 1n });
    await expect(balanceOf('ann')).resolves.toBe(50n);
    const gone = database().deleteFrom('wallet').where('owner', '=', 'nobody');
    await expect(gone.executeTakeFirst()).resolves.toMatchObject({ numDeletedRows: 0n });
  });

  it('throws the same error as the engine', async () => {
    const broke = database().updateTable('wallet').set({ balance: -1n }).execute();
    await expect(broke).rejects.toMatchObject({ name: 'SqlError', code: '23514', table: 'wallet' });
  });

  it('commits a transaction, at the isolation level that was set', async () => {
    const level = await database()
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await transaction.insertInto('wallet').values({ owner: 'ben', balance: 1n }).execute();
        const { rows } = await sql`show transaction_isolation`.execute(transaction);
        return rows;
      });
    expect(level).toEqual([{ transaction_isolation: 'repeatable read' }]);
    await expect(balanceOf('ben')).resolves.toBe(1n);
  });

  it('rolls back a transaction whose callback throws, and stays usable', async () => {
    const attempt = database()
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('wallet').values({ owner: 'cat', balance: 1n }).execute();
        throw new Error('changed my mind');
      });
    await expect(attempt).rejects.toThrow('changed my mind');
    await expect(balanceOf('cat')).resolves.toBeUndefined();
  });

  it('rolls back to a savepoint', async () => {
    const transaction = await database().startTransaction().execute();
    await transaction.insertInto('wallet').values({ owner: 'dan', balance: 1n }).execute();
    const saved = await transaction.savepoint('before eve').execute();
    await saved.insertInto('wallet').values({ owner: 'eve', balance: 1n }).execute();
    const back = await saved.rollbackToSavepoint('before eve').execute();
    await back.commit().execute();
    await expect(balanceOf('dan')).resolves.toBe(1n);
    await expect(balanceOf('eve')).resolves.toBeUndefined();
  });

  it('keeps a read-only transaction from writing', async () => {
    const attempt = database()
      .transaction()
      .setAccessMode('read only')
      .execute((transaction) => transaction.deleteFrom('wallet').execute());
    await expect(attempt).rejects.toMatchObject({ code: '25006' });
  });

  it('refuses an isolation level that PostgreSQL does not have', async () => {
    const attempt = database().transaction().setIsolationLevel('snapshot');
    await expect(attempt.execute(async () => 1)).rejects.toThrow('no isolation level snapshot');
  });

  it('refuses to stream', async () => {
    const stream = database().selectFrom('wallet').selectAll().stream();
    await expect(stream.next()).rejects.toThrow('page by page');
  });

  it('leaves the engine open when it is destroyed', async () => {
    await database().destroy();
    await expect(engine.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});
