import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOwnValues } from '#kit/own-value.ts';
import { clearSession, writeSession } from '#kit/session/session-writes.ts';
import { forgetHeldPassword, heldPassword, holdPassword } from './held-password.ts';

function begin(token: string): void {
  writeSession({ token, type: 0, userName: 'maria', merchantCode: 'M', firstTimeLogin: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  clearSession();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('D6: the password is kept for the session that it opened', () => {
  begin('one');
  holdPassword('lantern-on-water');
  expect(heldPassword()).toBe('lantern-on-water');
});

test('D6: the password is forgotten after the first change, the log-out, another log-in, and five minutes', () => {
  begin('one');
  holdPassword('lantern-on-water');
  forgetHeldPassword();
  expect(heldPassword()).toBeNull();

  holdPassword('lantern-on-water');
  clearSession();
  forgetOwnValues();
  begin('one');
  expect(heldPassword()).toBeNull();

  holdPassword('lantern-on-water');
  begin('two');
  expect(heldPassword()).toBeNull();

  holdPassword('lantern-on-water');
  vi.advanceTimersByTime(5 * 60_000);
  expect(heldPassword()).toBeNull();
});

test('D6: without a session no password is kept', () => {
  holdPassword('lantern-on-water');
  begin('one');
  expect(heldPassword()).toBeNull();
});
