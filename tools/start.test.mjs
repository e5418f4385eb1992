import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.mjs';

/** Takes a moment to stop, as a program does that lets its calls end. */
const standIn = (name) => `
process.on('SIGTERM', () => {
  console.log('${name} stopped');
  setTimeout(() => process.exit(0), 200);
});
process.on('SIGUSR2', () => process.exit(7));
const names = ['PORT', 'SANDBOX_URL', 'SANDBOX_PORT', 'PAVILION_URL', 'DATA_DIR',
  'OPERATOR_TOKEN', 'KEYS_SECRET'];
const seen = Object.fromEntries(names.map((name) => [name, process.env[name]]));
seen.heapMb = require('node:v8').getHeapStatistics().heap_size_limit / 2 ** 20;
console.log('${name} ' + process.pid + ' ' + JSON.stringify(seen));
setInterval(() => {}, 1000);
`;
const port = 4600;
/** The 300 ms of the tools, and 200 for the stand-in itself. */
const startWithinMs = 300 + 200;

let project;
let started;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  cpSync(path.join(root, 'tools'), path.join(project, 'tools'), { recursive: true });
  for (const app of ['server', 'sandbox']) {
    mkdirSync(path.join(project, `apps/${app}/dist`), { recursive: true });
    writeFileSync(path.join(project, `apps/${app}/dist/main.js`), standIn(app));
  }
  mkdirSync(path.join(project, 'node_modules'));
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(project, list), '{"packages":{}}');
  }
  rmSync(path.join(project, 'tools/art'), { recursive: true, force: true });
});

afterEach(() => {
  started?.child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

function start(env = {}) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  started = { child, ended, output: () => output };
  return started;
}

async function until(condition) {
  for (let turn = 0; turn < 200; turn += 1) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('waited in vain');
}

/** The process id and environment that a stand-in printed. */
function seenBy(name, { output }) {
  const [, pid, seen] = new RegExp(`${name} (\\d+) (\\{.*\\})`).exec(output()) ?? [];
  return pid ? { pid: Number(pid), ...JSON.parse(seen) } : null;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('server and sandbox start with ports, addresses and secrets that fit', async () => {
  const run = start({ HOST: '0.0.0.0' });
  const server = await until(() => seenBy('server', run));
  const sandbox = await until(() => seenBy('sandbox', run));
  expect(server).toMatchObject({ PORT: '4600', SANDBOX_URL: 'http://127.0.0.1:4700' });
  expect(sandbox).toMatchObject({ SANDBOX_PORT: '4700', PAVILION_URL: 'http://127.0.0.1:4600' });
  const file = path.join(project, 'data/secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(server.OPERATOR_TOKEN).toBe(JSON.parse(readFileSync(file, 'utf8')).OPERATOR_TOKEN);
  expect(sandbox.OPERATOR_TOKEN).toBe(server.OPERATOR_TOKEN);
});

test('the heap of the server has a limit, by which it is collected early', async () => {
  const run = start();
  const server = await until(() => seenBy('server', run));
  expect(server.heapMb).toBeLessThan(1100);
});

/** Milliseconds until a start reached its server; noise only adds, so a slow one is made again. */
async function startMs(tries) {
  const begun = performance.now();
  const run = start();
  await until(() => seenBy('server', run));
  const tookMs = performance.now() - begun;
  if (tookMs < startWithinMs || tries === 1) return tookMs;
  run.child.kill('SIGTERM');
  await run.ended;
  return startMs(tries - 1);
}

test('a later start reaches the server in under 300 ms and keeps the secrets', async () => {
  const first = start();
  const { OPERATOR_TOKEN } = await until(() => seenBy('server', first));
  first.child.kill('SIGTERM');
  await first.ended;
  expect(await startMs(3)).toBeLessThan(startWithinMs);
  expect(seenBy('server', started).OPERATOR_TOKEN).toBe(OPERATOR_TOKEN);
});

test('asked to stop, it stops both cleanly and leaves with 0', async () => {
  const run = start();
  await until(() => seenBy('server', run) && seenBy('sandbox', run));
  run.child.kill('SIGINT');
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('server stopped');
  expect(run.output()).toContain('sandbox stopped');
});

test('when one dies the other is stopped and the exit code tells', async () => {
  const run = start();
  const server = await until(() => seenBy('sandbox', run) && seenBy('server', run));
  process.kill(server.pid, 'SIGUSR2');
  expect(await run.ended).toBe(7);
  expect(run.output()).toContain('The server ended by itself (exit code 7).');
  expect(run.output()).toContain('sandbox stopped');
});

test('when it is killed outright, what it started leaves too', async () => {
  const run = start();
  const server = await until(() => seenBy('sandbox', run) && seenBy('server', run));
  run.child.kill('SIGKILL');
  expect(await until(() => !isRunning(server.pid))).toBe(true);
});

test('in production the sandbox stays out unless it is asked for', async () => {
  const run = start({ NODE_ENV: 'production' });
  const server = await until(() => seenBy('server', run));
  expect(server.SANDBOX_URL).toBeUndefined();
  expect(server.KEYS_SECRET, 'drawn beside the database it would protect nothing').toBeUndefined();
  run.child.kill('SIGTERM');
  await run.ended;
  expect(run.output()).not.toContain('sandbox');
  const asked = start({ NODE_ENV: 'production', SANDBOX: '1' });
  await until(() => seenBy('sandbox', asked));
});

test('a taken port is one clear sentence', async () => {
  const other = net.createServer().listen(4700, '127.0.0.1');
  try {
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      expect.stringContaining('Port 4700 is already in use'),
    ]);
  } finally {
    other.close();
  }
});

test('a bad PORT is one clear sentence', async () => {
  const run = start({ PORT: '70000' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('PORT must be a number from 1 to 65434, but is "70000".');
});
