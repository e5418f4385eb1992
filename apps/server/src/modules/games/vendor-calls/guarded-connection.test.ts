import { expect, test } from 'vitest';
import type { GameVendorConnection, VendorAnswer } from '#ports/game-vendor.ts';
import { guardedConnection } from './guarded-connection.ts';

const demo = {
  vendorGame: 'harbour-lights',
  languageTag: 'en-PH',
  returnUrl: 'https://site.example/m/home',
  depositUrl: 'https://site.example/m/voucherCenter',
  currency: 'FUN',
  balance: '1.00',
};

function vendor() {
  let now = 0;
  let launches = 0;
  let answer: VendorAnswer<string> = { done: true, value: 'https://play.example/' };
  const connection: GameVendorConnection = {
    id: 'lagoon',
    launchReal: async () => answer,
    launchDemo: async () => {
      launches += 1;
      return answer;
    },
    catalogue: async () => ({ done: true, value: [] }),
    matches: async () => ({ done: true, value: [] }),
    findRound: async () => ({ done: true, value: null }),
    addRoutes: () => undefined,
  };
  const guarded = guardedConnection(connection, () => new Date(now));
  return {
    ...guarded,
    launch: () => guarded.connection.launchDemo(demo),
    launches: () => launches,
    fail: (kind: 'timeout' | 'faulted' | 'refused') => {
      answer = { done: false, failure: { kind, detail: '' } };
    },
    recover: () => {
      answer = { done: true, value: 'https://play.example/' };
    },
    pass: (ms: number) => void (now += ms),
  };
}

test('launches stop after five failures in a row; other calls to the vendor go on', async () => {
  const { launch, launches, fail, standing, connection } = vendor();
  fail('faulted');
  for (let count = 0; count < 5; count += 1) await launch();
  expect(await launch()).toMatchObject({ done: false, failure: { kind: 'resting' } });
  expect(launches()).toBe(5);
  expect(await connection.catalogue()).toEqual({ done: true, value: [] });
  expect(standing()).toEqual([
    { connection: 'lagoon', call: 'launch', state: 'open', failures: 5 },
    { connection: 'lagoon', call: 'catalogue', state: 'closed', failures: 0 },
    { connection: 'lagoon', call: 'matches', state: 'closed', failures: 0 },
    { connection: 'lagoon', call: 'rounds', state: 'closed', failures: 0 },
  ]);
});

test('after half a minute one launch is tried, and its success allows all again', async () => {
  const { launch, fail, recover, pass, standing } = vendor();
  fail('timeout');
  for (let count = 0; count < 5; count += 1) await launch();
  recover();
  pass(29_999);
  expect(await launch()).toMatchObject({ failure: { kind: 'resting' } });
  pass(1);
  expect(await launch()).toEqual({ done: true, value: 'https://play.example/' });
  expect(standing()[0]).toMatchObject({ state: 'closed' });
});

test('the vendor’s refusal of one game never stops the launches of others', async () => {
  const { launch, launches, fail, standing } = vendor();
  fail('refused');
  for (let count = 0; count < 20; count += 1) await launch();
  expect(launches()).toBe(20);
  expect(standing()[0]).toMatchObject({ state: 'closed', failures: 0 });
});
