import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLogin,
  forgetRememberedDevice,
  readRememberedLogin,
  rememberLogin,
  type RememberedLogin,
} from './remembered-login.ts';

const login: RememberedLogin = {
  type: 'username',
  username: 'lantern_keeper',
  countryDialingCode: '63',
  remembered: true,
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('§2 Login screen, D5: remPass', () => {
  it('returns the user name on the next visit, and nothing after it was forgotten', () => {
    rememberLogin(login);
    expect(readRememberedLogin()).toEqual(login);
    forgetLogin();
    expect(readRememberedLogin()).toBeNull();
  });

  it('never contains a password', () => {
    rememberLogin(login);
    expect(Object.keys(JSON.parse(kept.get('remPass') ?? '{}') as object)).not.toContain(
      'password',
    );
  });

  it('keeps the name but not the device after a log-out', () => {
    rememberLogin(login);
    forgetRememberedDevice();
    expect(readRememberedLogin()).toEqual({ ...login, remembered: false });
  });

  it.each([
    ['an old-format value with a password', '{"type":"username","username":"a","password":"eA=="}'],
    ['another field', '{"type":"username","username":"a","countryDialingCode":"","x":true}'],
    ['another type', '{"type":"face","username":"a","countryDialingCode":"","remembered":true}'],
    [
      'a name that is no text',
      '{"type":"username","username":7,"countryDialingCode":"","remembered":true}',
    ],
    ['a text that is not JSON', 'bGFudGVybg=='],
    ['a bare null', 'null'],
  ])('erases %s unread', (_, stored) => {
    kept.set('remPass', stored);
    expect(readRememberedLogin()).toBeNull();
    expect(kept.has('remPass')).toBe(false);
  });
});
