import { expect, test } from 'vitest';
import { browserComplaint, chromiumPath } from './chromium.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const full = '/usr/bin/chromium';
const onlyThere =
  (...places) =>
  (place) =>
    places.includes(place);

test('each kind of browser is found where Debian puts it', () => {
  const exists = onlyThere(shell, full);
  expect(chromiumPath('headless-shell', {}, exists)).toBe(shell);
  expect(chromiumPath('chromium', {}, exists)).toBe(full);
  expect(chromiumPath(undefined, {}, exists), 'the full one is the default').toBe(full);
});

test('the full browser is used without a shell, and on request', () => {
  expect(chromiumPath('headless-shell', {}, onlyThere(full))).toBe(full);
  const exists = onlyThere(shell, full);
  expect(chromiumPath('headless-shell', { BROWSER: 'chromium' }, exists)).toBe(full);
  expect(chromiumPath('headless-shell', {}, onlyThere())).toBeNull();
});

test('the shell is never used in place of the full browser', () => {
  expect(chromiumPath('chromium', {}, onlyThere(shell))).toBeNull();
});

test('each kind may be named by the environment, and must then be there', () => {
  const named = { CHROMIUM_HEADLESS_SHELL_PATH: '/opt/shell', CHROMIUM_PATH: '/opt/full' };
  const exists = onlyThere('/opt/shell', '/opt/full', shell, full);
  expect(chromiumPath('headless-shell', named, exists)).toBe('/opt/shell');
  expect(chromiumPath('chromium', named, exists)).toBe('/opt/full');
  expect(browserComplaint(named, exists)).toBeNull();
  expect(browserComplaint(named, onlyThere('/opt/shell'))).toBe(
    'CHROMIUM_PATH names /opt/full, but nothing is there.',
  );
});
