import { readFileSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeProject,
  port,
  removeProject,
  seenBy,
  start,
  until,
} from './started-project.fixture.mjs';

let project;

beforeEach(() => {
  project = makeProject();
});
afterEach(removeProject);

test('server and sandbox start with matching ports, addresses and secrets', async () => {
  const run = start({ HOST: '0.0.0.0' });
  const server = await until(() => seenBy('server', run));
  const sandbox = await until(() => seenBy('sandbox', run));
  const [site, companies] = [String(port), String(port + 100)];
  expect(server).toMatchObject({ PORT: site, SANDBOX_URL: `http://127.0.0.1:${companies}` });
  expect(sandbox).toMatchObject({
    SANDBOX_PORT: companies,
    PAVILION_URL: `http://127.0.0.1:${site}`,
  });
  const file = path.join(project, 'data/secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(server.OPERATOR_TOKEN).toBe(JSON.parse(readFileSync(file, 'utf8')).OPERATOR_TOKEN);
  expect(sandbox.OPERATOR_TOKEN).toBe(server.OPERATOR_TOKEN);
});

test('the heap of the server has a limit, so that it is collected early', async () => {
  const run = start();
  const server = await until(() => seenBy('server', run));
  expect(server.heapMb).toBeLessThan(1100);
});

test('a later start keeps the secrets', async () => {
  const first = start();
  const { OPERATOR_TOKEN } = await until(() => seenBy('server', first));
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start();
  expect((await until(() => seenBy('server', second))).OPERATOR_TOKEN).toBe(OPERATOR_TOKEN);
});

test('a signal stops both cleanly, with exit code 0', async () => {
  const run = start();
  await until(() => seenBy('server', run) && seenBy('sandbox', run));
  run.child.kill('SIGINT');
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('server stopped');
  expect(run.output()).toContain('sandbox stopped');
});

test('when one dies the other is stopped and its exit code is passed on', async () => {
  const run = start();
  const server = await until(() => seenBy('sandbox', run) && seenBy('server', run));
  process.kill(server.pid, 'SIGUSR2');
  expect(await run.ended).toBe(7);
  expect(run.output()).toContain('The server ended by itself (exit code 7).');
  expect(run.output()).toContain('sandbox stopped');
});

test('when it is killed, the programs that it started end too', async () => {
  const run = start();
  await until(() => seenBy('sandbox', run) && seenBy('server', run));
  run.child.kill('SIGKILL');
  // The output closes when the last process that holds it has ended.
  await run.ended;
  expect(run.output()).toContain('server stopped');
  expect(run.output()).toContain('sandbox stopped');
});

test('in production the sandbox runs only on request', async () => {
  const run = start({ NODE_ENV: 'production' });
  const server = await until(() => seenBy('server', run));
  expect(server.SANDBOX_URL).toBeUndefined();
  expect(server.KEYS_SECRET, 'one drawn beside the database would protect nothing').toBeUndefined();
  run.child.kill('SIGTERM');
  await run.ended;
  expect(run.output()).not.toContain('sandbox');
  const requested = start({ NODE_ENV: 'production', SANDBOX: '1' });
  await until(() => seenBy('sandbox', requested));
});

test('a taken port is one clear sentence', async () => {
  const other = net.createServer().listen(port + 100, '127.0.0.1');
  try {
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      expect.stringContaining(`Port ${port + 100} is already in use`),
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
