import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#arcade/catalogue/catalogue.ts';
import { createDemoPurse } from '#arcade/play/purse.ts';
import { createSeatStore } from '#arcade/play/seat.ts';
import {
  realLaunch,
  signedHeaders,
  startSandbox,
  testSecrets,
} from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { registerLauncher } from './launcher.routes.ts';
import { signBody, signatureHeader } from './signature.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const launcherUrl = '/api/v1/softswiss/launcher/real';

function postRaw(raw: string, signature?: string) {
  return sandbox.server.inject({
    method: 'POST',
    url: launcherUrl,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [signatureHeader]: signature }),
    },
    payload: raw,
  });
}

function sign(raw: string): string {
  return signBody(raw, testSecrets.vendorSecret);
}

test('a real launch answers an address that names nothing but a random id', async () => {
  const response = await sandbox.post(launcherUrl, realLaunch('coral-choir'));
  expect(response.statusCode).toBe(200);
  const address = response.json<{ launch_url: string }>().launch_url;
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3299\/play\/[\w-]{32}$/);
});

test('the signature covers the raw bytes, unusual spacing included', async () => {
  const raw = `  ${JSON.stringify(realLaunch('coral-choir'), null, 3)}\n`;
  expect((await postRaw(raw, sign(raw))).statusCode).toBe(200);
  expect((await postRaw(raw.trim(), sign(raw))).statusCode).toBe(403);
});

test('a missing, malformed or wrong signature answers 403', async () => {
  const raw = JSON.stringify(realLaunch('coral-choir'));
  for (const signature of [undefined, '', 'zz', sign(`${raw} `), sign(raw).slice(2)]) {
    expect((await postRaw(raw, signature)).statusCode).toBe(403);
  }
});

test.each([
  ['an unknown game', 404, realLaunch('no-such-game')],
  ['no account', 400, { ...realLaunch('coral-choir'), account: undefined }],
  [
    'a lower-case currency',
    400,
    { ...realLaunch('coral-choir'), account: { id: 'a', currency: 'php' } },
  ],
])('a launch with %s is refused', async (_name, status, body) => {
  expect((await sandbox.post(launcherUrl, body)).statusCode).toBe(status);
});

test('a game that has no engine is refused and never opened with another one', async () => {
  const server = Fastify();
  registerLauncher(server, {
    vendorSecret: testSecrets.vendorSecret,
    publicOrigin: 'http://127.0.0.1:3299',
    seats: createSeatStore(),
    engines: { of: () => undefined, stop: () => {} },
    purseFor: () => createDemoPurse(0n),
  });
  const raw = JSON.stringify(realLaunch('coral-choir'));
  const response = await server.inject({
    method: 'POST',
    url: launcherUrl,
    headers: signedHeaders(raw, testSecrets.vendorSecret),
    payload: raw,
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'game_unavailable' });
});

test.each(games)('the game $id can be launched and opened', async ({ id }) => {
  const seatPath = await sandbox.launch(id);
  expect((await sandbox.server.inject(seatPath)).statusCode).toBe(200);
  const state = await sandbox.server.inject(`${seatPath}/state`);
  expect(state.json()).toMatchObject({ game: { id }, balance: '1000.00' });
});

test('a demo launch opens play money and never calls the wallet', async () => {
  const seatPath = await sandbox.launch('coral-choir', 'demo');
  const before = sandbox.pavilion.calls.length;
  const state = await sandbox.server.inject(`${seatPath}/state`);
  expect(state.json()).toMatchObject({ mode: 'demo', balance: '500.00', language: 'TY' });
  expect((await sandbox.act(seatPath, 'spin', { coin: '0.05' })).refusal).toBeNull();
  expect(sandbox.pavilion.calls.length).toBe(before);
});

test('the list gives name, provider, return and thumbnail of each game of the vendor', async () => {
  const response = await sandbox.server.inject('/api/v1/operator/games?operator=pavilion');
  const { games: listed } = response.json<{ games: object[] }>();
  expect(listed.length).toBe(games.filter(({ provider }) => provider !== 'COPPERLEAF').length);
  expect(listed[0]).toMatchObject({
    identifier: 'coral-choir',
    name: 'Coral Choir',
    provider: 'TIDEWORKS',
    rtp: '96.20',
    volatility: 'medium',
    currencies: ['PHP'],
    thumbnail: 'http://127.0.0.1:3299/thumbnails/coral-choir.svg',
  });
  expect((await sandbox.server.inject('/api/v1/operator/games')).statusCode).toBe(400);
});

test('the fixtures of every book that can still be bet on are listed', async () => {
  const url = '/api/v1/operator/fixtures';
  const { statusCode } = await sandbox.server.inject({ method: 'GET', url });
  expect(statusCode).toBe(400);
  const askedAt = Date.now();
  const response = await sandbox.server.inject({ method: 'GET', url: `${url}?operator=pavilion` });
  const { fixtures } = response.json<{ fixtures: { game: string; starts_at: string }[] }>();
  const books = games.filter((game) => game.engine === 'book').map((game) => game.id);
  expect(new Set(fixtures.map((fixture) => fixture.game))).toEqual(new Set(books));
  for (const { starts_at } of fixtures) expect(Date.parse(starts_at)).toBeGreaterThan(askedAt);
});
