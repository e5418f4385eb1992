import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const record = {
  token: 't',
  type: 4,
  merchantCode: 'PAVILION',
  userName: 'trial01',
  firstTimeLogin: true,
};

test('MC_SESSION_INFO is read at the start, written at login and gone at logout', async () => {
  kept.set('MC_SESSION_INFO', JSON.stringify(record));
  const { readSession, writeSession, clearSession } = await import('./session-record.ts');
  expect(readSession()).toEqual(record);
  writeSession({ ...record, userName: 'other' });
  expect(JSON.parse(kept.get('MC_SESSION_INFO') ?? '')).toMatchObject({ userName: 'other' });
  clearSession();
  expect(readSession()).toBeNull();
  expect(kept.has('MC_SESSION_INFO')).toBe(false);
});

test.each(['', 'null', '{}', '{"token":""}', '{"token":5,"type":0}', 'not json'])(
  'a stored text that is no session is not one: %j',
  async (text) => {
    kept.set('MC_SESSION_INFO', text);
    const { readSession } = await import('./session-record.ts');
    expect(readSession()).toBeNull();
  },
);

test('who watches is told of login and logout', async () => {
  const { subscribeSession, writeSession, clearSession } = await import('./session-record.ts');
  const told = vi.fn();
  const stop = subscribeSession(told);
  writeSession(record);
  clearSession();
  stop();
  writeSession(record);
  expect(told).toHaveBeenCalledTimes(2);
});
