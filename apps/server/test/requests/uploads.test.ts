import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import {
  bytesOf,
  openConnection,
  pictureBody,
  until,
  type RawConnection,
} from './raw-connection.ts';

const path = '/wps/member/info/icon';
const atOnce = 8;

describe.each(testDatabases())('Wire transport: uploads on $name', (database) => {
  let harness: ServedSite;
  const opened: RawConnection[] = [];

  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const { socket } of opened.splice(0)) socket.destroy();
    await untilUploads(0, 0);
  });
  afterAll(() => harness.close());

  function uploads(): [held: number, waiting: number] {
    const { held = 0, waiting = 0 } =
      harness.slotReadings().find(({ name }) => name === 'uploads') ?? {};
    return [held, waiting];
  }

  async function newToken(): Promise<string> {
    const { id } = await harness.newMember(0);
    return (await harness.openSession(id)).token;
  }

  const untilUploads = (held: number, waiting: number) =>
    until(() => uploads().join() === `${held},${waiting}`);

  const addressOf = (index: number) => `10.1.${index >> 8}.${index & 255}`;

  /** Begins an upload and sends all but its last bytes. */
  function beginUpload(token: string, address: string) {
    const { headers, body } = pictureBody();
    const given = { merchant: harness.merchantCode, authorization: token };
    const all = { ...headers, ...given, 'x-forwarded-for': address };
    const bytes = bytesOf({ method: 'POST', path, headers: all, body });
    const connection = openConnection(harness.port);
    opened.push(connection);
    connection.write(bytes.subarray(0, -20));
    return Object.assign(connection, { finish: () => connection.write(bytes.subarray(-20)) });
  }

  const beginMany = async (count: number, firstAddress: number) => {
    const tokens = await Promise.all(Array.from({ length: count }, newToken));
    return tokens.map((token, index) => beginUpload(token, addressOf(firstAddress + index)));
  };

  const answered = async (connection: RawConnection) => {
    await until(() => connection.answer() !== null);
    return connection.answer() as NonNullable<ReturnType<typeof connection.answer>>;
  };

  test('slots are freed when connections close, of running and waiting uploads', async () => {
    const reading = await beginMany(atOnce, 0);
    await untilUploads(atOnce, 0);
    const waiting = await beginMany(atOnce, 100);
    await untilUploads(atOnce, atOnce);
    for (const { socket } of waiting) socket.destroy();
    await untilUploads(atOnce, 0);
    for (const { socket } of reading) socket.destroy();
    await untilUploads(0, 0);

    const later = await beginMany(atOnce, 200);
    for (const one of later) one.finish();
    for (const one of later) expect(await answered(one)).toMatchObject({ status: 200 });
  });

  test('an upload is answered while others hang', async () => {
    const hanging = await beginMany(atOnce - 1, 0);
    await untilUploads(atOnce - 1, 0);
    const [another] = await beginMany(1, 100);
    another?.finish();
    expect(await answered(another as RawConnection)).toMatchObject({ status: 200 });
    expect(hanging.map((one) => one.answer())).toEqual(hanging.map(() => null));
  });

  test('one member has two at a time, one address four, and a network counts as one', async () => {
    const token = await newToken();
    const parallel = {
      status: 429,
      headers: { 'retry-after': '1' },
      body: { success: false, errorCode: 'request.parallel' },
    };
    beginUpload(token, addressOf(1));
    beginUpload(token, addressOf(2));
    await untilUploads(2, 0);
    expect(await answered(beginUpload(token, addressOf(3)))).toMatchObject(parallel);

    const tokens = await Promise.all(Array.from({ length: 6 }, newToken));
    const inOne = tokens.slice(0, 4).map((one, index) => beginUpload(one, `2001:db8::${index}`));
    await untilUploads(6, 0);
    const [fifth = '', elsewhere = ''] = tokens.slice(4);
    expect(await answered(beginUpload(fifth, '2001:db8::abcd:1'))).toMatchObject(parallel);
    const other = beginUpload(elsewhere, '2001:db8:0:1::1');
    other.finish();
    expect(await answered(other)).toMatchObject({ status: 200 });

    inOne[0]?.socket.destroy();
    await untilUploads(5, 0);
    const next = beginUpload(fifth, '2001:db8::abcd:2');
    next.finish();
    expect(await answered(next)).toMatchObject({ status: 200 });
    expect(await harness.metrics.metrics()).toContain('requests_too_many_total{kind="upload"} 2');
  });

  test('an upload that is too slow is refused, and its connection closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [slow] = await beginMany(1, 0);
    await untilUploads(1, 0);
    await vi.advanceTimersByTimeAsync(10_999);
    expect(slow?.answer()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await slow?.closed;
    expect(slow?.answer()).toMatchObject({
      status: 408,
      headers: { 'retry-after': '1', connection: 'close' },
      body: { success: false, errorCode: 'request.timeout' },
    });
    expect(uploads()).toEqual([0, 0]);
    expect(await harness.metrics.metrics()).toContain('requests_too_slow_total{kind="upload"} 1');
  });

  test('an upload that waits too long for a slot is refused with Retry-After', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await beginMany(atOnce, 0);
    await untilUploads(atOnce, 0);
    await vi.advanceTimersByTimeAsync(500);
    const [waiting] = await beginMany(1, 100);
    await untilUploads(atOnce, 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answered(waiting as RawConnection)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { errorCode: 'server.busy' },
    });
    expect(await harness.metrics.metrics()).toContain('requests_while_busy_total{kind="upload"} 1');
  });

  test('a client that still sends its body can read a refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stranger = beginUpload('no-such-token', addressOf(1));
    expect(await answered(stranger)).toMatchObject({ status: 401 });
    expect(stranger.socket.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(21_000);
    await stranger.closed;
  });
});
