import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startListeningCompany, type ListeningCompany } from '#kit/testing/listening-company.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import { createSoftSwissConnection } from './connection.ts';

const secret = 'shared-with-the-vendor';

let vendor: ListeningCompany;
let connection: GameVendorConnection;

beforeAll(async () => {
  vendor = await startListeningCompany();
  const { baseUrl } = vendor;
  connection = createSoftSwissConnection({ id: 'lagoon', baseUrl, casinoId: 'pavilion', secret });
});

beforeEach(() => {
  vendor.answerWith(JSON.stringify({ launch_url: 'https://play.example/seat' }));
});

afterAll(() => vendor.close());

const place = {
  vendorGame: 'harbour-lights',
  languageTag: 'fil-PH',
  returnUrl: 'https://site.example/m/home',
  depositUrl: 'https://site.example/m/voucherCenter',
};

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
  expect(call).toMatchObject({ method: 'POST', url: '/api/v1/softswiss/launcher/real' });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    casino_id: 'pavilion',
    game: 'harbour-lights',
    account: { id: '41', currency: 'PHP', country: 'PH' },
    locale: 'tl',
    ip: '203.0.113.9',
    client_type: 'mobile',
    urls: {
      return_url: 'https://site.example/m/home',
      deposit_url: 'https://site.example/m/voucherCenter',
    },
    session_id: 'b7b4b8f0-2f0c-4a3e-8a51-6c1a1f6f0a11',
  });
  const signature = createHmac('sha256', secret)
    .update(call?.body ?? '')
    .digest('hex');
  expect(call?.headers['x-request-sign']).toBe(signature);
});

test('a demo launch names no player, only the initial play money', async () => {
  await connection.launchDemo({
    ...place,
    languageTag: 'en-PH',
    currency: 'FUN',
    balance: '2000.00',
  });
  expect(vendor.seen[0]?.url).toBe('/api/v1/softswiss/launcher/demo');
  expect(JSON.parse(vendor.seen[0]?.body ?? '')).toEqual({
    casino_id: 'pavilion',
    game: 'harbour-lights',
    currency: 'FUN',
    balance: '2000.00',
    locale: 'en',
    urls: {
      return_url: 'https://site.example/m/home',
      deposit_url: 'https://site.example/m/voucherCenter',
    },
  });
});

test('§2 Home screen: a launch names the match at which the game opens', async () => {
  const matchId = 'f-12';
  await connection.launchDemo({ ...place, currency: 'FUN', balance: '1.00', matchId });
  expect(JSON.parse(vendor.seen[0]?.body ?? '')).toMatchObject({ fixture: 'f-12' });
});

test('an answer without a game address is a failure', async () => {
  for (const text of ['{}', '{"launch_url":7}', '{"launch_url":"javascript:alert(1)"}']) {
    vendor.answerWith(text);
    const demo = await connection.launchDemo({ ...place, currency: 'FUN', balance: '1.00' });
    expect(demo).toMatchObject({ done: false, failure: { kind: 'unreadable' } });
  }
});

test('the vendor’s catalogue is mapped to our fields', async () => {
  vendor.answerWith(
    JSON.stringify({
      games: [
        {
          identifier: 'harbour-lights',
          name: 'Harbour Lights',
          provider: 'TIDEWORKS',
          type: 'RNG',
          rtp: 96.2,
          volatility: 'high',
          thumbnail: 'https://vendor.example/harbour-lights.svg',
          currencies: ['PHP'],
          country_blacklist: ['XX'],
          names: { en: 'Harbour Lights' },
        },
        { identifier: 'bare', name: 'Bare' },
      ],
    }),
  );
  const catalogue = await connection.catalogue();
  expect(vendor.seen[0]).toMatchObject({
    method: 'GET',
    url: '/api/v1/operator/games?operator=pavilion',
  });
  expect(catalogue).toEqual({
    done: true,
    value: [
      {
        vendorGame: 'harbour-lights',
        name: 'Harbour Lights',
        provider: 'TIDEWORKS',
        type: 'RNG',
        rtpPercent: '96.2',
        volatility: 'high',
        thumbnailUrl: 'https://vendor.example/harbour-lights.svg',
        currencies: ['PHP'],
        blockedCountries: ['XX'],
      },
      {
        vendorGame: 'bare',
        name: 'Bare',
        provider: '',
        type: '',
        rtpPercent: null,
        volatility: null,
        thumbnailUrl: null,
        currencies: [],
        blockedCountries: [],
      },
    ],
  });
});

test('an answer that is not a catalogue is a failure', async () => {
  vendor.answerWith('{"games":{}}');
  expect(await connection.catalogue()).toMatchObject({
    done: false,
    failure: { kind: 'unreadable' },
  });
});

test('the vendor’s matches are mapped to our fields', async () => {
  const starts_at = '2026-11-21T12:30:00.000Z';
  const fixture = { identifier: 'm1', game: 'goals', home: 'Gulls', away: 'Eagles', starts_at };
  vendor.answerWith(JSON.stringify({ fixtures: [fixture] }));
  expect(await connection.matches()).toEqual({
    done: true,
    value: [
      {
        matchId: 'm1',
        vendorGame: 'goals',
        home: 'Gulls',
        away: 'Eagles',
        startsAt: new Date(starts_at),
      },
    ],
  });
  expect(vendor.seen[0]).toMatchObject({ url: '/api/v1/operator/fixtures?operator=pavilion' });
  vendor.answerWith(JSON.stringify({ fixtures: [{ ...fixture, starts_at: 'soon' }] }));
  expect(await connection.matches()).toMatchObject({ done: false });
});
