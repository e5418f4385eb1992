import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLogin, readRememberedLogin, rememberLogin } from './remembered-login.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('remPass', () => {
  it('gives the user name back on return, and nothing after it was forgotten', () => {
    rememberLogin('lantern_keeper');
    expect(readRememberedLogin()).toEqual({ type: 'username', username: 'lantern_keeper' });
    forgetLogin();
    expect(readRememberedLogin()).toBeNull();
  });

  it('never holds a password', () => {
    rememberLogin('lantern_keeper');
    expect(kept.get('remPass')).toBe('{"type":"username","username":"lantern_keeper"}');
  });

  it.each([
    ['an old-format value with a password', '{"type":"username","username":"a","password":"eA=="}'],
    ['a dialing code that no login uses', '{"type":"username","username":"a","x":"63"}'],
    ['another type', '{"type":"sms","username":"a"}'],
    ['a name that is no text', '{"type":"username","username":7}'],
    ['a text that is not JSON', 'bGFudGVybg=='],
    ['a bare null', 'null'],
  ])('erases %s unread', (_, stored) => {
    kept.set('remPass', stored);
    expect(readRememberedLogin()).toBeNull();
    expect(kept.has('remPass')).toBe(false);
  });
});
