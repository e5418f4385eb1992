import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimTab, forgetDeviceKeys, forgetTabKeys } from './kept-keys.ts';

type Kept = Record<string, string>;

/** Imitates the browser's storage: what it stores are its own properties. */
function storageOf(kept: Kept): Kept {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage = Object.assign(Object.create(methods) as Kept, kept);
  return storage;
}

let tab: Kept;
let device: Kept;
const game = JSON.stringify({ userName: 'ligaya', path: '/m/play/1' });

beforeEach(() => {
  tab = storageOf({
    withdrawIntent: 'w',
    'join 7': 'j',
    wantedFavourite: 'f',
    signIn: 's',
    webClip: '1',
  });
  device = storageOf({ openGame: game, theme: 'dark', remPass: 'r', MC_SESSION_INFO: 'm' });
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

test('§3: a returning member finds in the tab what they began, and nobody else does', () => {
  claimTab('ligaya');
  claimTab('ligaya');
  expect(tab).toMatchObject({ withdrawIntent: 'w', 'join 7': 'j', tabMember: 'ligaya' });
  claimTab('bayani');
  expect(tab).toEqual({
    wantedFavourite: 'f',
    signIn: 's',
    webClip: '1',
    tabMember: 'bayani',
  });
});

test('§3: a log-out keeps what belongs to the device', () => {
  claimTab('ligaya');
  forgetTabKeys(['guest', 'member']);
  expect(tab).toEqual({ webClip: '1' });
});

test('§3: an interrupted game stays on the device for its player alone', () => {
  forgetDeviceKeys('ligaya');
  expect(device['openGame']).toBe(game);
  forgetDeviceKeys('bayani');
  expect(device).toEqual({ theme: 'dark', remPass: 'r', MC_SESSION_INFO: 'm' });
  device['openGame'] = game;
  forgetDeviceKeys(null);
  expect(device['openGame']).toBeUndefined();
});

test('§3: a browser without storage keeps nothing of a member', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    claimTab('ligaya');
    forgetTabKeys(['member']);
    forgetDeviceKeys(null);
  }).not.toThrow();
});
