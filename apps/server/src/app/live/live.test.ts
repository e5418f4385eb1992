import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Caller } from '#http/handlers.ts';
import { streamBudget } from '#http/request/request-budgets.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { createLogger } from '#kit/logger.ts';
import { createSignals, type Signals } from '#kit/signals.ts';
import { livePath } from '@pavilion/contract/player/live-stream';
import { createLiveStreams, type LiveOptions, type LiveStreams } from './live-streams.ts';
import { addLiveRoute } from './live.routes.ts';
import { readEvents, type EventReader } from './testing/event-reader.ts';

const merchant = 'TEST';
const coalesceMs = 100;
const logger = createLogger('silent');

type Site = { server: FastifyInstance; streams: LiveStreams; port: number };

describe.each(testDatabases())('Wire transport: event streams on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let signals: Signals;
  let site: Site;
  let otherProcess: Signals;
  const sessions = new Map<string, Caller>();
  const readers: EventReader[] = [];
  const sites: Site[] = [];

  async function startSite(options: Partial<LiveOptions> = {}): Promise<Site> {
    const streams = createLiveStreams({
      signals,
      logger,
      budget: { ...streamBudget(50), shares: { member: 8, address: 40 } },
      coalesceMs,
      findLiveSessions: async (ids) => {
        const live = new Set([...sessions.values()].map(({ sessionId }) => sessionId));
        return new Set(ids.filter((id) => live.has(id)));
      },
      ...options,
    });
    const server = createHttpServer(logger);
    addLiveRoute(server, streams, {
      merchantCode: merchant,
      resolveSession: async (token) => sessions.get(token) ?? null,
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const started = { server, streams, port };
    sites.push(started);
    return started;
  }

  beforeAll(async () => {
    engine = await open({ durable: false });
    db = createKysely(engine);
    signals = createSignals(engine, db);
    otherProcess = createSignals(engine, db);
    await signals.start();
    site = await startSite();
  });
  afterEach(async () => {
    for (const { socket } of readers.splice(0)) socket.destroy();
    await expect.poll(() => site.streams.count()).toBe(0);
  });
  afterAll(async () => {
    for (const { server } of sites) await server.close();
    await signals.stop();
    await engine.close();
  });

  function logIn(memberId: bigint): string {
    const token = randomUUID();
    sessions.set(token, {
      memberId,
      username: 'm',
      memberType: 0,
      sessionId: randomUUID(),
      isExcluded: false,
      isUnfinished: false,
    });
    return token;
  }

  async function listen(
    token: string | null,
    { headers = {}, at = site }: { headers?: Record<string, string>; at?: Site } = {},
  ): Promise<EventReader> {
    const authorization = token === null ? {} : { authorization: token };
    const reader = await readEvents(at.port, livePath, {
      merchant,
      ...authorization,
      ...headers,
    });
    readers.push(reader);
    return reader;
  }

  const expectEvents = (reader: EventReader, ...events: string[]) =>
    expect.poll(() => reader.events()).toEqual(events);

  test('a change reaches its member alone, from any process; guests get public ones', async () => {
    const mine = await listen(logIn(1n));
    const another = await listen(logIn(2n));
    const guest = await listen(null);
    await otherProcess.publish({ kind: 'balance', memberId: 1n });
    await expectEvents(mine, 'change balance');
    await otherProcess.publish({ kind: 'status', memberId: null });
    await expectEvents(guest, 'change status');
    await expectEvents(another, 'change status');
    await expectEvents(mine, 'change balance', 'change status');
    expect(mine.text()).toMatch(/^[0-9a-f]+\r\nretry: \d+\nid: 1\n\n/);
  });

  test('an event holds the kinds and nothing else', async () => {
    const mine = await listen(logIn(3n));
    await signals.publish({ kind: 'unread', memberId: 3n });
    await expectEvents(mine, 'change unread');
    expect(mine.text()).toContain('event: change\ndata: {"kinds":["unread"]}\n\n');
  });

  test('a kind for members is not sent to everyone, nor is one that no page knows', async () => {
    const mine = await listen(logIn(4n));
    await signals.publish(
      { kind: 'balance', memberId: null },
      { kind: 'unheard-of', memberId: 4n },
      { kind: 'chat', memberId: 4n },
    );
    await expectEvents(mine, 'change chat');
  });

  test('a burst is one event in 100 ms', async () => {
    const mine = await listen(logIn(5n));
    let said = 0;
    const leave = signals.listen((signal) => (said += signal?.memberId === 5n ? 1 : 0));
    // Fake timers: however long the burst takes, the stream's time does not pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const frames of [1, 2]) {
        for (let count = 0; count < 20; count++) {
          await signals.publish(
            { kind: 'balance', memberId: 5n },
            { kind: 'unread', memberId: 5n },
          );
        }
        await expect.poll(() => said).toBe(40 * frames);
        await vi.advanceTimersByTimeAsync(coalesceMs);
        await expect.poll(() => mine.events().length).toBe(frames);
      }
    } finally {
      leave();
      vi.useRealTimers();
    }
    await expectEvents(mine, 'change balance unread', 'change balance unread');
  });

  test('a stream that reconnects, or may have missed changes, gets one catch-up', async () => {
    const back = await listen(logIn(6n), { headers: { 'last-event-id': '1' } });
    await expectEvents(back, 'catch-up');
    const first = await listen(logIn(6n));
    await engine.query(`select pg_notify('site_signal', '')`);
    await expectEvents(first, 'catch-up');
    await expectEvents(back, 'catch-up', 'catch-up');
  });

  test('a session that ends closes its own stream with a session frame, and no other', async () => {
    const token = logIn(7n);
    const ending = await listen(token);
    const kept = await listen(logIn(7n));
    sessions.delete(token);
    await otherProcess.publish({ kind: 'session', memberId: 7n });
    await expectEvents(ending, 'session');
    await expect.poll(() => ending.isClosed()).toBe(true);
    expect([kept.events(), kept.isClosed()]).toEqual([[], false]);
  });

  test('a session that expired without a signal is found at the next heartbeat', async () => {
    const own = await startSite({ beatMs: 5 });
    const token = logIn(8n);
    const running = await listen(token, { at: own });
    const staying = await listen(logIn(8n), { at: own });
    await expect.poll(() => staying.text()).toContain('\n:\n\n');
    sessions.delete(token);
    await expectEvents(running, 'session');
    expect(staying.isClosed()).toBe(false);
  });

  test('a call without merchant, or with a session that is over, is refused', async () => {
    const statuses = [
      await listen(null, { headers: { merchant: 'OTHER' } }),
      await listen('no-such-token'),
    ].map(({ status, text }) => [status, text().includes('"errorCode":"session.ended"')]);
    expect(statuses).toEqual([
      [400, false],
      [401, true],
    ]);
  });

  test('the ninth stream of a member is refused, until another ends', async () => {
    const token = logIn(9n);
    const streams = [];
    for (let count = 0; count < 8; count++) streams.push(await listen(token));
    const ninth = await listen(token);
    expect([ninth.status, ninth.text()]).toEqual([503, expect.stringContaining('live.full')]);
    expect((await listen(logIn(10n))).status).toBe(200);
    streams[0]?.socket.destroy();
    await expect.poll(() => site.streams.count()).toBe(8);
    expect((await listen(token)).status).toBe(200);
  });

  test('a process and an address have a limit of streams', async () => {
    const small = await startSite({
      budget: { ...streamBudget(3), shares: { member: 8, address: 2 } },
    });
    const from = (address: string) =>
      listen(null, { at: small, headers: { 'x-forwarded-for': address } });
    const addresses = ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3'];
    const statuses = [];
    for (const address of addresses) statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 503, 200, 503]);
  });

  test('an IPv6 /64 is limited as one address, a /48 as ten', async () => {
    const small = await startSite({
      budget: { ...streamBudget(100), shares: { member: 8, address: 1 } },
    });
    const statusFrom = async (near: number, host: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:1:${near}::${host}` };
      return (await listen(null, { at: small, headers })).status;
    };
    expect([await statusFrom(1, 1), await statusFrom(1, 2)]).toEqual([200, 503]);
    for (let near = 2; near <= 10; near += 1) expect(await statusFrom(near, 1)).toBe(200);
    expect(await statusFrom(11, 1)).toBe(503);
  });

  test('a reader that reads nothing is cut off, and the others are not', async () => {
    const own = await startSite();
    const [slowSide] = await Promise.all([
      new Promise<Socket>((resolve) => own.server.server.once('connection', resolve)),
      listen(logIn(11n), { at: own }).then(({ socket }) => socket.pause()),
    ]);
    const reading = await listen(logIn(12n), { at: own });
    // More than the system's buffers hold, so that the rest waits in the server.
    slowSide.write(Buffer.alloc(32 * 1024 * 1024, ':'));
    await signals.publish({ kind: 'balance', memberId: 11n }, { kind: 'balance', memberId: 12n });
    await expect.poll(() => own.streams.count()).toBe(1);
    expect(slowSide.destroyed).toBe(true);
    await expectEvents(reading, 'change balance');
  });

  test('a stream queued behind another on its connection ends with the connection', async () => {
    const head = `GET ${livePath} HTTP/1.1\r\nhost: test\r\nmerchant: ${merchant}\r\n\r\n`;
    const socket = connect({ port: site.port, host: '127.0.0.1' });
    socket.write(head.repeat(3));
    await expect.poll(() => site.streams.count()).toBe(3);
    socket.destroy();
    await expect.poll(() => site.streams.count()).toBe(0);
    expect(site.streams.reading()).toMatchObject({ held: 0 });
  });

  test('the server closes although streams are open, and accepts no more', async () => {
    const closing = await startSite();
    const mine = await listen(logIn(13n), { at: closing });
    await closing.server.close();
    await expect.poll(() => mine.isClosed()).toBe(true);
    expect(closing.streams.count()).toBe(0);
    expect(() => closing.streams.admit({ listener: null, address: '' })).toThrow('server.stopping');
  });
});
