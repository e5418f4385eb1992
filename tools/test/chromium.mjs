import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @typedef {'headless-shell' | 'chromium'} BrowserKind */

/** For each kind Debian's package, the variable that names it, and its usual paths. */
const browsers = {
  'headless-shell': {
    packageName: 'chromium-headless-shell',
    variable: 'CHROMIUM_HEADLESS_SHELL_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
  },
  chromium: {
    packageName: 'chromium',
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  },
};

/** The path of a browser of exactly that kind; null when it is missing. */
function placeOf({ variable, places }, environment, exists) {
  const named = environment[variable];
  return (named ? [named] : places).find((place) => exists(place)) ?? null;
}

/**
 * The browser that tests drive; null when there is none. The headless shell, which needs half the
 * processor, has no push and no windows: what needs them asks for `chromium`. The full browser
 * serves in place of the shell where that is missing, and everywhere with BROWSER=chromium.
 * @param {BrowserKind} kind
 * @returns {string | null}
 */
export function chromiumPath(kind = 'chromium', environment = process.env, exists = existsSync) {
  const shellIsFine = kind === 'headless-shell' && environment.BROWSER !== 'chromium';
  const shell = shellIsFine ? placeOf(browsers['headless-shell'], environment, exists) : null;
  return shell ?? placeOf(browsers.chromium, environment, exists);
}

/** A sentence when the environment names a browser that is not there, else null. */
export function browserComplaint(environment = process.env, exists = existsSync) {
  for (const { variable } of Object.values(browsers)) {
    const place = environment[variable];
    if (place && !exists(place)) return `${variable} names ${place}, but nothing is there.`;
  }
  return null;
}

/** Installs those of the packages that this system offers; the full browser replaces others. */
function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (packages.every(install)) return;
  // The lists were never fetched, or name a version that is no longer there.
  apt('update', '-qq');
  packages.forEach(install);
}

/** Installs Debian's browsers where one is missing and this user may; throws a clear sentence. */
export function ensureChromium() {
  const complaint = browserComplaint();
  if (complaint) throw new Error(complaint);
  const missing = Object.values(browsers).filter((one) => !placeOf(one, process.env, existsSync));
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) installPackages(missing.map(({ packageName }) => packageName));
  if (chromiumPath('chromium')) return;
  throw new Error(
    'The end-to-end tests need Chromium: install the package chromium, ' +
      'or set CHROMIUM_PATH to a browser that is there.',
  );
}
