import { sign, verify } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#arcade/catalogue/catalogue.ts';
import { createSeatStore } from '#arcade/play/seat.ts';
import { keepRawJson, readJsonObject } from '#json-body.ts';
import { hub88Pairs } from '#testing/hub88-keys.ts';
import { startSandbox, testSecrets } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { createBackgroundDelivery } from '../wallet/background-delivery.ts';
import { createOperatorPurse } from '../wallet/operator-purse.ts';
import { createRoundBook } from '../wallet/round-book.ts';
import { transactionsOf } from './hub88-transactions.ts';
import { createHub88Wallet } from './hub88-wallet.ts';
import { registerHub88 } from './hub88.routes.ts';

type Call = { path: string; body: Record<string, unknown> };

const { vendor, operator } = hub88Pairs;
let sandbox: SandboxUnderTest;
let site: FastifyInstance;
let origin = '';
let calls: Call[] = [];
/** The next answers of the site, each given once; afterwards it accepts everything. */
let turns: { code: number; body: object }[] = [];

const well = { code: 200, body: { status: 'RS_OK', balance: 100_000_000 } };

beforeAll(async () => {
  sandbox = await startSandbox();
  site = Fastify({ forceCloseConnections: true });
  keepRawJson(site);
  site.post('/vendors/hub88/*', (request, reply) => {
    const raw = request.body as Buffer;
    const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
    if (!verify('sha256', raw, vendor.publicKey, signature)) return reply.code(500).send({});
    calls.push({ path: request.url.slice(15), body: readJsonObject(raw) ?? {} });
    const { code, body } = turns.shift() ?? well;
    return reply.code(code).send(body);
  });
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(() => {
  calls = [];
  turns = [];
});

afterAll(async () => {
  await site.close();
  await sandbox.close();
});

function purse() {
  const patience = { callMs: 20_000, tries: 2, pauseMs: 1 };
  const background = createBackgroundDelivery([1, 1]);
  const player = {
    accountId: 'player-41',
    currency: 'PHP',
    gameId: 'leaf-cascade',
    sessionId: 'session-1',
  };
  const wallet = createHub88Wallet(origin, vendor.privateKey, patience);
  return createOperatorPurse(wallet, background, player);
}

const round = { roundId: 'r1', stakeMinor: 250n, winMinor: 900n, finished: true };

test('Sandbox: a round is a bet and a win that refers to it, in units, signed', async () => {
  expect(await purse().play(round)).toEqual({ ok: true, balanceMinor: 100_000n });
  const [bet, win] = calls;
  expect(calls.map(({ path }) => path)).toEqual(['transaction/bet', 'transaction/win']);
  expect(bet?.body).toMatchObject({
    user: 'player-41',
    token: 'session-1',
    game_code: 'leaf-cascade',
    round: 'r1',
    round_closed: false,
    currency: 'PHP',
    amount: 250_000,
  });
  expect(win?.body).toMatchObject({
    round_closed: true,
    amount: 900_000,
    reference_transaction_uuid: bet?.body['transaction_uuid'],
  });
});

test('Sandbox: a lost round is closed by its bet, or later by a zero win with one id', async () => {
  const own = purse();
  await own.play({ ...round, winMinor: 0n });
  expect(calls[0]).toMatchObject({ path: 'transaction/bet', body: { round_closed: true } });
  turns = [{ code: 500, body: {} }, well];
  await own.close('r1', 0n);
  const [, first, second] = calls;
  expect(first).toMatchObject({ path: 'transaction/win', body: { amount: 0, round_closed: true } });
  expect(second).toEqual(first);
});

test('Sandbox: a refused bet is a refusal with the balance, and no win is sent', async () => {
  turns = [{ code: 200, body: { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1_000_000 } }];
  const refused = { ok: false, refusal: 'no_funds', balanceMinor: 1000n };
  expect(await purse().play(round)).toEqual(refused);
  expect(calls).toHaveLength(1);
});

test('Sandbox: a win without a clear answer rolls the bet back too', async () => {
  turns = [well, { code: 500, body: {} }, { code: 500, body: {} }];
  expect(await purse().play(round)).toMatchObject({ ok: false, refusal: 'round_cancelled' });
  const takenBack = () =>
    calls
      .filter(({ path }) => path === 'transaction/rollback')
      .map(({ body }) => body['reference_transaction_uuid']);
  const [bet, win] = calls;
  const played = [bet?.body['transaction_uuid'], win?.body['transaction_uuid']];
  await expect.poll(takenBack).toEqual(played);
});

function ask(path: string, body: object, key = operator.privateKey, server = sandbox.server) {
  const payload = JSON.stringify(body);
  return server.inject({
    method: 'POST',
    url: `/hub88/operator/generic/v2/${path}`,
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('sha256', Buffer.from(payload), key).toString('base64'),
    },
    payload,
  });
}

const launch = {
  operator_id: 1,
  user: 'player-41',
  token: 'session-1',
  game_code: 'leaf-cascade',
  currency: 'PHP',
  lang: 'tl',
  lobby_url: 'http://127.0.0.1:3000/m/home',
};

test('Sandbox: each game of the vendor is listed and launches, for money and for play money', async () => {
  const listed = (await ask('game/list', { operator_id: 1 })).json<{ game_code: string }[]>();
  const own = games.filter(({ provider }) => provider === 'COPPERLEAF').map(({ id }) => id);
  expect(listed.map((game) => game.game_code)).toEqual(own);
  expect(own.length).toBeGreaterThan(5);
  for (const game of own) {
    for (const currency of ['PHP', 'XXX']) {
      const answer = await ask('game/url', { ...launch, game_code: game, currency });
      expect(answer.json<{ url: string }>().url).toMatch(/\/play\/[\w-]{32}$/);
    }
  }
});

test('Sandbox: a demo launch opens play money', async () => {
  const demo = { operator_id: 1, game_code: 'leaf-cascade', currency: 'XXX', lang: 'tl' };
  const { url } = (await ask('game/url', demo)).json<{ url: string }>();
  const state = await sandbox.server.inject(`${new URL(url).pathname}/state`);
  expect(state.json()).toMatchObject({ mode: 'demo', balance: '2000.00', language: 'TY' });
});

test.each([
  [401, launch, vendor.privateKey],
  [404, { ...launch, game_code: 'coral-choir' }, operator.privateKey],
  [400, { ...launch, operator_id: undefined }, operator.privateKey],
  [400, { ...launch, user: '41' }, operator.privateKey],
  [400, { ...launch, token: undefined }, operator.privateKey],
  [400, { ...launch, currency: 'php' }, operator.privateKey],
])('Sandbox: an invalid launch is answered with %d', async (status, body, key) => {
  expect((await ask('game/url', body, key)).statusCode).toBe(status);
});

test('Sandbox: a round that was played is listed with its transactions, another is not', async () => {
  const rounds = createRoundBook();
  const patience = { callMs: 20_000, tries: 2, pauseMs: 1 };
  const wallet = rounds.keep(createHub88Wallet(origin, vendor.privateKey, patience));
  const background = createBackgroundDelivery([1, 1]);
  const engines = { of: () => undefined, stop: () => {} };
  const seats = createSeatStore();
  const { operatorPublicKey } = testSecrets.hub88;
  const server = Fastify();
  const deps = { publicOrigin: origin, seats, engines, operatorPublicKey };
  registerHub88(server, { ...deps, wallet, background, rounds });
  const player = { accountId: 'player-41', currency: 'PHP', gameId: 'x', sessionId: 's' };
  await createOperatorPurse(wallet, background, player).play(round);
  const made = { operator_id: 1, user: 'player-41', round: 'r1' };
  expect((await ask('transactions/list', made, operator.privateKey, server)).json()).toMatchObject([
    { user: 'player-41', kind: 'TK_BET', amount: 250_000, round_closed: false },
    { kind: 'TK_WIN', amount: 900_000, transaction_status: 'TS_SUCCESS', round_closed: true },
  ]);
  const another = { ...made, round: 'r2' };
  const none = await ask('transactions/list', another, operator.privateKey, server);
  expect(none.json()).toEqual([]);
  expect((await ask('transactions/list', { ...made, round: undefined })).statusCode).toBe(400);
});

test('Sandbox: a round lost at its end is closed by the zero win that was sent', () => {
  const bet = { type: 'bet', idProvider: 'bet-1', amount: '2.50' } as const;
  const lost = { accountId: 'player-41', currency: 'PHP', gameId: 'x', finished: true };
  expect(transactionsOf({ ...lost, entries: [bet] }, 'r1')).toMatchObject([
    { transaction_uuid: 'bet-1', amount: 250_000, round_closed: false },
    { kind: 'TK_WIN', amount: 0, round_closed: true },
  ]);
  const back = { type: 'rollback', idProvider: 'back-1', originalIdProvider: 'bet-1' } as const;
  expect(transactionsOf({ ...lost, entries: [bet, back] }, 'r1')).toMatchObject([
    { transaction_uuid: 'bet-1', transaction_status: 'TS_ROLLEDBACK' },
    { kind: 'TK_ROLLBACK', reference_transaction_uuid: 'bet-1', round_closed: true },
  ]);
});
