import { createHmac, createSecretKey } from 'node:crypto';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlayRound, VendorWallet } from '#ports/game-vendor.ts';
import { addWalletRoutes, bodyLimitBytes } from './wallet.routes.ts';

const secret = 'shared-with-the-vendor';
const sign = (bytes: Buffer | string) => createHmac('sha256', secret).update(bytes).digest('hex');

const received: PlayRound[] = [];

const wallet: VendorWallet = {
  digitsOf: (currency) => ({ PHP: 2, JPY: 0 })[currency] ?? null,
  balance: async () => ({ done: true, balanceMinor: 5n }),
  playRound: async (command) => {
    received.push(command);
    return { done: true, balanceMinor: 0n, transactionIds: command.moves.map(() => '7') };
  },
  rollBack: async () => ({ done: true, balanceMinor: 0n, transactionIds: [null] }),
  finishRound: async () => ({ done: true, balanceMinor: 0n }),
};

let server = fastify();

beforeEach(async () => {
  received.length = 0;
  server = fastify();
  addWalletRoutes(server, '/vendors/lagoon', createSecretKey(secret, 'utf8'), wallet);
  await server.ready();
});

afterEach(() => server.close());

type Headers = Record<string, string>;

async function post(call: string, bytes: Buffer | string, headers?: Headers) {
  const response = await server.inject({
    method: 'POST',
    url: `/vendors/lagoon/${call}`,
    headers: headers ?? { 'content-type': 'application/json', 'x-request-sign': sign(bytes) },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const bet = { id_provider: 'b-1', type: 'bet', amount: '1.50' };
const betWin = {
  account_id: '41',
  currency: 'PHP',
  game_id: 'harbour-lights',
  round_id: 'r-1',
  transactions: [bet],
};

const postBetWin = (changes: object) => post('betwin', JSON.stringify({ ...betWin, ...changes }));
const postBet = (changes: object) => postBetWin({ transactions: [{ ...bet, ...changes }] });

const badRequest = { code: 'invalid_argument', meta: { api_code: '400' } };
const badSignature = { code: 'invalid_argument', meta: { api_code: '403' } };

test.each([
  ['a strange order of keys', '{"game_id":"g","currency":"PHP","account_id":"41"}'],
  ['escapes of unicode', '{"account_id":"41","currency":"PHP","game_id":"caf\\u00e9"}'],
  ['white space', '\n {"account_id" :\t"41" ,"currency": "PHP","game_id":"g"} \n'],
  ['unknown fields', '{"account_id":"41","currency":"PHP","game_id":"g","x":{"y":[1,null]}}'],
  ['characters beyond ASCII', '{"account_id":"41","currency":"PHP","game_id":"孔雀"}'],
])('rule 1: the signature is over the bytes as they came, with %s', async (_name, text) => {
  expect(await post('balance', text)).toEqual({ status: 200, body: { balance: '0.05' } });
});

test.each<[string, Headers]>([
  ['no signature', {}],
  ['an empty signature', { 'x-request-sign': '' }],
  ['a signature of another body', { 'x-request-sign': sign('{}') }],
  ['half a signature', { 'x-request-sign': sign(JSON.stringify(betWin)).slice(0, 32) }],
  ['something that is no signature', { 'x-request-sign': 'é'.repeat(64) }],
])('rule 1: %s is refused with code 403 at status 400', async (_name, headers) => {
  const answer = await post('betwin', JSON.stringify(betWin), headers);
  expect(answer).toMatchObject({ status: 400, body: badSignature });
  expect(received).toEqual([]);
});

test('rule 1: a body with one byte more or less does not match its signature', async () => {
  const text = JSON.stringify(betWin);
  const headers = { 'content-type': 'application/json', 'x-request-sign': sign(text) };
  expect(await post('betwin', `${text} `, headers)).toMatchObject({ body: badSignature });
});

test('rule 1: a body over the limit is refused before it is parsed', async () => {
  const text = JSON.stringify({ ...betWin, padding: 'x'.repeat(bodyLimitBytes) });
  const answer = await post('betwin', text, { 'content-type': 'application/json' });
  expect(answer).toMatchObject({ status: 400, body: badRequest });
  expect(answer.body).toMatchObject({ msg: 'the body is too large' });
});

test('any content type is accepted, since only the bytes are signed', async () => {
  const text = JSON.stringify(betWin);
  for (const type of ['text/plain', 'application/xml', 'application/json; charset=utf-8']) {
    const headers = { 'content-type': type, 'x-request-sign': sign(text) };
    expect(await post('betwin', text, headers)).toMatchObject({ status: 200 });
  }
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"account_id":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['bytes that are no text', Buffer.from(JSON.stringify({ ...betWin, round_id: 'é' }), 'latin1')],
])('a signed body of %s is a bad request', async (_name, bytes) => {
  expect(await post('betwin', bytes)).toMatchObject({ status: 400, body: badRequest });
});

test.each([
  '0',
  '0.00',
  '-1',
  '+1',
  '1.505',
  '1e2',
  '1E2',
  '1.',
  '.5',
  '1,000',
  ' 1',
  '',
  '0x1',
  'NaN',
  '1.50000000',
  '9999999999999999',
  '99999999999999.00',
])(
  // oxfmt-ignore
  'rule 2: the amount "%s" is a bad request and does not reach the wallet',
  async (amount) => {
    expect(await postBet({ amount })).toMatchObject({ status: 400, body: badRequest });
    expect(received).toEqual([]);
  },
);

test.each([1.5, null, true, ['1']])('rule 2: an amount is a string, not %j', async (amount) => {
  expect(await postBet({ amount })).toMatchObject({ status: 400, body: badRequest });
});

test('rule 2: an amount has no more digits than its currency', async () => {
  const transactions = [{ ...bet, amount: '150' }];
  expect(await postBetWin({ currency: 'JPY', transactions })).toMatchObject({ status: 200 });
  expect(received[0]?.moves[0]?.amountMinor).toBe(150n);
  expect(await postBetWin({ currency: 'JPY' })).toMatchObject({ status: 400, body: badRequest });
});

test.each(['php', 'Php', 'P', '', 'PHP ', 'PH₱'])(
  'rule 2: "%s" is no currency code',
  async (currency) => {
    expect(await postBetWin({ currency })).toMatchObject({ status: 400, body: badRequest });
  },
);

test('a currency that we do not have is refused with code 154', async () => {
  const answer = await postBetWin({ currency: 'EUR' });
  expect(answer).toMatchObject({ status: 400, body: { meta: { api_code: '154' } } });
});

test.each([
  { round_id: 'a\u0000b' },
  { round_id: '\ud800' },
  { round_id: 'x'.repeat(129) },
  { round_id: '' },
  { round_id: 7 },
  { transactions: [] },
  { transactions: [{ ...bet, type: 'rollback' }] },
  { transactions: [{ ...bet, id_provider: 'finish:41:r-1' }] },
  {
    transactions: Array.from({ length: 101 }, (_, index) => ({ ...bet, id_provider: `${index}` })),
  },
  { finished: 'yes' },
])('ids are bounded text, batches are neither empty nor endless: %j', async (changes) => {
  expect(await postBetWin(changes)).toMatchObject({ status: 400, body: badRequest });
  expect(received).toEqual([]);
});

test('an unknown call is refused in the shape of the others', async () => {
  expect(await post('bonus', '{}')).toMatchObject({ status: 400, body: badRequest });
  const response = await server.inject({ method: 'GET', url: '/vendors/lagoon/balance' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject(badRequest);
});

test('rule 3: a bet answers our id, no bonus, the balance in the currency’s digits', async () => {
  expect(await postBet({})).toEqual({
    status: 200,
    body: {
      round_id: 'r-1',
      transactions: [{ id_provider: 'b-1', id: '7', bonus_amount: '0.00' }],
      balance: '0.00',
    },
  });
});

test('rule 5: the rollback of an unknown bet answers an empty id', async () => {
  const text = JSON.stringify({
    account_id: '41',
    currency: 'PHP',
    game_id: 'harbour-lights',
    round_id_provider: 'r-1',
    finished: true,
    transactions: [{ id_provider: 'x-1', type: 'rollback', original_id_provider: 'b-9' }],
  });
  expect(await post('rollback', text)).toEqual({
    status: 200,
    body: {
      balance: '0.00',
      round_id: 'r-1',
      transactions: [{ id_provider: 'x-1', id: '' }],
    },
  });
});
