import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The browser that the tests drive: CHROMIUM_PATH, or where Debian puts it; null when missing. */
export function chromiumPath(environment = process.env, exists = existsSync) {
  const places = environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : usualPlaces;
  return places.find((place) => exists(place)) ?? null;
}

/** Installs Debian's Chromium when there is none and this user may; throws a clear sentence. */
export function ensureChromium() {
  if (chromiumPath()) return;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, but nothing is there.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (chromiumPath()) return;
  }
  throw new Error(
    'The end-to-end tests need Chromium: install the package chromium, ' +
      'or set CHROMIUM_PATH to a browser that is there.',
  );
}
