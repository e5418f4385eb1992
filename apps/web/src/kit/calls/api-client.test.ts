import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '@pavilion/domain/limits';
import { api } from '../api.ts';
import { onSessionLost, readSession } from '../session-record.ts';
import { clearSession, writeSession } from '../session/session-writes.ts';

const record = {
  token: 'raw-token',
  type: 0,
  merchantCode: 'PAVILION',
  userName: 'member01',
  firstTimeLogin: false,
};
const next = { ...record, token: 'token-of-the-next', userName: 'member02' };

type Sent = { url: string; headers: Headers };
let sent: Sent[] = [];
/** The answer of the site by token; a guest has none. */
let answerTo: (token: string | null, url: string) => Response | Promise<Response>;

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

const settings = { success: true, value: { list: [] } };
const ended = { success: false, errorCode: 'session.ended', message: '', value: null };

/** Holds the answer to the first call until the test gives it. */
function holdFirst(): (response: Response) => void {
  let arrive: (response: Response) => void = () => undefined;
  const arrival = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  let calls = 0;
  answerTo = () => {
    calls += 1;
    return calls === 1 ? arrival : answer(200, settings);
  };
  return arrive;
}

beforeEach(() => {
  sent = [];
  answerTo = (token) => (token === null ? answer(200, settings) : answer(401, ended));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url, headers });
    return answerTo(headers.get('Authorization'), url);
  });
});

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

/** Whether a call has settled by the time that a later one has. */
async function isAnswered(call: Promise<unknown>): Promise<boolean> {
  let answered = false;
  const settle = () => {
    answered = true;
  };
  void call.then(settle, settle);
  answerTo = () => answer(200, settings);
  await api.games.listVendors({}, new AbortController().signal);
  return answered;
}

test('§8, D9: a call carries merchant, language and device, and the raw token of a session', async () => {
  writeSession(record);
  await api.games.listVendors({});
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    merchant: 'PAVILION',
    language: 'EN',
    device: 'WEB',
    authorization: 'raw-token',
    moduleid: 'GAMELO3',
  });
});

test('§8, D9: a stale session is dropped and reported once, and calls are repeated as a guest', async () => {
  writeSession(record);
  const listener = vi.fn();
  onSessionLost(listener);
  await Promise.all([api.games.listVendors({}), api.games.listVendors({})]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readSession()).toBeNull();
  expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('§8: a late refusal does not end the session of the next member', async () => {
  const listener = vi.fn();
  onSessionLost(listener);
  const arrive = holdFirst();
  writeSession(record);
  const read = api.games.listVendors({}, new AbortController().signal);
  await expect.poll(() => sent.length).toBe(1);
  writeSession(next);
  arrive(answer(401, ended));
  expect(await read).toEqual({ list: [] });
  expect(readSession()).toEqual(next);
  expect(listener).not.toHaveBeenCalled();
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
    record.token,
    next.token,
  ]);
});

test.each([
  ['an answer', 200, settings],
  ['a refusal', 401, ended],
])('§8: %s to a member’s change is not delivered to the next one', async (_, status, body) => {
  const arrive = holdFirst();
  writeSession(record);
  const change = api.notifications.readMessage({ messageId: '1' });
  await expect.poll(() => sent.length).toBe(1);
  writeSession(next);
  arrive(answer(status, body));
  expect(await isAnswered(change)).toBe(false);
  expect(readSession()).toEqual(next);
});

test('§8: a member’s call is never sent for the next member, however long encrypting takes', async () => {
  const arrive = holdFirst();
  writeSession(record);
  const change = api.sessions.confirmSession({ kind: 'password', value: 'lantern' });
  await expect.poll(() => sent.length).toBe(1);
  writeSession(next);
  arrive(
    answer(200, { success: true, value: { keys: [], nonce: 'n', time: '', required: false } }),
  );
  expect(await isAnswered(change)).toBe(false);
  expect(sent.map(({ url }) => url)).not.toContain('/wps/session/confirm');
  expect(sent).toHaveLength(2);
});

test('§9: a call without an answer within 9,999 ms fails as a slow connection', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const call = api.games.listVendors({}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.loadingToastMs);
  expect(await call).toMatchObject({ code: 'request.network', status: 0 });
});

/** An answer with headers whose body never arrives, until the call is aborted. */
function stalledAnswer(contentType: string, signal?: AbortSignal | null): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":'));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'Content-Type': contentType } });
}

test.each([
  ['application/json; charset=utf-8', limits.loadingToastMs],
  ['text/csv; charset=utf-8', 60_000],
])('§9: a body of %s that stalls fails after %i ms like no answer', async (type, endMs) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => stalledAnswer(type, signal));
  let outcome: unknown = null;
  void api.games.listVendors({}).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(endMs - 1);
  expect(outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({
    code: 'request.network',
    message: 'Slow Connection, No Internet',
    status: 0,
  });
  expect(vi.getTimerCount()).toBe(0);
});
