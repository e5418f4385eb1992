import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../server/create-http-server.ts';
import { addConsoleApp } from './console-app.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'pavilion-console-'));
const server = createHttpServer(pino({ level: 'silent' }));

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  mkdirSync(join(consoleDir, '.vite'));
  writeFileSync(join(consoleDir, 'index.html'), '<html>console</html>');
  writeFileSync(join(consoleDir, 'assets', 'index-1234567.js'), 'script');
  writeFileSync(join(consoleDir, '.vite', 'manifest.json'), '{}');
  // The web app registers the plugin before the console does.
  await server.register(fastifyStatic, { root: consoleDir, serve: false });
  await addConsoleApp(server, consoleDir);
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(consoleDir, { recursive: true });
});

const ask = (url: string) => server.inject({ url });

test('Console: the page runs only its own scripts, and cannot be framed', async () => {
  const { body, headers, statusCode } = await ask('/console/');
  expect([statusCode, body]).toEqual([200, '<html>console</html>']);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
});

test('Console: every screen has its address', async () => {
  expect((await ask('/console/components?from=here')).body).toBe('<html>console</html>');
});

test('Console: the address without its final slash redirects to it', async () => {
  const { statusCode, headers } = await ask('/console');
  expect([statusCode, headers.location]).toEqual([302, '/console/']);
});

test('Console: its files are cached for a year, and no others are sent', async () => {
  const { statusCode, headers, body } = await ask('/console/assets/index-1234567.js');
  expect([statusCode, body]).toEqual([200, 'script']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of [
    '.vite/manifest.json',
    'assets/../index.html',
    'assets/gone.js',
    '%2e%2e/x.js',
  ]) {
    expect([path, (await ask(`/console/${path}`)).statusCode]).toEqual([path, 404]);
  }
});
