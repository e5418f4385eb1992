import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { root } from '../run.mjs';
import { refuseTakenPorts } from './ports.mjs';

/** The source of a stub that takes a moment to stop, like a program that lets its calls end. */
const stub = (name) => `
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
/** A block of ports that nothing listens on: the site's, its metrics', and the sandbox's two. */
async function freePorts() {
  for (;;) {
    const first = randomInt(20_000, 32_000);
    try {
      await refuseTakenPorts('127.0.0.1', [first, first + 1, first + 100, first + 101]);
      return first;
    } catch {
      // One of the ports is taken; the next block is tried.
    }
  }
}

export const port = await freePorts();
/** A copy of the tools with stubs of the programs that they start. */
let project;
let started;

export function makeProject() {
  project = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  cpSync(path.join(root, 'tools'), path.join(project, 'tools'), { recursive: true });
  for (const app of ['server', 'sandbox']) {
    mkdirSync(path.join(project, `apps/${app}/dist`), { recursive: true });
    writeFileSync(path.join(project, `apps/${app}/dist/main.js`), stub(app));
  }
  mkdirSync(path.join(project, 'node_modules'));
  // The secrets have a key pair that a package draws.
  const packages = 'node_modules/@noble';
  symlinkSync(path.join(root, packages), path.join(project, packages));
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(project, list), '{"packages":{}}');
  }
  return project;
}

export function removeProject() {
  started?.child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
}

export function start(env = {}) {
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

/** Waits until `condition` is truthy and returns its value. */
export function until(condition) {
  return vi.waitUntil(condition, { timeout: 50_000, interval: 10 });
}

/** The process id and environment that a stub printed. */
export function seenBy(name, { output }) {
  const [, pid, seen] = new RegExp(`${name} (\\d+) (\\{.*\\})`).exec(output()) ?? [];
  return pid ? { pid: Number(pid), ...JSON.parse(seen) } : null;
}
