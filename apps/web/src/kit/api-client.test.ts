import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
