import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDemoPurse } from '#arcade/play/purse.ts';
import type { Purse } from '#arcade/play/purse.ts';
import { createFakePavilion } from '#testing/fake-pavilion.ts';
import type { FakePavilion } from '#testing/fake-pavilion.ts';
import { createBackgroundDelivery } from './background-delivery.ts';
import type { BackgroundDelivery } from './background-delivery.ts';
import { createOperatorPurse } from './operator-purse.ts';
import { createVendorWallet } from './vendor-wallet.ts';

const secret = 'secret-of-this-test';
const account = { accountId: 'p1', currency: 'PHP', gameId: 'coral-choir', sessionId: null };
/** Only a wallet that never answers uses the whole time. */
const patience = { callMs: 20_000, tries: 2, pauseMs: 2 };
const impatience = { ...patience, callMs: 80 };

let pavilion: FakePavilion;
let origin = '';
let background: BackgroundDelivery;
let purse: Purse;

beforeEach(async () => {
  pavilion = createFakePavilion(secret);
  origin = await pavilion.server.listen({ host: '127.0.0.1', port: 0 });
  background = createBackgroundDelivery([10, 10, 10]);
  purse = createOperatorPurse(createVendorWallet(origin, secret, patience), background, account);
});
afterEach(async () => {
  background.stop();
  await pavilion.server.close();
});

const callsOf = (path: string) => pavilion.calls.filter((call) => call.path === path);

test('a win after the bet goes in a finished batch of the same round', async () => {
  await purse.play({ roundId: 'r1', stakeMinor: 500n, winMinor: 0n, finished: false });
  expect(await purse.close('r1', 1250n)).toBe(100_750n);
  expect(callsOf('betwin').map((call) => [call.body['round_id'], call.body['finished']])).toEqual([
    ['r1', false],
    ['r1', true],
  ]);
  expect(callsOf('betwin')[1]?.body['transactions']).toMatchObject([
    { type: 'win', amount: '12.50' },
  ]);
});

test('a round that won nothing is finished without a game id', async () => {
  expect(await purse.close('r2', 0n)).toBe(100_000n);
  expect(callsOf('finish').map((call) => call.body)).toEqual([
    { account_id: 'p1', currency: 'PHP', round_id: 'r2' },
  ]);
});

test('a win without confirmation is sent again with the same id, and paid once', async () => {
  pavilion.misbehave('betwin', { kind: 'silence' }, { kind: 'fault' }, { kind: 'fault' });
  const hasty = createVendorWallet(origin, secret, impatience);
  expect(await createOperatorPurse(hasty, background, account).close('r3', 700n)).toBeNull();
  await expect.poll(() => callsOf('betwin').length).toBeGreaterThan(3);
  await expect.poll(() => background.pending()).toBe(0);
  const bodies = new Set(callsOf('betwin').map((call) => JSON.stringify(call.body)));
  expect(bodies.size).toBe(1);
  expect(pavilion.balance()).toBe('1007.00');
});

test('a batch that stays without an answer is rolled back whole', async () => {
  pavilion.setBalance('1000.00');
  pavilion.misbehave('betwin', { kind: 'fault' }, { kind: 'fault' });
  const answer = await purse.play({
    roundId: 'r4',
    stakeMinor: 500n,
    winMinor: 900n,
    finished: true,
  });
  expect(answer).toEqual({ ok: false, refusal: 'round_cancelled', balanceMinor: null });
  await expect.poll(() => callsOf('rollback').length).toBe(1);
  expect(callsOf('rollback')[0]?.body['transactions']).toHaveLength(2);
  expect(pavilion.balance()).toBe('1000.00');
});

test('repeats in the background are bounded', async () => {
  pavilion.misbehave('betwin', ...Array.from({ length: 50 }, () => ({ kind: 'fault' }) as const));
  await purse.close('r5', 100n);
  await expect.poll(() => background.pending()).toBe(0);
  expect(callsOf('betwin').length).toBe(patience.tries * 4);
});

test('play money refuses more than its balance', async () => {
  const demo = createDemoPurse(100n);
  const round = { roundId: 'd', stakeMinor: 101n, winMinor: 0n, finished: true };
  expect(await demo.play(round)).toEqual({ ok: false, refusal: 'no_funds', balanceMinor: 100n });
  expect(await demo.play({ ...round, stakeMinor: 100n, winMinor: 40n })).toEqual({
    ok: true,
    balanceMinor: 40n,
  });
  expect(await demo.close('d', 5n)).toBe(45n);
});
