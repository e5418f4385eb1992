import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

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
  const versions = existsSync(debian)
    ? readdirSync(debian).map(Number).filter(Number.isInteger)
    : [];
  const folders = [
    ...versions.toSorted((one, other) => other - one).map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && isRecent(folder));
}

function isRecent(folder) {
  try {
    const version = execFileSync(path.join(folder, 'postgres'), ['--version'], {
      encoding: 'utf8',
    });
    return Number(/(\d+)/.exec(version)?.[1]) >= oldestVersion;
  } catch {
    return false;
  }
}

/** The folder of the binaries; installs them from Debian first when they are missing. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  const sentence =
    `PostgreSQL ${oldestVersion} or later is not installed. ` +
    'Install it (on Debian: apt-get install postgresql), or put its bin folder on the PATH.';
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) throw new Error(sentence);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', ['update'], { env }).catch(() => undefined);
  for (const name of ['postgresql-15', 'postgresql']) {
    const args = ['install', '--yes', '--no-install-recommends', name];
    await execute('apt-get', args, { env }).catch(() => undefined);
    const installed = findPostgres();
    if (installed) return installed;
  }
  throw new Error(`${sentence} Installing it with apt-get did not work.`);
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
    if (!inMemory) return tmpdir();
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize < roomBytes ? tmpdir() : memoryFolder;
  } catch {
    return tmpdir();
  }
}

/**
 * Starts a cluster that trusts connections from this machine.
 * `kill` ends the server without a shutdown (by default SIGKILL), `restart` starts it again.
 * @param {Wanted} wanted
 */
export async function startPostgres({ port, dir, settings = {}, inMemory = false }) {
  await refuseTaken(port);
  const bin = await ensurePostgres();
  const owner = unprivilegedOwner();
  const home = dir ?? mkdtempSync(path.join(temporaryFolder(inMemory), 'postgres-'));
  const data = path.join(home, 'data');
  mkdirSync(home, { recursive: true });
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    if (settings.fsync === 'off') args.push('--no-sync');
    await execute(path.join(bin, 'initdb'), args, { ...owner, cwd: home });
  }

  const removeHome = () => {
    if (dir === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  let server = await launch({ bin, data, port, home, owner, settings }).catch((error) => {
    removeHome();
    throw error;
  });
  const kill = async (/** @type {NodeJS.Signals} */ signal = 'SIGKILL') => {
    server.process.kill(signal);
    await server.ended;
  };
  const stop = async () => {
    process.off('exit', killAtExit);
    // A cluster that is removed need not write its buffers to the disk.
    server.process.kill(dir === undefined ? 'SIGQUIT' : 'SIGINT');
    const late = setTimeout(() => server.process.kill('SIGKILL'), stopLimitMs);
    await server.ended;
    clearTimeout(late);
    removeHome();
  };
  const restart = async () => {
    await kill('SIGINT');
    server = await launch({ bin, data, port, home, owner, settings });
  };
  const killAtExit = () => {
    server.process.kill('SIGKILL');
    removeHome();
  };
  process.on('exit', killAtExit);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, kill, restart };
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
    const end = () => {
      hasEnded = true;
      resolve(undefined);
    };
    child.on('close', end).on('error', end);
  });
  const limit = Date.now() + startLimitMs;
  while (!(await answers(bin, port))) {
    if (hasEnded || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start on port ${port}:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { process: child, ended };
}

/** True once the server takes connections; the port alone is open a little earlier. */
async function answers(bin, port) {
  if (!(await isOpen(port))) return false;
  const args = ['-h', '127.0.0.1', '-p', String(port), '-t', '1'];
  return execute(path.join(bin, 'pg_isready'), args).then(
    () => true,
    () => false,
  );
}

/** Throws when the port is taken: another server there would be mistaken for this one. */
async function refuseTaken(port) {
  if (await isOpen(port)) throw new Error(`Port ${port} is taken: PostgreSQL cannot start there.`);
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
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
  const psql = bin && existsSync(path.join(bin, 'psql')) ? path.join(bin, 'psql') : 'psql';
  const args = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c'];
  await execute(psql, [...args, `create database ${name} template template0`]);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

function isExecutedDirectly() {
  try {
    accessSync(process.argv[1] ?? '', constants.R_OK);
    return fileURLToPath(import.meta.url) === path.resolve(process.argv[1] ?? '');
  } catch {
    return false;
  }
}

async function runUntilInterrupted() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5432' }, dir: { type: 'string' } },
  });
  const server = await startPostgres({
    port: Number(values.port),
    ...(values.dir === undefined ? {} : { dir: values.dir }),
  });
  console.log(server.url);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
}

if (isExecutedDirectly()) {
  runUntilInterrupted().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
