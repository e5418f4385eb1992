import { generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startListeningCompany,
  type ListeningCompany,
  type SeenCall,
} from '#kit/testing/listening-company.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import { createHub88Connection } from './connection.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });

let vendor: ListeningCompany;
let connection: GameVendorConnection;

beforeAll(async () => {
  vendor = await startListeningCompany();
  connection = createHub88Connection({
    id: 'lagoon',
    baseUrl: vendor.baseUrl,
    operatorId: 7,
    privateKey: ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    vendorPublicKey: ours.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    currency: 'PHP',
    country: 'PH',
  });
});

beforeEach(() => {
  vendor.answerWith(JSON.stringify({ url: 'https://play.example/seat' }));
});

afterAll(() => vendor.close());

const place = {
  vendorGame: 'harbour-lights',
  languageTag: 'fil-PH',
  returnUrl: 'https://site.example/m/home',
  depositUrl: 'https://site.example/m/voucherCenter',
};

function isSignedByUs({ headers, body }: SeenCall): boolean {
  const given = Buffer.from(String(headers['x-hub88-signature']), 'base64');
  return verify('sha256', Buffer.from(body), ours.publicKey, given);
}

test('a launch for money is signed and names player, play session and return address', async () => {
  await connection.launchReal({
    ...place,
    playSessionId: 'b7b4b8f0-2f0c-4a3e-8a51-6c1a1f6f0a11',
    accountId: '41',
    currency: 'PHP',
    country: 'PH',
    address: '203.0.113.9',
  });
  const [call] = vendor.seen;
  expect(call).toMatchObject({ method: 'POST', url: '/operator/generic/v2/game/url' });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    operator_id: 7,
    user: 'player-41',
    token: 'b7b4b8f0-2f0c-4a3e-8a51-6c1a1f6f0a11',
    game_code: 'harbour-lights',
    platform: 'GPL_MOBILE',
    currency: 'PHP',
    country: 'PH',
    lang: 'tl',
    ip: '203.0.113.9',
    lobby_url: 'https://site.example/m/home',
    deposit_url: 'https://site.example/m/voucherCenter',
  });
  expect(call && isSignedByUs(call)).toBe(true);
});

test('a demo launch names no player, and its currency is that of play money', async () => {
  const demo = { ...place, languageTag: 'en-PH', currency: 'FUN', balance: '2000.00' };
  await connection.launchDemo(demo);
  expect(JSON.parse(vendor.seen[0]?.body ?? '')).toEqual({
    operator_id: 7,
    game_code: 'harbour-lights',
    platform: 'GPL_MOBILE',
    currency: 'XXX',
    country: 'PH',
    lang: 'en',
    lobby_url: 'https://site.example/m/home',
    deposit_url: 'https://site.example/m/voucherCenter',
  });
});

test('an answer without a game address is a failure', async () => {
  for (const text of ['{}', '{"url":7}', '{"url":"javascript:alert(1)"}']) {
    vendor.answerWith(text);
    const demo = await connection.launchDemo({ ...place, currency: 'FUN', balance: '1.00' });
    expect(demo).toMatchObject({ done: false, failure: { kind: 'unreadable' } });
  }
});

test('the game list is mapped to our fields, without games that are switched off', async () => {
  vendor.answerWith(
    JSON.stringify([
      {
        game_code: 'harbour-lights',
        name: 'Harbour Lights',
        product: 'TIDEWORKS',
        category: 'Video Slots',
        url_thumb: 'https://vendor.example/harbour-lights.svg',
        enabled: true,
        rtp: '96.20',
        volatility: 5,
        blocked_countries: ['XX'],
        freebet_support: false,
      },
      { game_code: 'bare', name: 'Bare' },
      { game_code: 'closed', name: 'Closed', enabled: false },
    ]),
  );
  const bare = { provider: '', type: '', rtpPercent: null, volatility: null, thumbnailUrl: null };
  expect(await connection.catalogue()).toEqual({
    done: true,
    value: [
      {
        vendorGame: 'harbour-lights',
        name: 'Harbour Lights',
        provider: 'TIDEWORKS',
        type: 'Video Slots',
        rtpPercent: '96.20',
        volatility: 'high',
        thumbnailUrl: 'https://vendor.example/harbour-lights.svg',
        currencies: [],
        blockedCountries: ['XX'],
      },
      { vendorGame: 'bare', name: 'Bare', ...bare, currencies: [], blockedCountries: [] },
    ],
  });
  const [call] = vendor.seen;
  expect(call).toMatchObject({ url: '/operator/generic/v2/game/list', body: '{"operator_id":7}' });
  expect(call && isSignedByUs(call)).toBe(true);
});

test('an answer that is not a list is a failure', async () => {
  vendor.answerWith('{"games":[]}');
  expect(await connection.catalogue()).toMatchObject({
    done: false,
    failure: { kind: 'unreadable' },
  });
});

const bet = {
  user: 'player-41',
  transaction_uuid: 'bet-1',
  transaction_status: 'TS_SUCCESS',
  kind: 'TK_BET',
  currency: 'PHP',
  amount: 250_000,
};
const question = { accountId: '41', currency: 'PHP', digits: 2, roundId: 'r1' };

test('a signed round inquiry names player and round, which is open by default', async () => {
  vendor.answerWith(JSON.stringify([bet]));
  expect(await connection.findRound(question)).toMatchObject({
    done: true,
    value: { transactions: [{ externalId: 'bet-1', amountMinor: 250n }], finished: false },
  });
  const [call] = vendor.seen;
  expect(call?.url).toBe('/operator/generic/v2/transactions/list');
  expect(JSON.parse(call?.body ?? '')).toEqual({ operator_id: 7, user: 'player-41', round: 'r1' });
  expect(call && isSignedByUs(call)).toBe(true);
});

test.each([
  ['a stake marked as taken back without its rollback', { transaction_status: 'TS_ROLLEDBACK' }],
  ['another currency', { currency: 'USD' }],
  ['a kind that is not known', { kind: 'TK_NEG_BET' }],
  ['a rollback of nothing', { kind: 'TK_ROLLBACK' }],
  ['an amount of no whole minor unit', { amount: 250_001 }],
])('%s makes a list unreadable: nothing is settled by a guess', async (_name, wrong) => {
  vendor.answerWith(JSON.stringify([{ ...bet, ...wrong }]));
  const unreadable = { done: false, failure: { kind: 'unreadable' } };
  expect(await connection.findRound(question)).toMatchObject(unreadable);
});
