import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection, reconnectDelayMs, type Connection } from './keep-connected.ts';

type Attempt = Parameters<Connection['connect']>[0] & { end: () => void; fail: () => void };

let attempts: Attempt[] = [];
let polls = 0;
let connection: ReturnType<typeof createConnection>;

beforeEach(() => {
  vi.useFakeTimers();
  attempts = [];
  polls = 0;
  connection = createConnection({
    connect: (options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new Error('aborted')));
        attempts.push({ ...options, end: resolve, fail: () => reject(new Error('broken')) });
      }),
    poll: () => {
      polls += 1;
    },
  });
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

const latest = () => attempts.at(-1)!;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  [1, 0, 500],
  [1, 1, 1000],
  [2, 1, 2000],
  [3, 0.5, 3000],
  [20, 1, 30_000],
])(
  'Wire transport: after failure %i with the random number %d it waits %i ms',
  (failures, random, expected) => {
    expect(reconnectDelayMs(failures, random)).toBe(expected);
  },
);

test('Wire transport: a broken stream is opened again and asks to catch up', async () => {
  connection.start();
  expect(attempts.map(({ isReturn }) => isReturn)).toEqual([false]);
  latest().onOpen();
  await pass(60_000);
  latest().fail();
  await pass(1000);
  expect(attempts.map(({ isReturn }) => isReturn)).toEqual([false, true]);
  expect(polls).toBe(0);
});

test('Wire transport: after three failures it polls every 30 seconds, until the server gives a stream again', async () => {
  connection.start();
  for (let failure = 0; failure < 3; failure++) {
    latest().fail();
    if (failure < 2) await pass(4000);
  }
  expect([attempts.length, polls]).toEqual([3, 0]);
  await pass(30_000);
  expect([attempts.length, polls]).toEqual([4, 1]);
  latest().fail();
  await pass(30_000);
  expect([attempts.length, polls]).toEqual([5, 2]);
  latest().onOpen();
  await pass(120_000);
  expect([attempts.length, polls]).toEqual([5, 2]);
});

test('Wire transport: streams that end at once count as failures', async () => {
  connection.start();
  for (let count = 0; count < 3; count++) {
    latest().onOpen();
    latest().end();
    if (count < 2) await pass(4000);
  }
  await pass(29_000);
  expect([attempts.length, polls]).toEqual([3, 0]);
});

test('Wire transport: a hidden page has no stream; when it is visible again it catches up', async () => {
  connection.start();
  latest().onOpen();
  connection.stop();
  await pass(120_000);
  expect([attempts.length, latest().signal.aborted]).toEqual([1, true]);
  connection.start();
  connection.start();
  expect(attempts.map(({ isReturn }) => isReturn)).toEqual([false, true]);
});

test('Wire transport: another session gets a stream of its own', async () => {
  connection.start();
  connection.restart();
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  connection.stop();
  connection.restart();
  await pass(60_000);
  expect(attempts).toHaveLength(2);
});
