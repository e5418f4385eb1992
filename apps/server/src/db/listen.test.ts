import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from './sql-engine.ts';
import { everyEngine } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

describe.each(everyEngine())('notifications on the $name database', ({ name, open }) => {
  let engine: SqlEngine;

  beforeAll(async () => {
    engine = await open({ durable: false });
  });

  afterAll(() => engine.close());

  it('reach every listener of their channel until it stops listening', async () => {
    const first: string[] = [];
    const second: string[] = [];
    const leave = await engine.listen('site_changed', (payload) => first.push(payload));
    const leaveToo = await engine.listen('site_changed', (payload) => second.push(payload));
    await engine.query(`select pg_notify('site_changed', 'brand')`);
    await engine.query(`select pg_notify('other', 'nothing')`);
    await expect.poll(() => [first, second]).toEqual([['brand'], ['brand']]);
    await leave();
    await engine.query(`select pg_notify('site_changed', 'flags')`);
    await expect.poll(() => second).toEqual(['brand', 'flags']);
    await leaveToo();
    expect(first).toEqual(['brand']);
  });

  it('are sent only with the commit', async () => {
    const received: string[] = [];
    const leave = await engine.listen('committed', (payload) => received.push(payload));
    const notify = `select pg_notify('committed', $1)`;
    const undone = inTransaction(engine, async (connection) => {
      await connection.query(notify, ['undone']);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await inTransaction(engine, async (connection) => {
      await connection.query(notify, ['done']);
      expect(received).toEqual([]);
    });
    await expect.poll(() => received).toEqual(['done']);
    await leave();
  });

  it('are refused a channel name that is not plain', async () => {
    await expect(engine.listen('x; drop table y', () => undefined)).rejects.toThrow('plain');
  });

  it.runIf(name === 'postgres')('report when some may have been missed', async () => {
    const received: string[] = [];
    const leave = await engine.listen('interrupted', (payload) => received.push(payload));
    await engine.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen interrupted' and datname = current_database()`);
    await expect.poll(() => received).toEqual(['']);
    await engine.query(`select pg_notify('interrupted', 'back')`);
    await expect.poll(() => received).toEqual(['', 'back']);
    await leave();
  });
});
