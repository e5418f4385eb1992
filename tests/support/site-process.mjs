import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';
import { serverArguments } from '../../tools/start/server-arguments.mjs';

const apps = path.join(root, 'apps');
const siteReady = /^Pavilion is ready at (http:\/\/\S+)\/m\/home$/m;
const sandboxReady = /^Sandbox on (http:\/\/\S+), mail on /m;
const clock = new URL('movable-clock.mjs', import.meta.url);
const usuallyReadyWithinMs = 180_000;
const stopWithinMs = 60_000;

/**
 * @typedef {object} WantedProgram
 * @property {string} program
 * @property {Record<string, string>} env
 * @property {string[]} nodeArgs
 * @property {RegExp} readyLine matches the line that says where the program listens
 * @property {boolean} [movableClock] allows `setAhead`
 * @property {number} [readyWithinMs]
 */

/**
 * Starts a built program as a process of its own. Throws its output when it ends before it is
 * ready.
 * @param {WantedProgram} wanted
 */
async function startProgram({
  program,
  env,
  nodeArgs,
  readyLine,
  movableClock = false,
  readyWithinMs = usuallyReadyWithinMs,
}) {
  if (!existsSync(program)) throw new Error(`${program} is not built: run node tools/build.mjs.`);
  const begun = performance.now();
  const stdio = ['ignore', 'pipe', 'pipe', ...(movableClock ? ['ipc'] : [])];
  const child = spawn(process.execPath, [...nodeArgs, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      // Its threads read them too, while they leave out the arguments of the process.
      ...(movableClock && { NODE_OPTIONS: `--import=${clock.href}` }),
      ...env,
    },
    stdio: /** @type {['ignore', 'pipe', 'pipe']} */ (stdio),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-20_000);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.on('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));

  const kill = async (/** @type {NodeJS.Signals} */ signal = 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await kill('SIGTERM');
    clearTimeout(late);
  };
  const url = await untilReady(child, ended, () => readyLine.exec(output)?.[1], readyWithinMs);
  if (typeof url !== 'string') throw new Error(`The program ended before it was ready:\n${output}`);
  const readyMs = performance.now() - begun;
  const setAhead = (/** @type {number} */ aheadMs) => setClock(child, ended, aheadMs);
  return { url, pid: child.pid ?? 0, readyMs, kill, stop, setAhead, output: () => output };
}

/** Waits for the address that the program prints; ends one that is not ready in time. */
async function untilReady(child, ended, address, readyWithinMs) {
  const late = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
  const printed = new Promise((resolve) => {
    child.stdout.on('data', () => {
      if (address() !== undefined) resolve(address());
    });
  });
  const url = await Promise.race([printed, ended.then(() => null)]);
  clearTimeout(late);
  return url;
}

/** Puts the clock of the program so far ahead of the real time; resolves once it is. */
async function setClock(child, ended, aheadMs) {
  const set = new Promise((resolve) => {
    child.once('message', () => resolve(true));
  });
  child.send({ aheadMs });
  const isSet = await Promise.race([set, ended.then(() => false)]);
  if (!isSet) throw new Error('The program ended before its clock was set.');
}

/**
 * @typedef {object} WantedSite
 * @property {number} [port] without it the system chooses; the metrics have a port of their own
 * @property {string} dataDir
 * @property {string} [databaseUrl] without it the embedded database is used
 * @property {Record<string, string>} env secrets, the vendor's address and other settings
 * @property {string[]} [nodeArgs] for profiles
 * @property {boolean} [movableClock] allows `setAhead`; an embedded database follows
 * @property {number} [readyWithinMs]
 */

/**
 * Starts the built server. When the system chooses the port, `env` must not set PUBLIC_URL.
 * @param {WantedSite} wanted
 */
export async function startSiteProcess({
  port = 0,
  dataDir,
  databaseUrl = '',
  env,
  nodeArgs = [],
  ...more
}) {
  const site = await startProgram({
    ...more,
    program: path.join(apps, 'server/dist/main.js'),
    nodeArgs: [...nodeArgs, ...serverArguments],
    readyLine: siteReady,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // A port without a server, unless a test has a mail stub: the default may be another site's.
      SANDBOX_SMTP_PORT: '9',
      ...env,
    },
  });
  return port === 0 ? site : { ...site, url: `http://127.0.0.1:${port}` };
}

/**
 * Starts the built sandbox, the companies of one site, with a clock that can be moved.
 * @param {Record<string, string>} env its ports, the address of the site and the secrets
 */
export function startSandboxProcess(env) {
  const program = path.join(apps, 'sandbox/dist/main.js');
  return startProgram({ program, env, nodeArgs: [], readyLine: sandboxReady, movableClock: true });
}
