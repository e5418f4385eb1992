import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { slotBudgets } from '#http/request/request-budgets.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { bytesOf, openConnection, until } from './raw-connection.ts';

let harness: ServedSite;
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const hash = async (text: string) => {
    await gate;
    return leastCost.hash(text);
  };
  harness = await serveTestSite(anyDatabase(), {
    deps: { passwordAlgorithm: { ...leastCost, hash } },
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => harness.close());

const hashMoreThanAtOnce = () =>
  Array.from({ length: slotBudgets.hash.atOnce + 4 }, () => harness.identity.hasher.hash('any'));

async function readiness(): Promise<[status: number, text: string]> {
  const response = await fetch(`http://127.0.0.1:${harness.port}/readyz`);
  return [response.status, await response.text()];
}

const reading = (wanted: string) => harness.slotReadings().find(({ name }) => name === wanted);

test('Wire transport: readiness reports a queue that stands still, until it moves', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  expect(await readiness()).toEqual([200, 'ready']);
  const hashes = hashMoreThanAtOnce();
  await until(() => (reading('hashes')?.waiting ?? 0) > 0);
  expect(await readiness()).toEqual([200, 'ready']);
  vi.advanceTimersByTime(30_001);
  expect(await readiness()).toEqual([503, 'not ready\nhashes stand still']);
  open();
  await Promise.all(hashes);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('D18: a log-in that waits leaves the queue with its connection', async () => {
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  const hashes = hashMoreThanAtOnce();
  const body = JSON.stringify({ username: 'nobody', password: 'not-the-password' });
  const logins = Array.from({ length: 20 }, (_, index) => {
    const headers = {
      merchant: harness.merchantCode,
      'content-type': 'application/json',
      'x-forwarded-for': `10.5.0.${index}`,
    };
    const connection = openConnection(harness.port);
    const path = '/wps/session/login';
    connection.write(bytesOf({ method: 'POST', path, headers, body }));
    return connection;
  });
  await until(() => reading('logins')?.waiting === 18);
  for (const { socket } of logins) socket.destroy();
  await until(() => reading('logins')?.waiting === 0);
  open();
  await Promise.all(hashes);
  await until(() => reading('logins')?.held === 0);
  expect(reading('hashes')).toMatchObject({ held: 0, waiting: 0 });
});
