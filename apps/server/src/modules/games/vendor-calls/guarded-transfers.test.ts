import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import { createFakeTransferWallets } from '#ports/fakes/transfer-wallets.fake.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import { transferWalletsSuite } from '#ports/suites/transfer-wallets.suite.ts';
import { gamesDeps } from '../games.fixture.ts';
import { createGames } from '../games.ts';
import { guardedConnection } from './guarded-connection.ts';

const purse = { provider: 'REEF', accountId: '41', currency: 'PHP' };

function provider() {
  let now = 0;
  let orders = 0;
  const fake = createFakeTransferWallets();
  const connection: GameVendorConnection = {
    id: 'reef',
    launchReal: async () => ({ done: true, value: 'https://play.example/' }),
    launchDemo: async () => ({ done: true, value: 'https://play.example/' }),
    catalogue: async () => ({ done: true, value: [] }),
    matches: async () => ({ done: true, value: [] }),
    findRound: async () => ({ done: true, value: null }),
    addRoutes: () => undefined,
    transfers: fake.wallets,
  };
  const clock = () => new Date(now);
  const guarded = guardedConnection(connection, clock);
  const { transfers } = guarded.connection;
  if (!transfers) throw new Error('the provider has no wallets');
  return {
    ...guarded,
    unguarded: connection,
    clock,
    transfers,
    feel: fake.feel,
    report: fake.report,
    moves: fake.moves,
    bring: (amount = '5.00') => {
      orders += 1;
      return transfers.credit({ ...purse, reference: `order-${orders}`, amount });
    },
    pass: (ms: number) => void (now += ms),
  };
}

describe('§7: circuit breakers', () => {
  let reef: ReturnType<typeof provider>;
  beforeEach(() => {
    reef = provider();
  });

  transferWalletsSuite('the guarded wallet of a provider', () => ({
    wallets: reef.transfers,
    feel: reef.feel,
    report: reef.report,
  }));
});

const circuitOf = ({ standing }: ReturnType<typeof provider>, call: string) =>
  standing().find((one) => one.call === call);

test('§7: after five orders without an answer no more are sent, and each stays in doubt', async () => {
  const reef = provider();
  reef.feel('failsAfter');
  for (let count = 0; count < 5; count += 1) await reef.bring();
  expect(await reef.bring()).toEqual({
    outcome: 'inDoubt',
    detail: 'not asked, after failures in a row',
  });
  expect(reef.moves.has('order-5')).toBe(true);
  expect(reef.moves.has('order-6')).toBe(false);
  expect(await reef.transfers.find('order-6')).toMatchObject({ done: false });
  expect(reef.transfersRest()).toBe(true);
  expect(circuitOf(reef, 'transfer')).toMatchObject({ state: 'open', failures: 5 });
});

test('§7: after half a minute one call is tried, and when it succeeds orders are sent again', async () => {
  const reef = provider();
  reef.feel('failsBefore');
  for (let count = 0; count < 5; count += 1) await reef.bring();
  reef.feel('fine');
  reef.pass(29_999);
  expect(await reef.bring()).toMatchObject({ outcome: 'inDoubt' });
  reef.pass(1);
  expect(reef.transfersRest()).toBe(false);
  expect(await reef.bring()).toEqual({ outcome: 'done' });
  expect(circuitOf(reef, 'transfer')).toMatchObject({ state: 'closed', failures: 5 });
});

test('§7: a refusal of the provider is an answer and never opens the circuit', async () => {
  const reef = provider();
  reef.feel('refuses');
  for (let count = 0; count < 20; count += 1) {
    expect(await reef.bring()).toMatchObject({ outcome: 'refused' });
  }
  expect(circuitOf(reef, 'transfer')).toMatchObject({ state: 'closed', failures: 0 });
});

test('§7: failing balances do not stop transfers to the main wallet', async () => {
  const reef = provider();
  await reef.bring('5.00');
  reef.feel('failsBefore');
  for (let count = 0; count < 5; count += 1) await reef.transfers.balance(purse);
  reef.feel('fine');
  expect(await reef.transfers.balance(purse)).toMatchObject({ done: false });
  const home = { ...purse, reference: 'home', amount: '5.00' };
  expect(await reef.transfers.debit(home)).toEqual({ outcome: 'done' });
  expect(circuitOf(reef, 'funds')).toMatchObject({ state: 'open', failures: 5 });
});

test('§7: failing round reports open their own circuit, and transfers go on', async () => {
  const reef = provider();
  reef.feel('failsBefore');
  for (let count = 0; count < 5; count += 1) await reef.transfers.report('REEF', null);
  reef.feel('fine');
  expect(await reef.transfers.report('REEF', null)).toMatchObject({ done: false });
  expect(await reef.bring()).toEqual({ outcome: 'done' });
  expect(circuitOf(reef, 'report')).toMatchObject({ state: 'open', failures: 5 });
  reef.pass(30_000);
  expect(await reef.transfers.report('REEF', null)).toMatchObject({ done: true });
});

test('§7: a provider whose wallet circuit is open counts as closed until it may be tried', async () => {
  const { unguarded, clock, feel, pass } = provider();
  const lagoon = { ...unguarded, id: 'lagoon', transfers: createFakeTransferWallets().wallets };
  const games = createGames({
    ...gamesDeps({ db: {} as Database, wallet: {} as Wallet }),
    connections: { reef: unguarded, lagoon },
    clock,
  });
  feel('failsBefore');
  const order = { ...purse, reference: 'again', amount: '5.00' };
  const bring = () => games.transferWalletsOf('reef')?.credit(order);
  for (let count = 0; count < 4; count += 1) await bring();
  expect(games.isVendorOpen('REEF')).toBe(true);
  await bring();
  expect([games.isVendorOpen('REEF'), games.isVendorOpen('LANTERN')]).toEqual([false, true]);
  const resting = games.vendorCircuits().filter(({ state }) => state === 'open');
  expect(resting).toEqual([{ connection: 'reef', call: 'transfer', state: 'open', failures: 5 }]);
  pass(30_000);
  expect(games.isVendorOpen('REEF')).toBe(true);
});
