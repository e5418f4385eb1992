import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { createLogger } from './logger.ts';
import {
  createOutboxSender,
  outboxDelayMs,
  putInOutbox,
  type OutboxMessage,
  type OutboxVerdict,
} from './outbox.ts';

const secondMs = 1000;
const leaseMs = 60 * secondMs;

test('the pauses between tries double from five seconds to a quarter of an hour', () => {
  const seconds = [1, 2, 3, 4, 8, 9, 100].map((tries) => outboxDelayMs(tries) / secondMs);
  expect(seconds).toEqual([5, 10, 20, 40, 640, 900, 900]);
});

describe.each(everyEngine())('the outbox on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let topic = '';
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely(engine);
  });
  beforeEach(() => {
    topic = randomUUID();
  });
  afterAll(() => engine.close());

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  const put = (key: string) =>
    db
      .transaction()
      .execute((transaction) =>
        putInOutbox(transaction, { topic, key, payload: { to: key } }, now),
      );

  function sender(send: (message: OutboxMessage) => Promise<OutboxVerdict>, batch = 10) {
    const logger = createLogger('silent');
    return createOutboxSender({ db, clock: () => now, logger, topic, send, leaseMs, batch });
  }

  const rows = () =>
    db.selectFrom('outbox').selectAll().where('topic', '=', topic).orderBy('key').execute();

  test('a message is sent once, with its payload, and is done', async () => {
    await put('a');
    const sent: OutboxMessage[] = [];
    const sendDue = sender(async (message) => {
      sent.push(message);
      return { outcome: 'done' };
    });
    expect(await sendDue()).toBe(1);
    expect(sent).toEqual([{ key: 'a', payload: { to: 'a' }, tries: 1 }]);
    expect(await rows()).toMatchObject([{ done_at: now, tries: 1 }]);
    pass(24 * 3600 * secondMs);
    expect(await sendDue()).toBe(0);
  });

  test('the same topic and key is stored once', async () => {
    await put('a');
    await put('a');
    expect(await rows()).toHaveLength(1);
  });

  test('a message of a transaction that was rolled back is never sent', async () => {
    const broken = db.transaction().execute(async (transaction) => {
      await putInOutbox(transaction, { topic, key: 'a', payload: {} }, now);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('a message that must wait is tried again after its pause, its reason stored', async () => {
    await put('a');
    const tries: number[] = [];
    const sendDue = sender(async (message) => {
      tries.push(message.tries);
      return tries.length < 3 ? { outcome: 'again', reason: 'busy' } : { outcome: 'done' };
    });
    await sendDue();
    expect(await rows()).toMatchObject([{ last_error: 'busy', done_at: null }]);
    pass(5 * secondMs - 1);
    expect(await sendDue()).toBe(0);
    pass(1);
    expect(await sendDue()).toBe(1);
    pass(10 * secondMs);
    expect(await sendDue()).toBe(1);
    expect(tries).toEqual([1, 2, 3]);
    expect(await rows()).toMatchObject([{ last_error: null, done_at: now }]);
  });

  test('a sender that throws counts as a try, and the other messages are sent', async () => {
    await put('a');
    await put('b');
    const sendDue = sender(async ({ key }) => {
      if (key === 'a') throw new Error('broken');
      return { outcome: 'done' };
    });
    await sendDue();
    const [a, b] = await rows();
    expect(a).toMatchObject({ last_error: 'broken', done_at: null });
    expect(b).toMatchObject({ done_at: now });
  });

  test('two processes never claim the same message', async () => {
    for (let index = 0; index < 30; index += 1) await put(`message ${index}`);
    const sent: string[] = [];
    const send = async ({ key }: OutboxMessage): Promise<OutboxVerdict> => {
      sent.push(key);
      await setImmediate();
      return { outcome: 'done' };
    };
    const totals = await Promise.all([1, 2, 3, 4].map(() => sender(send, 3)()));
    expect(totals.reduce((sum, one) => sum + one)).toBe(30);
    expect(new Set(sent).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  test('a dead process’s message is free after the lease; a late result is ignored', async () => {
    await put('a');
    let finishLate = () => {};
    const stuck = sender(
      () =>
        new Promise<OutboxVerdict>((resolve) => {
          finishLate = () => resolve({ outcome: 'again', reason: 'late' });
        }),
    )();
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    const tries: number[] = [];
    const sendDue = sender(async (message) => {
      tries.push(message.tries);
      return { outcome: 'done' };
    });
    pass(leaseMs - 1);
    expect(await sendDue()).toBe(0);
    pass(1);
    expect(await sendDue()).toBe(1);
    expect(tries).toEqual([2]);
    finishLate();
    await stuck;
    expect(await rows()).toMatchObject([{ done_at: now, last_error: null, tries: 2 }]);
  });

  test('a full batch is followed by the next, until the signal stops it', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await put(key);
    const stopping = new AbortController();
    const sendDue = sender(async ({ key }) => {
      if (key === 'b') stopping.abort();
      return { outcome: 'done' };
    }, 2);
    expect(await sendDue(stopping.signal)).toBe(2);
    expect(await sendDue()).toBe(3);
  });
});
