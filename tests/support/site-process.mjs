import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';
import { serverArguments } from '../../tools/start/server-arguments.mjs';

const program = path.join(root, 'apps/server/dist/main.js');
const readyLine = /^Pavilion is ready at (http:\/\/\S+)\/m\/home$/m;
const usuallyReadyWithinMs = 180_000;
const stopWithinMs = 60_000;

/**
 * @typedef {object} WantedSite
 * @property {number} [port] without it the system chooses; the metrics have a port of their own
 * @property {string} dataDir
 * @property {string} [databaseUrl] without it the embedded database is used
 * @property {Record<string, string>} env secrets, the vendor's address and other settings
 * @property {string[]} [nodeArgs] for profiles
 * @property {number} [readyWithinMs]
 */

/**
 * Starts the built server as a process of its own. Throws its output when it ends before it is
 * ready. When the system chooses the port, `env` must not set PUBLIC_URL.
 * @param {WantedSite} wanted
 */
export async function startSiteProcess({
  port = 0,
  dataDir,
  databaseUrl = '',
  env,
  nodeArgs = [],
  readyWithinMs = usuallyReadyWithinMs,
}) {
  if (!existsSync(program)) throw new Error('The server is not built: run node tools/build.mjs.');
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, ...serverArguments, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // A port without a server, unless a test has a mail stub: the default may be another site's.
      SANDBOX_SMTP_PORT: '9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
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
  const printedUrl = await untilReady(child, ended, () => output, readyWithinMs);
  const url = port === 0 ? printedUrl : `http://127.0.0.1:${port}`;
  const readyMs = performance.now() - begun;
  return { url, pid: child.pid ?? 0, readyMs, kill, stop, output: () => output };
}

/** Waits for the ready line and returns its address; ends a server that is not ready in time. */
async function untilReady(child, ended, output, readyWithinMs) {
  const late = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
  const printed = new Promise((resolve) => {
    const look = () => {
      const address = readyLine.exec(output())?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', look);
  });
  const address = await Promise.race([printed, ended.then(() => null)]);
  clearTimeout(late);
  if (typeof address === 'string') return address;
  throw new Error(`The server ended before it was ready:\n${output()}`);
}
