import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { DatabaseUnavailableError } from '../sql-error.ts';
import { openPostgresDatabase, type PostgresEngine } from './postgres-engine.ts';

const url = inject('postgresUrl');

describe('the pool of a PostgreSQL server', () => {
  let engine: PostgresEngine;

  afterEach(() => engine?.close());

  it('ends a statement that takes too long', async () => {
    engine = await openPostgresDatabase({ url, statementTimeoutMs: 2500 });
    await expect(engine.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
    await expect(engine.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('refuses a caller who waits too long for a connection', async () => {
    engine = await openPostgresDatabase({ url, poolSize: 1, connectionTimeoutMs: 2500 });
    const waited = engine.withConnection(() => engine.query('select 1'));
    await expect(waited).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(engine.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('opens as many connections as allowed, and no more', async () => {
    engine = await openPostgresDatabase({ url, poolSize: 3 });
    const backends = await Promise.all(
      Array.from({ length: 12 }, () =>
        engine.query<{ pid: number }>('select pg_backend_pid() as pid from pg_sleep(0.02)'),
      ),
    );
    expect(new Set(backends.map(({ rows }) => rows[0]?.pid)).size).toBe(3);
  });

  it('reports a lost connection, and opens another', async () => {
    engine = await openPostgresDatabase({ url, poolSize: 2 });
    const lost = engine.withConnection(async (connection) => {
      const { rows } = await connection.query('select pg_backend_pid() as pid');
      await engine.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
      await connection.query('select 1');
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(engine.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('survives a server that ends while it accepts a connection', async () => {
    const message = (kind: string, body: string) => {
      const head = Buffer.alloc(5);
      head.write(kind);
      head.writeInt32BE(4 + body.length, 1);
      return Buffer.concat([head, Buffer.from(body, 'latin1')]);
    };
    const welcome = [message('R', '\0\0\0\0'), message('Z', 'I')];
    const farewell = message('E', 'SFATAL\0C57P01\0Munexpected postmaster exit\0\0');
    // All of it arrives at once, so the pool's code does not run in between.
    const dying = createServer((socket) => {
      socket.once('data', () => socket.end(Buffer.concat([...welcome, farewell])));
    });
    dying.listen(0, '127.0.0.1');
    await once(dying, 'listening');
    const { port } = dying.address() as AddressInfo;
    const opening = openPostgresDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none` });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
    dying.close();
  });

  it('keeps statements prepared from their second use on', async () => {
    engine = await openPostgresDatabase({ url, poolSize: 1 });
    const kept = 'select statement from pg_prepared_statements';
    await engine.query(kept);
    await expect(engine.query(kept)).resolves.toMatchObject({ rows: [{ statement: kept }] });
  });

  it('leaves the parsers of other users of the driver alone', async () => {
    engine = await openPostgresDatabase({ url });
    await engine.query('select 1::int8');
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`select 1::int8 as value, 'x'::bytea as bytes`);
    await client.end();
    expect(rows).toEqual([{ value: '1', bytes: Buffer.from('x') }]);
  });

  it('says that the database does not exist', async () => {
    const missing = new URL(url);
    missing.pathname = '/there_is_no_such_database';
    await expect(openPostgresDatabase({ url: missing.href })).rejects.toThrow(
      /\/there_is_no_such_database has no such database\. Check DATABASE_URL/,
    );
  });

  it('refuses statements after closing', async () => {
    engine = await openPostgresDatabase({ url });
    await engine.close();
    await expect(engine.query('select 1')).rejects.toThrow('The database is closed.');
    await engine.close();
  });
});
