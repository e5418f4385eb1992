import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine, SqlResult } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import { createSessionRegistry } from './session-registry.ts';

const idleMs = 30 * minuteMs;
const touches = /update session set last_seen_at/;

/** The engine, with the statements counted that write when sessions were seen, or failing. */
function watch(engine: SqlEngine) {
  const state = { written: 0, isFailing: false, atOnce: 0, mostAtOnce: 0 };
  async function query<R>(sql: string, values?: readonly unknown[]): Promise<SqlResult<R>> {
    if (!touches.test(sql)) return engine.query<R>(sql, values);
    if (state.isFailing) throw new Error('the database cannot write');
    state.written += 1;
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    return engine.query<R>(sql, values).finally(() => (state.atOnce -= 1));
  }
  return { state, db: createKysely<Tables>({ ...engine, query }) };
}

describe.each(testDatabases())('when sessions were last seen, on $name', (database) => {
  let base: TestBase;
  let watched: ReturnType<typeof watch>;
  let sessions: ReturnType<typeof open>;

  /** The sessions of a process. */
  function open(db: Parameters<typeof createSessionRegistry>[0]['db']) {
    const lifetimes = { idleMs, absoluteMs: 24 * 60 * minuteMs };
    const publish = async () => undefined;
    return createSessionRegistry({ ...base, db, lifetimes, publish });
  }

  beforeAll(async () => {
    base = await openTestBase(database);
  });
  afterAll(() => base.close());
  beforeEach(() => {
    watched = watch(base.engine);
    sessions = open(watched.db);
  });

  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => base.member()));

  async function seenAt({ context }: Member): Promise<Date> {
    const query = base.db.selectFrom('session').select('last_seen_at');
    const { sessionId } = context.caller;
    return (await query.where('id', '=', sessionId).executeTakeFirstOrThrow()).last_seen_at;
  }

  /** Calls of members one after another; how many of their sessions were open. */
  async function call(some: readonly Member[], process = sessions): Promise<number> {
    let live = 0;
    for (const { token } of some) live += (await process.resolve(token)) === null ? 0 : 1;
    return live;
  }

  test('the calls of many sessions are written by one statement, and wait for none', async () => {
    const some = await members(40);
    base.pass(2 * minuteMs);
    expect(await call(some)).toBe(40);
    expect(watched.state.written).toBe(0);
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
    for (const one of some) expect(await seenAt(one)).toEqual(base.clock());
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
  });

  test('a session that was seen a minute ago is not written', async () => {
    const some = await members(2);
    base.pass(minuteMs);
    await call(some);
    await sessions.writeSeen();
    expect(watched.state.written).toBe(0);
  });

  test('one that is read again before it is written is written once, as seen last', async () => {
    const [member] = (await members(1)) as [Member];
    base.pass(2 * minuteMs);
    await call([member]);
    base.pass(5000);
    await call([member]);
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
    expect(await seenAt(member)).toEqual(base.clock());
    base.pass(5000);
    await call([member]);
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
  });

  test('one write at a time: what is noted meanwhile shares the next', async () => {
    const [first, ...others] = (await members(5)) as [Member, ...Member[]];
    base.pass(idleMs / 2 + 1);
    const calls = [
      sessions.resolve(first.token),
      ...others.map(({ token }) => sessions.resolve(token)),
    ];
    expect(await Promise.all(calls)).not.toContain(null);
    expect(watched.state.mostAtOnce).toBe(1);
    expect(watched.state.written).toBeLessThanOrEqual(3);
    for (const one of [first, ...others]) expect(await seenAt(one)).toEqual(base.clock());
  });

  test('no instant moves back, as by a process that is late', async () => {
    const [member] = (await members(1)) as [Member];
    const other = open(base.db);
    base.pass(2 * minuteMs);
    await call([member]);
    base.pass(2 * minuteMs);
    await call([member], other);
    await other.writeSeen();
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
    expect(await seenAt(member)).toEqual(base.clock());
  });

  test('a session that ended meanwhile stays as it was', async () => {
    const [member, beside] = (await members(2)) as [Member, Member];
    const before = await seenAt(member);
    base.pass(2 * minuteMs);
    await call([member, beside]);
    await sessions.end({ id: member.context.caller.sessionId }, 'logged out');
    await sessions.writeSeen();
    expect(await seenAt(member)).toEqual(before);
    expect(await seenAt(beside)).toEqual(base.clock());
  });

  test('an error loses none: they are written with the next', async () => {
    const [one, other] = (await members(2)) as [Member, Member];
    base.pass(2 * minuteMs);
    const first = base.clock();
    watched.state.isFailing = true;
    await call([one]);
    await expect(sessions.writeSeen()).rejects.toThrow('the database cannot write');
    watched.state.isFailing = false;
    base.pass(5000);
    await call([other]);
    await sessions.writeSeen();
    expect(watched.state.written).toBe(1);
    expect(await seenAt(one)).toEqual(first);
    expect(await seenAt(other)).toEqual(base.clock());
  });

  test('half of its idle time unused, it is written before the call goes on', async () => {
    const [member] = (await members(1)) as [Member];
    base.pass(idleMs / 2 + 1);
    await call([member]);
    expect(await seenAt(member)).toEqual(base.clock());
    const other = open(base.db);
    base.pass(idleMs - 1);
    await other.endExpired();
    expect(await call([member], other)).toBe(1);
  });

  test('a call that was not written yet counts for the idle time all the same', async () => {
    const [member] = (await members(1)) as [Member];
    base.pass(idleMs / 2);
    await call([member]);
    expect(watched.state.written).toBe(0);
    base.pass(idleMs / 2 + 1);
    expect(await call([member])).toBe(1);
    base.pass(idleMs + 1);
    expect(await call([member])).toBe(0);
  });

  test('no process ends a session that waits in another', async () => {
    const [member] = (await members(1)) as [Member];
    const other = open(base.db);
    base.pass(idleMs / 2);
    await call([member]);
    base.pass(idleMs / 2 - 1);
    await other.endExpired();
    await sessions.writeSeen();
    base.pass(2);
    expect(await call([member], other)).toBe(1);
  });

  test('the stop of the jobs writes what waits, and an error there ends nothing else', async () => {
    const [member] = (await members(1)) as [Member];
    const errors: unknown[] = [];
    const logger = { error: (...given: unknown[]) => void errors.push(given) };
    const job = { name: 'write', everyMs: minuteMs, run: sessions.writeSeen };
    const stop = () => createRepeatingJobs([{ ...job, atStop: job.run }], logger).stop();
    base.pass(2 * minuteMs);
    await call([member]);
    watched.state.isFailing = true;
    await stop();
    expect(errors).toHaveLength(1);
    watched.state.isFailing = false;
    await stop();
    expect(await seenAt(member)).toEqual(base.clock());
  });
});
