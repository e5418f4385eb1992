import { execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

// PostgreSQL for tests and benches: a throw-away cluster in a temporary folder, with fsync on
// by default.

const oldestVersion = 15;
const startLimitMs = 120_000;
const stopLimitMs = 60_000;
/** Below the ephemeral ports of operating systems. */
const [firstPort, portCount] = [15_000, 5000];
const execute = promisify(execFile);

/** The folder of the newest PostgreSQL 15 or later on this machine; undefined when there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).map(Number) : [];
  const folders = [
    ...versions
      .filter((version) => version >= oldestVersion)
      .toSorted((one, other) => other - one)
      .map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')) && isRecent(folder));
}

function isRecent(folder) {
  try {
    const program = path.join(folder, 'postgres');
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(version)?.[1]) >= oldestVersion;
  } catch {
    return false;
  }
}

/** The folder of the binaries; installs them from Debian first when they are missing. */
export async function ensurePostgres() {
  const mayInstall = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const install = ['install', '--yes', '--no-install-recommends'];
  const commands = [['update'], [...install, 'postgresql-15'], [...install, 'postgresql']];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [[], ...(mayInstall ? commands : [])]) {
    if (args.length > 0) await execute('apt-get', args, { env }).catch(() => undefined);
    const found = findPostgres();
    if (found) return found;
  }
  throw new Error(
    `PostgreSQL ${oldestVersion} or later is not installed. ` +
      'Install it (on Debian: apt-get install postgresql), or put its bin folder on the PATH.',
  );
}

/**
 * @typedef {object} Wanted
 * @property {number} port
 * @property {string} [dir] the cluster's folder; without it, a temporary one that stop() removes
 * @property {Record<string, string | number>} [settings] lines of postgresql.conf, by name
 * @property {boolean} [inMemory] the temporary folder is one in memory, where there is room
 */

const memoryFolder = '/dev/shm';
const roomBytes = 2 * 1024 ** 3;

/** The folder for temporary files; in memory, creating a database takes a tenth of the time. */
function temporaryFolder(inMemory) {
  try {
    fs.accessSync(memoryFolder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memoryFolder);
    return inMemory && bavail * bsize >= roomBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts a cluster that trusts connections from this machine. `socketUrl` reaches it by a Unix
 * domain socket, which costs a client less than TCP at `url`.
 * `kill` ends the server without a shutdown (by default SIGKILL), `restart` starts it again.
 * @param {Wanted} wanted
 */
export async function startPostgres({ port, dir, settings = {}, inMemory = false }) {
  await refuseTaken(port);
  const bin = await ensurePostgres();
  const owner = unprivilegedOwner();
  const home = dir ?? fs.mkdtempSync(path.join(temporaryFolder(inMemory), 'postgres-'));
  const data = path.join(home, 'data');
  fs.mkdirSync(home, { recursive: true });
  if (owner.uid !== undefined) fs.chownSync(home, owner.uid, owner.gid);
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    if (settings.fsync === 'off') args.push('--no-sync');
    await execute(path.join(bin, 'initdb'), args, { ...owner, cwd: home });
  }
  const removeHome = () => {
    if (dir === undefined) fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const launchIt = () => launch({ bin, data, port, home, owner, settings });
  let server = await launchIt().catch((error) => {
    removeHome();
    throw error;
  });
  const kill = async (/** @type {NodeJS.Signals} */ signal = 'SIGKILL') => {
    server.process.kill(signal);
    await server.ended;
  };
  const stop = async () => {
    process.off('exit', killAtExit);
    const late = setTimeout(() => server.process.kill('SIGKILL'), stopLimitMs);
    // A cluster that is removed need not write its buffers to the disk.
    await kill(dir === undefined ? 'SIGQUIT' : 'SIGINT');
    clearTimeout(late);
    removeHome();
  };
  const restart = async () => {
    await kill('SIGINT');
    server = await launchIt();
  };
  const killAtExit = () => {
    server.process.kill('SIGKILL');
    removeHome();
  };
  process.on('exit', killAtExit);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, socketUrl: `${url}?host=${encodeURIComponent(home)}`, stop, kill, restart };
}

/** PostgreSQL refuses to run as root: then it runs as the user postgres, or as nobody. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined };
  for (const name of ['postgres', 'nobody']) {
    try {
      const numberOf = (flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: numberOf('-u'), gid: numberOf('-g') };
    } catch {
      // This system has no such user; the next name is tried.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

async function launch({ bin, data, port, home, owner, settings }) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    fsync: 'on',
    logging_collector: 'off',
    log_min_messages: 'warning',
    ...settings,
  };
  await refuseTaken(port);
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...owner,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-4000);
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.on('close', resolve).on('error', resolve);
  }).then(() => {
    hasEnded = true;
  });
  const limit = Date.now() + startLimitMs;
  const asked = ['-h', '127.0.0.1', '-p', String(port), '-t', '1'];
  const answers = () =>
    execute(path.join(bin, 'pg_isready'), asked).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (hasEnded || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start on port ${port}:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { process: child, ended };
}

/** Throws when the port is taken: another server there would be mistaken for this one. */
async function refuseTaken(port) {
  if (await canListen(port)) return;
  throw new Error(`Port ${port} is taken: PostgreSQL cannot start there.`);
}

/** A free port that the system does not hand out before a server starts there. */
export async function freePort() {
  for (let step = 0; step < portCount; step += 1) {
    const port = firstPort + ((process.pid + step) % portCount);
    if (await canListen(port)) return port;
  }
  throw new Error('This machine has no free port.');
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Makes a database of that name on the server, empty, and returns its URL. */
export async function createDatabase(url, name) {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error(`${name} is no plain database name.`);
  const bin = findPostgres();
  const psql = bin && fs.existsSync(path.join(bin, 'psql')) ? path.join(bin, 'psql') : 'psql';
  const sql = `create database ${name} template template0`;
  await execute(psql, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', sql]);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
