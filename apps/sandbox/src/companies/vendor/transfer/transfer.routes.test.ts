import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realLaunch, startSandbox } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { createPurseBank } from './purse-bank.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function post(path: string, body: object, secret?: string) {
  const response = await sandbox.post(path, body, secret);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

type Owner = { provider: string; account_id: string; currency: string };

function newOwner(): Owner {
  return { provider: 'REEFLINE', account_id: randomUUID(), currency: 'PHP' };
}

function transfer(owner: Owner, direction: 'credit' | 'debit', amount: string, reference: string) {
  return post(`/transfer/v1/${direction}`, { ...owner, amount, reference });
}

async function balanceOf(owner: Owner): Promise<unknown> {
  return (await post('/transfer/v1/balance', owner)).body['balance'];
}

const statusOf = (reference: string) => post('/transfer/v1/status', { reference });

test('§7: money is transferred in and taken back, once for each reference', async () => {
  const owner = newOwner();
  const [brought, taken] = [randomUUID(), randomUUID()];
  expect(await transfer(owner, 'credit', '100.00', brought)).toMatchObject({
    status: 200,
    body: { status: 'done', balance: '100.00' },
  });
  await transfer(owner, 'credit', '100.00', brought);
  expect(await balanceOf(owner)).toBe('100.00');
  await transfer(owner, 'debit', '40.00', taken);
  expect(await balanceOf(owner)).toBe('60.00');
  expect((await statusOf(taken)).body).toEqual({
    ...owner,
    reference: taken,
    known: true,
    status: 'done',
    direction: 'debit',
    amount: '40.00',
  });
});

test('§7: a reference that is reused for another move is refused, and nothing moves', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  await transfer(owner, 'credit', '10.00', reference);
  for (const [direction, amount] of [
    ['credit', '11.00'],
    ['debit', '10.00'],
  ] as const) {
    const answer = await transfer(owner, direction, amount, reference);
    expect(answer).toMatchObject({ status: 409, body: { code: 'reference_reused' } });
  }
  expect(await balanceOf(owner)).toBe('10.00');
});

test('§7: more than the balance cannot be taken, and a later balance does not change that', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  const refused = { status: 409, body: { code: 'no_funds' } };
  expect(await transfer(owner, 'debit', '5.00', reference)).toMatchObject(refused);
  await transfer(owner, 'credit', '50.00', randomUUID());
  expect(await transfer(owner, 'debit', '5.00', reference)).toMatchObject(refused);
  expect(await balanceOf(owner)).toBe('50.00');
});

test.each([
  ['no amount', { amount: undefined }],
  ['an amount of nothing', { amount: '0.00' }],
  ['an amount below zero', { amount: '-5.00' }],
  ['too many digits', { amount: '1.001' }],
  ['no reference', { reference: '' }],
  ['a lower-case currency', { currency: 'php' }],
])('§7: %s is refused', async (_name, wrong) => {
  const body = { ...newOwner(), amount: '5.00', reference: randomUUID(), ...wrong };
  expect((await post('/transfer/v1/credit', body)).status).toBe(400);
});

test('§7: a wrong signature moves nothing', async () => {
  const owner = newOwner();
  const body = { ...owner, amount: '5.00', reference: randomUUID() };
  expect((await post('/transfer/v1/credit', body, 'another secret')).status).toBe(403);
  expect(await balanceOf(owner)).toBe('0.00');
});

test('§7: an amount that ends in 11 is refused for ever', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  expect(await transfer(owner, 'credit', '5.11', reference)).toMatchObject({ status: 409 });
  expect((await statusOf(reference)).body).toMatchObject({ known: true, status: 'refused' });
});

test('§7: an amount that ends in 22 hangs, is never seen, and is done when asked again', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  expect(await transfer(owner, 'credit', '5.22', reference)).toMatchObject({ status: 503 });
  expect((await statusOf(reference)).body).toEqual({ reference, known: false });
  expect(await transfer(owner, 'credit', '5.22', reference)).toMatchObject({ status: 200 });
});

test('§7: an amount that ends in 33 is done without an answer, and found by the second status call', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  expect(await transfer(owner, 'credit', '5.33', reference)).toMatchObject({ status: 500 });
  expect((await statusOf(reference)).status).toBe(503);
  expect((await statusOf(reference)).body).toMatchObject({ status: 'done' });
  expect(await balanceOf(owner)).toBe('5.33');
});

test('§7: an amount that ends in 44 is done late, and once, however often it is requested', async () => {
  const owner = newOwner();
  const reference = randomUUID();
  const late = transfer(owner, 'credit', '5.44', reference);
  const again = transfer(owner, 'credit', '5.44', reference);
  expect((await again).status).toBe(200);
  expect((await late).status).toBe(200);
  expect(await balanceOf(owner)).toBe('5.44');
});

test('§7: a game of such a provider is played with the money in its wallet', async () => {
  const body = realLaunch('harpoon-lullaby');
  const owner = { provider: 'REEFLINE', account_id: 'player-1', currency: 'PHP' };
  await transfer(owner, 'credit', '75.00', randomUUID());
  const launched = await post('/transfer/api/v1/softswiss/launcher/real', body);
  const { pathname } = new URL(String(launched.body['launch_url']));
  const state = await sandbox.server.inject(`${pathname}/state`);
  expect(state.json()).toMatchObject({ balance: '75.00' });
  expect(sandbox.pavilion.calls).toEqual([]);
});

test('§7: games of other providers cannot be opened there', async () => {
  const answer = await post('/transfer/api/v1/softswiss/launcher/real', realLaunch('coral-choir'));
  expect(answer.status).toBe(404);
});

type Report = { rounds: Record<string, unknown>[]; cursor: string; more: boolean };

async function reportOf(provider: string, cursor: string | null, limit = 2): Promise<Report> {
  const answer = await post('/transfer/v1/report', { provider, cursor, limit });
  expect(answer.status).toBe(200);
  return answer.body as Report;
}

test('§7: rounds that are played there are reported once each, in pages, with their bets and wins', async () => {
  const accountId = `player-${randomUUID()}`;
  const owner = { provider: 'BAMBOO', account_id: accountId, currency: 'PHP' };
  await transfer(owner, 'credit', '75.00', randomUUID());
  const launch = realLaunch('carabao-sunday', accountId);
  const launched = await post('/transfer/api/v1/softswiss/launcher/real', launch);
  const { pathname } = new URL(String(launched.body['launch_url']));
  const { cursor: from } = await reportOf('BAMBOO', null, 500);
  const state = await sandbox.server.inject(`${pathname}/state`);
  const { info, bringsMoney } = state.json<{ info: { coins: string[] }; bringsMoney: boolean }>();
  expect(bringsMoney).toBe(true);
  for (let count = 0; count < 3; count += 1) {
    const { refusal } = await sandbox.act(pathname, 'spin', { coin: info.coins[0] });
    expect(refusal).toBeNull();
  }
  const first = await reportOf('BAMBOO', from);
  const second = await reportOf('BAMBOO', first.cursor);
  expect([first.rounds.length, first.more]).toEqual([2, true]);
  expect([second.rounds.length, second.more]).toEqual([1, false]);
  const rounds = [...first.rounds, ...second.rounds];
  expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(3);
  expect(rounds[0]).toMatchObject({
    account_id: accountId,
    currency: 'PHP',
    game: 'carabao-sunday',
  });
  const minor = (reported: unknown) => Number(String(reported).replace('.', ''));
  const won = rounds.reduce((sum, { bet, win }) => sum + minor(win) - minor(bet), 0);
  expect(minor(await balanceOf(owner))).toBe(7500 + won);
  expect(await reportOf('BAMBOO', second.cursor)).toEqual({ ...second, rounds: [] });
  expect((await reportOf('REEFLINE', from)).rounds).toEqual([]);
  expect((await reportOf('BAMBOO', 'of an earlier run:9', 500)).rounds).toEqual(
    expect.arrayContaining(rounds),
  );
});

test('§7: a report without a provider or with an invalid limit is refused', async () => {
  for (const body of [{ limit: 5 }, { provider: 'BAMBOO', limit: 0 }, { provider: 'BAMBOO' }]) {
    expect((await post('/transfer/v1/report', body)).status).toBe(400);
  }
});

test('§7: a round whose stake was taken before is reported when it ends, as a whole', async () => {
  const bank = createPurseBank();
  const owner = { provider: 'BAMBOO', accountId: 'player-2', currency: 'PHP' };
  const money = { ...owner, reference: 'in', amountMinor: 1000n };
  bank.apply({ ...money, direction: 'credit' });
  const purse = bank.purseOf(owner, 'bamboo-five-draw');
  await purse.play({ roundId: 'r', stakeMinor: 300n, winMinor: 0n, finished: false });
  expect(bank.report('BAMBOO', null, 9).rounds).toEqual([]);
  await purse.close('r', 500n);
  expect(bank.report('BAMBOO', null, 9).rounds).toMatchObject([
    { ...owner, roundId: 'r', gameId: 'bamboo-five-draw', betMinor: 300n, winMinor: 500n },
  ]);
  const refused = { roundId: 'much', stakeMinor: 9000n, winMinor: 0n, finished: true };
  expect(await purse.play(refused)).toMatchObject({ ok: false, refusal: 'no_funds' });
  expect(bank.report('BAMBOO', null, 9).rounds).toHaveLength(1);
});
