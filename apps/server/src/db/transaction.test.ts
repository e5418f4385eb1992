import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlConnection, SqlEngine } from './sql-engine.ts';
import { everyEngine } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

describe.each(everyEngine())('transactions on the $name database', ({ open }) => {
  let engine: SqlEngine;

  beforeAll(async () => {
    engine = await open({ durable: false });
    await engine.runScript('create table entry (id int8 primary key)');
  });

  afterAll(() => engine.close());

  const insert = (connection: SqlConnection, id: bigint) =>
    connection.query('insert into entry values ($1)', [id]);

  const exists = async (id: bigint) => {
    const { rows } = await engine.query('select id from entry where id = $1', [id]);
    return rows.length === 1;
  };

  it('keeps what was committed', async () => {
    const result = await inTransaction(engine, async (connection) => {
      await insert(connection, 1n);
      return 'done';
    });
    expect(result).toBe('done');
    await expect(exists(1n)).resolves.toBe(true);
  });

  it('rolls back when the callback throws', async () => {
    const attempt = inTransaction(engine, async (connection) => {
      await insert(connection, 2n);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    await expect(exists(2n)).resolves.toBe(false);
  });

  it('rolls back and throws when the callback does not commit', async () => {
    const attempt = engine.withConnection(async (connection) => {
      await connection.query('begin');
      await insert(connection, 3n);
    });
    await expect(attempt).rejects.toThrow('still open');
    await expect(exists(3n)).resolves.toBe(false);
  });

  it('throws when a commit was answered with a rollback', async () => {
    const attempt = inTransaction(engine, async (connection) => {
      await insert(connection, 4n);
      await insert(connection, 4n).catch(() => undefined);
    });
    await expect(attempt).rejects.toMatchObject({ code: '25P02' });
    await expect(exists(4n)).resolves.toBe(false);
  });

  it('refuses BEGIN and the like outside a connection of their own', async () => {
    const hidden = ['-- why\n begin', '/* why\n*/ ; Begin', '--a\n--b\n/**/start transaction'];
    for (const sql of ['begin', ' START TRANSACTION', 'commit', 'end', 'savepoint a', ...hidden]) {
      await expect(engine.query(sql)).rejects.toThrow('use withConnection');
    }
    const harmless = `select case when true then 'x'\nend\n-- begin\n as beginning`;
    await expect(engine.query(harmless)).resolves.toMatchObject({ rows: [{ beginning: 'x' }] });
  });

  it('refuses a connection that was returned', async () => {
    const kept = await engine.withConnection(async (connection) => connection);
    await expect(kept.query('select 1')).rejects.toThrow('only inside its withConnection');
    await expect(kept.runScript('select 1')).rejects.toThrow('only inside its withConnection');
  });

  it('waits for statements that the callback did not wait for', async () => {
    let forgotten: Promise<unknown> | undefined;
    await engine.withConnection(async (connection) => {
      forgotten = connection.query('insert into entry select 5 from pg_sleep(0.05)');
    });
    await forgotten;
    await expect(exists(5n)).resolves.toBe(true);
  });

  it('shows others nothing uncommitted', async () => {
    const seen = await inTransaction(engine, async (connection) => {
      await insert(connection, 6n);
      // The embedded database has one connection, on which others wait for the commit.
      return engine.kind === 'embedded' ? false : exists(6n);
    });
    expect(seen).toBe(false);
    await expect(exists(6n)).resolves.toBe(true);
  });

  it('serves callers in the order in which they came', async () => {
    const order: string[] = [];
    const note = (word: string) => () => void order.push(word);
    await Promise.all([
      engine.withConnection(async (connection) => {
        await connection.query('select pg_sleep(0.02)');
        order.push('holder');
      }),
      engine.kind === 'embedded' && engine.query('select 1').then(note('query')),
      engine.kind === 'embedded' &&
        engine.withConnection((connection) => connection.query('select 2')).then(note('second')),
    ]);
    const alone = engine.kind === 'embedded' ? ['query', 'second'] : [];
    expect(order).toEqual(['holder', ...alone]);
  });

  it('runs at the requested isolation level', async () => {
    const level = await inTransaction(
      engine,
      async (connection) => (await connection.query('show transaction_isolation')).rows,
      'serializable',
    );
    expect(level).toEqual([{ transaction_isolation: 'serializable' }]);
  });
});
