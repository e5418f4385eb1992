import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { gameVendorSuite, type WalletCommand } from '#ports/suites/game-vendor.suite.ts';
import { createHub88Connection } from './connection.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });

const base64Of = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  key.export({ format: 'der', type } as never).toString('base64');

const settings = {
  id: 'lagoon',
  baseUrl: 'https://vendor.example',
  operatorId: 7,
  privateKey: base64Of(ours.privateKey, 'pkcs8'),
  vendorPublicKey: base64Of(theirs.publicKey, 'spki'),
  currency: 'PHP',
  country: 'PH',
};

function requestOf({ call, command }: WalletCommand): { path: string; body: object } {
  const named = { user: `player-${command.accountId}`, request_uuid: 'request-1' };
  switch (call) {
    case 'balance':
      return { path: 'user/balance', body: { ...named, game_code: command.vendorGame } };
    case 'playRound': {
      const [move] = command.moves;
      const round = {
        game_code: command.vendorGame,
        token: command.playSessionId,
        round: command.roundId,
        round_closed: command.finishesRound,
        currency: command.currency,
        transaction_uuid: move?.externalId,
        amount: Number(move?.amountMinor) * 1000,
      };
      if (move?.kind === 'bet') return { path: 'transaction/bet', body: { ...named, ...round } };
      const win = { ...named, ...round, reference_transaction_uuid: 'move-1' };
      return { path: 'transaction/win', body: win };
    }
    case 'rollBack': {
      const [reversal] = command.reversals;
      const rollback = {
        game_code: 'harbour-lights',
        round: command.roundId,
        round_closed: command.finishesRound,
        transaction_uuid: reversal?.externalId,
        reference_transaction_uuid: reversal?.originalId,
      };
      return { path: 'transaction/rollback', body: { ...named, ...rollback } };
    }
    case 'finishRound':
      throw new Error('this vendor has no such call');
  }
}

function signed(request: WalletCommand, key: KeyObject): InjectOptions {
  const { path, body } = requestOf(request);
  const payload = JSON.stringify(body);
  return {
    method: 'POST',
    url: `/vendors/lagoon/${path}`,
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('sha256', Buffer.from(payload), key).toString('base64'),
    },
    payload,
  };
}

function read(response: LightMyRequestResponse) {
  const { status, balance } = response.json<{ status: string; balance?: number }>();
  return {
    done: response.statusCode === 200 && status === 'RS_OK',
    repeats: response.statusCode === 500 && status === 'RS_ERROR_UNKNOWN',
    balance: balance === undefined ? null : (balance / 100_000).toFixed(2),
  };
}

const listed = (transaction: string, kind: 'BET' | 'WIN' | 'ROLLBACK', more: object) => ({
  user: 'player-41',
  transaction_uuid: transaction,
  transaction_status: 'TS_SUCCESS',
  kind: `TK_${kind}`,
  currency: 'PHP',
  round: 'round-1',
  ...more,
});

const found = [
  listed('move-1', 'BET', { amount: 1_050_000, transaction_status: 'TS_ROLLEDBACK' }),
  listed('reversal-1', 'ROLLBACK', { amount: 1_050_000, reference_transaction_uuid: 'move-1' }),
  listed('move-2', 'BET', { amount: 500_000 }),
  listed('declined', 'BET', { amount: 500_000, transaction_status: 'TS_DECLINED' }),
  listed('of-another', 'BET', { amount: 500_000, user: 'player-42', currency: 'USD' }),
  listed('move-3', 'WIN', {
    amount: 7000,
    round_closed: true,
    transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED',
  }),
];

gameVendorSuite('the Hub88 adapter', {
  connect: (baseUrl, launchDeadlineMs) =>
    createHub88Connection({ ...settings, baseUrl, launchDeadlineMs }),
  carries: { batches: false, finishes: false, matches: false },
  launched: (url) => JSON.stringify({ url }),
  rounds: { found: JSON.stringify(found), unknown: '[]' },
  ask: (request) => signed(request, theirs.privateKey),
  forge: (request) => signed(request, strangers.privateKey),
  read,
});

const shortKeys = generateKeyPairSync('rsa', { modulusLength: 1024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

test.each([
  [{ privateKey: '' }, 'The private key of the game connection "lagoon" must be RSA'],
  [{ privateKey: settings.vendorPublicKey }, 'The private key of the game connection "lagoon"'],
  [{ privateKey: base64Of(shortKeys.privateKey, 'pkcs8') }, 'must be RSA of 2048 bits or more'],
  [{ privateKey: base64Of(curve.privateKey, 'pkcs8') }, 'must be RSA of 2048 bits or more'],
  [{ vendorPublicKey: 'nonsense' }, 'The public key of the game connection "lagoon" must be RSA'],
  [{ vendorPublicKey: base64Of(shortKeys.publicKey, 'spki') }, 'must be RSA of 2048 bits or more'],
  [{ operatorId: 0 }, 'Set the operator id of the game connection "lagoon".'],
  [{ operatorId: Number.NaN }, 'Set the operator id of the game connection "lagoon".'],
  [{ baseUrl: 'vendor' }, 'must begin with https:// or http://'],
  [{ id: 'La/goon' }, 'must be lower-case letters, digits and hyphens'],
])('V8: rule 1: a setting that makes no sense stops the start (%#)', (wrong, sentence) => {
  expect(() => createHub88Connection({ ...settings, ...wrong })).toThrow(sentence);
});

test('V8: the error about a wrong key does not contain the key', () => {
  const privateKey = base64Of(shortKeys.privateKey, 'pkcs8');
  expect(() => createHub88Connection({ ...settings, privateKey })).not.toThrow(privateKey);
});

test('V8: keys may be given as PEM too', () => {
  const pem = {
    privateKey: ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    vendorPublicKey: theirs.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
  expect(createHub88Connection({ ...settings, ...pem }).id).toBe('lagoon');
});
