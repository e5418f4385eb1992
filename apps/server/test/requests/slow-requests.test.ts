import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { vendorKey } from '#testing/test-site.ts';
import { bytesOf, openConnection, until, type RawRequest } from './raw-connection.ts';

describe.each(testDatabases())('Wire transport: slow requests on $name', (database) => {
  let harness: ServedSite;

  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => harness.close());

  const slots = (wanted: string) =>
    harness.slotReadings().find(({ name }) => name === wanted)?.held;

  /** Sends all but the last byte; resolves when the server has seen it. */
  async function sendSlowly(request: RawRequest, slotName = 'calls') {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bytes = bytesOf(request);
    const connection = openConnection(harness.port);
    connection.write(bytes.subarray(0, -1));
    await until(() => slots(slotName) === 1);
    return connection;
  }

  const login = (length: number): RawRequest => ({
    method: 'POST',
    path: '/wps/session/login',
    headers: { merchant: harness.merchantCode, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'x'.repeat(length) }),
  });

  test.each([
    ['32 kB', 1000, 11_000],
    ['64 kB', 60_000, 12_000],
  ])('a body of up to %s has its time, then the connection is closed', async (_, length, ms) => {
    const slow = await sendSlowly(login(length));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(slow.answer()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await slow.closed;
    expect(slow.answer()).toMatchObject({
      status: 408,
      headers: { 'retry-after': '1', connection: 'close', 'cache-control': 'no-store' },
      body: { success: false, errorCode: 'request.timeout' },
    });
    expect(slots('calls')).toBe(0);
  });

  test('a chunked body of unknown length has the time of the longest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = openConnection(harness.port);
    slow.write(
      `POST /wps/session/login HTTP/1.1\r\nhost: test\r\nmerchant: ${harness.merchantCode}\r\n` +
        'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    );
    await until(() => slots('calls') === 1);
    await vi.advanceTimersByTimeAsync(12_000);
    await slow.closed;
    expect(slow.answer()).toMatchObject({ status: 408 });
  });

  test('a call of a vendor has 5 s, and is refused in the shape of the vendor', async () => {
    const body = JSON.stringify({ account_id: '1', currency: 'PHP', game_id: 'any' });
    const sign = createHmac('sha256', vendorKey).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-request-sign': sign };
    const path = '/vendors/sandbox/balance';
    const slow = await sendSlowly({ method: 'POST', path, headers, body }, 'vendor calls');
    await vi.advanceTimersByTimeAsync(4999);
    expect(slow.answer()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await slow.closed;
    const { status, body: answer } = slow.answer() ?? {};
    expect([status, answer]).toMatchObject([
      400,
      { code: 'invalid_argument', meta: { api_code: '400' } },
    ]);
    expect(slots('vendor calls')).toBe(0);
  });

  test('a webhook has 5 s', async () => {
    const path = '/webhooks/sandbox';
    const slow = await sendSlowly({ method: 'POST', path, body: '{"a":1}' }, 'webhooks');
    await vi.advanceTimersByTimeAsync(5000);
    await slow.closed;
    expect(slow.answer()).toMatchObject({ status: 408, body: { errorCode: 'request.timeout' } });
  });

  test('headers that are not complete in time are refused in the envelope', async () => {
    const { server } = harness.server;
    const before = server.headersTimeout;
    server.headersTimeout = 1;
    try {
      const slow = openConnection(harness.port);
      slow.write('POST /wps/session/login HTTP/1.1\r\nhost: test\r\n');
      await slow.closed;
      expect(slow.answer()).toMatchObject({
        status: 408,
        body: { success: false, errorCode: 'request.timeout' },
      });
    } finally {
      server.headersTimeout = before;
    }
    expect(before).toBe(10_000);
  });

  test('each kind of refusal is counted', async () => {
    const tooLarge = await harness.call({
      method: 'POST',
      path: '/wps/session/login',
      body: { username: 'x'.repeat(70_000), password: 'y' },
    });
    expect(tooLarge).toMatchObject({ status: 413, errorCode: 'request.too.large' });
    const text = await harness.metrics.metrics();
    expect(text).toContain('requests_too_large_total{kind="call"} 1');
    expect(text).toMatch(/requests_too_slow_total\{kind="call"\} \d/);
    expect(text).toContain('requests_too_slow_total{kind="vendor"} 1');
    expect(text).toContain('requests_too_slow_total{kind="webhook"} 1');
    for (const name of ['calls', 'uploads', 'streams', 'logins', 'hashes', 'commits']) {
      expect(text).toContain(`slots_held{slots="${name}"} 0`);
    }
  });
});
