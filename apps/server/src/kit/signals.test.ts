import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { createSignals, type Signal, type Signals } from './signals.ts';

describe.each(everyEngine())('change signals on the $name database', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let signals: Signals;
  let received: (Signal | null)[] = [];

  beforeAll(async () => {
    engine = await open({ durable: false });
    db = createKysely<Tables>(engine);
    signals = createSignals(engine, db);
    signals.listen((signal) => received.push(signal));
    await signals.start();
  });

  afterAll(async () => {
    await signals.stop();
    await engine.close();
  });

  it('reach the listeners of another process, once for each member', async () => {
    received = [];
    const other = createSignals(engine, db);
    const balance = { kind: 'balance', memberId: 7n };
    await other.publish(balance, balance, { kind: 'status', memberId: null });
    await expect.poll(() => received).toHaveLength(2);
    expect(received).toEqual([balance, { kind: 'status', memberId: null }]);
  });

  it('reach 10,000 members in one call, each once', async () => {
    received = [];
    const ids = Array.from({ length: 10_000 }, (_, index) => 1_000_000_000_000n + BigInt(index));
    await signals.publish(...ids.map((memberId) => ({ kind: 'balance', memberId })));
    await expect.poll(() => received).toHaveLength(ids.length);
    expect(received.map((signal) => signal?.memberId)).toEqual(ids);
  });

  it('are published only with the commit of their transaction', async () => {
    received = [];
    const undone = db.transaction().execute(async (transaction) => {
      await signals.publishIn(transaction, { kind: 'undone', memberId: 1n });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await signals.publish({ kind: 'done', memberId: 1n });
    await expect.poll(() => received).toEqual([{ kind: 'done', memberId: 1n }]);
  });

  it('make listeners read everything again when one cannot be parsed', async () => {
    received = [];
    await engine.query(`select pg_notify('site_signal', '')`);
    await expect.poll(() => received).toEqual([null]);
  });

  it('no longer reach a listener that has been removed', async () => {
    received = [];
    const late: (Signal | null)[] = [];
    const leave = signals.listen((signal) => late.push(signal));
    leave();
    await signals.publish({ kind: 'winners', memberId: null });
    await expect.poll(() => received).toHaveLength(1);
    expect(late).toEqual([]);
  });
});
