import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '@pavilion/domain/limits';
import { client } from './api-client.ts';
import { onSessionEnded } from './session-ended.ts';
import { clearSession, readSession, writeSession } from './session-record.ts';

const record = {
  token: 'raw-token',
  type: 0,
  merchantCode: 'PAVILION',
  userName: 'member01',
  firstTimeLogin: false,
};

type Sent = { url: string; headers: Headers };
let sent: Sent[] = [];

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

const settings = { success: true, value: { list: [] } };
const ended = { success: false, errorCode: 'session.ended', message: '', value: null };

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url, headers });
    return headers.has('Authorization') ? answer(401, ended) : answer(200, settings);
  });
});

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('a call carries merchant, language and device, and the raw token of a session', async () => {
  writeSession(record);
  await client.games.listVendors({});
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    merchant: 'PAVILION',
    language: 'EN',
    device: 'WEB',
    authorization: 'raw-token',
    moduleid: 'GAMELO3',
  });
});

test('a stale session is dropped, told of once, and calls are repeated as a guest', async () => {
  writeSession(record);
  const told = vi.fn();
  const stop = onSessionEnded(told);
  await Promise.all([client.games.listVendors({}), client.games.listVendors({})]);
  stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(readSession()).toBeNull();
  expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('§9: a call that nothing answers in 9,999 ms ends, and says that the line is slow', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const call = client.games.listVendors({}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.loadingToastMs);
  expect(await call).toMatchObject({ code: 'request.network', status: 0 });
});
