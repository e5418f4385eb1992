import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetInvitation,
  linkedCode,
  rememberedInvitation,
  rememberInvitation,
} from './invitation.ts';

const opened = new Date('2026-11-02T23:30:00Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?code=AGENT01', 'AGENT01'],
  ['?affiliateCode=%20AGENT01%20', 'AGENT01'],
  ['?affiliateCode=OTHER&code=AGENT01', 'AGENT01'],
  ['?domain=partner.example', ''],
  ['', ''],
])('a link with %j has the code %j', (search, code) => {
  expect(linkedCode(search)).toBe(code);
});

test('the last link counts on the device, for 30 days', () => {
  rememberInvitation('AGENT01', opened);
  rememberInvitation('AGENT02', opened);
  expect(rememberedInvitation(new Date('2026-12-02T00:10:00Z'))).toBe('AGENT02');
  expect(rememberedInvitation(new Date('2026-12-03T00:10:00Z'))).toBe('');
  forgetInvitation();
  expect(rememberedInvitation(opened)).toBe('');
});

test('what is no code is not kept', () => {
  rememberInvitation('<b>', opened);
  rememberInvitation('A', opened);
  expect(rememberedInvitation(opened)).toBe('');
});

test('where the browser stores nothing, nothing is remembered', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberInvitation('AGENT01', opened);
  expect(rememberedInvitation(opened)).toBe('');
  forgetInvitation();
});
