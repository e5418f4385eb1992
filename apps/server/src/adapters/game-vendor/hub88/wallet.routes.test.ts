import { generateKeyPairSync, sign } from 'node:crypto';
import { fastify } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { PlayRound, VendorWallet, WalletAnswer } from '#ports/game-vendor.ts';
import { addWalletRoutes, bodyLimitBytes } from './wallet.routes.ts';
import { statusOfRefusal } from './wire-status.ts';

const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
let rounds: PlayRound[] = [];
let answer: WalletAnswer = { done: true, balanceMinor: 0n };

beforeEach(() => {
  rounds = [];
  answer = { done: true, balanceMinor: 123_456n };
});

const wallet: VendorWallet = {
  digitsOf: (currency) => (currency === 'PHP' ? 2 : null),
  balance: async () => answer,
  playRound: async (command) => {
    rounds.push(command);
    return answer.done ? { ...answer, transactionIds: ['1'] } : answer;
  },
  rollBack: async () => (answer.done ? { ...answer, transactionIds: [null] } : answer),
  finishRound: async () => answer,
};

async function post(call: string, text: string, signature?: string) {
  const server = fastify();
  addWalletRoutes(server, '/vendors/lagoon', theirs.publicKey, {
    wallet,
    currency: 'PHP',
    country: 'PH',
  });
  const right = sign('sha256', Buffer.from(text), theirs.privateKey).toString('base64');
  const response = await server.inject({
    method: 'POST',
    url: `/vendors/lagoon/${call}`,
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signature ?? right },
    payload: text,
  });
  await server.close();
  return { status: response.statusCode, text: response.body, body: response.json<object>() };
}

const bet = {
  user: 'player-41',
  request_uuid: 'r-1',
  token: '',
  game_code: 'harbour-lights',
  round: 'round-1',
  transaction_uuid: 't-1',
  currency: 'PHP',
  amount: 1_050_000,
};

const send = (call: string, body: object) => post(call, JSON.stringify(body));

test('V1: an answer names the request, the player, the currency and the balance in units', async () => {
  expect(await send('transaction/bet', bet)).toMatchObject({
    status: 200,
    body: {
      status: 'RS_OK',
      request_uuid: 'r-1',
      user: 'player-41',
      currency: 'PHP',
      balance: 123_456_000,
    },
  });
  expect(rounds).toMatchObject([{ accountId: '41', playSessionId: null, finishesRound: false }]);
});

test('V1: a balance beyond what a number holds exactly is written to the last digit', async () => {
  answer = { done: true, balanceMinor: 9_007_199_254_740_993n };
  const { text } = await send('user/balance', { user: 'player-41', request_uuid: 'r-1' });
  expect(text).toContain('"balance":9007199254740993000}');
});

test.each([0, -1000, 1, 1001, 1.5, '1000', null, 9_007_199_254_741_000, 1e21])(
  'V1: rule 2: a bet of %j units is refused before it reaches the wallet',
  async (amount) => {
    const refused = await send('transaction/bet', { ...bet, amount });
    expect(refused).toMatchObject({ status: 200, body: { status: 'RS_ERROR_WRONG_TYPES' } });
    expect(rounds).toEqual([]);
  },
);

test('V1: a win of zero closes a lost round', async () => {
  const win = { ...bet, reference_transaction_uuid: 't-0', amount: 0, round_closed: true };
  expect(await send('transaction/win', win)).toMatchObject({ body: { status: 'RS_OK' } });
  expect(rounds).toMatchObject([
    { finishesRound: true, moves: [{ externalId: 't-1', kind: 'win', amountMinor: 0n }] },
  ]);
});

test('V1: rule 1: the signature covers the raw bytes, unusual spacing included', async () => {
  const text = ` {"request_uuid":"r-1",\n"user":"\\u0070layer-41" ,"more":{"x":[1e3]}}`;
  expect(await post('user/balance', text)).toMatchObject({ body: { status: 'RS_OK' } });
  const of = (other: string) =>
    sign('sha256', Buffer.from(other), theirs.privateKey).toString('base64');
  for (const wrong of ['', '!', 'AAAA', of(text.trim()), `${of(text)}AAAA`, 'A'.repeat(5000)]) {
    const refused = await post('user/balance', text, wrong);
    expect(refused.body).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  }
});

test('V1: rule 1: a body over the limit is refused before it is read', async () => {
  const refused = await post('transaction/bet', '{'.repeat(bodyLimitBytes + 1));
  expect(refused).toMatchObject({ status: 200, body: { status: 'RS_ERROR_WRONG_SYNTAX' } });
});

test.each(['', 'null', '[]', '{', '"text"', '{"user":"player-41"}'])(
  'V1: a signed body that is no call (%j) is wrong syntax',
  async (text) => {
    expect((await post('user/balance', text)).body).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
  },
);

test('V1: an unknown call is refused in the same shape', async () => {
  expect(await send('transaction/gift', bet)).toMatchObject({
    status: 200,
    body: { status: 'RS_ERROR_WRONG_SYNTAX' },
  });
});

test.each(['41', 'player-', 'player-0', 'player-041', 'player-1; drop table posting'])(
  'V1: the player "%s" is not known, in any call',
  async (user) => {
    const status = 'RS_ERROR_INVALID_TOKEN';
    const more = { ...bet, user, reference_transaction_uuid: 't-0' };
    for (const call of ['user/info', 'user/balance', 'transaction/bet', 'transaction/rollback']) {
      expect((await send(call, more)).body).toMatchObject({ status });
    }
  },
);

test('V1: user info answers currency and country, nothing that identifies the person', async () => {
  expect((await send('user/info', { user: 'player-41', request_uuid: 'r-1' })).body).toEqual({
    status: 'RS_OK',
    request_uuid: 'r-1',
    user: 'player-41',
    currency: 'PHP',
    country: 'PH',
  });
});

test('V1: rule 8: each refusal of the wallet has its status, and some carry the balance', () => {
  expect(Object.entries(statusOfRefusal).map(([name, rest]) => [name, ...rest])).toEqual([
    ['noFunds', 'RS_ERROR_NOT_ENOUGH_MONEY', true],
    ['playerUnknown', 'RS_ERROR_INVALID_TOKEN', false],
    ['betLimitReached', 'RS_ERROR_LIMIT_REACHED', true],
    ['maximumBetExceeded', 'RS_ERROR_LIMIT_REACHED', true],
    ['playTimeOver', 'RS_ERROR_USER_DISABLED', false],
    ['gameForbidden', 'RS_ERROR_INVALID_GAME', false],
    ['playerDisabled', 'RS_ERROR_USER_DISABLED', false],
    ['sessionClosed', 'RS_ERROR_TOKEN_EXPIRED', false],
    ['currencyWrong', 'RS_ERROR_WRONG_CURRENCY', false],
    ['repeatDiffers', 'RS_ERROR_DUPLICATE_TRANSACTION', false],
    ['alreadyRolledBack', 'RS_ERROR_TRANSACTION_ROLLED_BACK', false],
    ['balanceTooHigh', 'RS_ERROR_LIMIT_REACHED', true],
  ]);
});
