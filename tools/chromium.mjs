import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @typedef {'headless-shell' | 'chromium'} BrowserKind */

/** For each kind Debian's package, the variable that names it, and its usual path. */
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
const kinds = /** @type {BrowserKind[]} */ (Object.keys(browsers));

/** The path of a browser of exactly that kind; null when it is missing. */
function placeOf(kind, environment, exists) {
  const { variable, places } = browsers[kind];
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
  const full = () => placeOf('chromium', environment, exists);
  if (kind === 'chromium' || environment.BROWSER === 'chromium') return full();
  return placeOf('headless-shell', environment, exists) ?? full();
}

/** A sentence when the environment names a browser that is not there, else null. */
export function browserComplaint(environment = process.env, exists = existsSync) {
  for (const { variable } of Object.values(browsers)) {
    const place = environment[variable];
    if (place && !exists(place)) return `${variable} names ${place}, but nothing is there.`;
  }
  return null;
}

function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}

/** Installs those of the packages that this system offers; the full browser replaces others. */
function installPackages(packages) {
  const isOffered = (name) => succeeds('apt-cache', ['show', name]);
  const install = () => {
    const offered = packages.filter(isOffered);
    const options = ['-y', '-qq', '--no-install-recommends'];
    return offered.length === 0 || succeeds('apt-get', ['install', ...options, ...offered]);
  };
  if (isOffered('chromium') && install()) return;
  // The lists were never fetched, or name a version that is no longer there.
  succeeds('apt-get', ['update', '-qq']);
  install();
}

/** Installs Debian's browsers where one is missing and this user may; throws a clear sentence. */
export function ensureChromium() {
  const complaint = browserComplaint();
  if (complaint) throw new Error(complaint);
  const missing = kinds.filter((kind) => placeOf(kind, process.env, existsSync) === null);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && mayInstall) {
    installPackages(missing.map((kind) => browsers[kind].packageName));
  }
  if (chromiumPath('chromium')) return;
  throw new Error(
    'The end-to-end tests need Chromium: install the package chromium, ' +
      'or set CHROMIUM_PATH to a browser that is there.',
  );
}
