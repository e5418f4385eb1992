import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, writeSession } from './session-record.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage of a browser; what lies in it is in `kept`. */
function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

test('§3, §4: a session that ends, however it does, leaves no game of its person on the device', () => {
  const kept = stubStorage();
  const record = { token: 'one', type: 0, merchantCode: 'PAVILION', userName: 'ligaya' };
  writeSession({ ...record, firstTimeLogin: false });
  kept.set('openGame', '{"userName":"ligaya"}');
  kept.set('theme', 'dark');
  clearSession();
  expect(readSession()).toBeNull();
  expect([...kept.keys()]).toEqual(['theme']);
});
