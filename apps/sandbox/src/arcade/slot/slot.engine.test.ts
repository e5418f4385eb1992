import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseMinor } from '#money.ts';
import { startSandbox } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import type { SlotRoundView } from './slot-view.ts';

let sandbox: SandboxUnderTest;
let seat: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  seat = await sandbox.launch('coral-choir');
});
afterEach(() => sandbox.close());

const minor = (text: string) => parseMinor(text, 'PHP') ?? -1n;
const spin = () => sandbox.act(seat, 'spin', { coin: '0.05' });
const callsOf = (path: string) => sandbox.pavilion.calls.filter((call) => call.path === path);

test('bet and win of a spin go in one finished batch of decimal strings', async () => {
  const round: SlotRoundView = (await spin()).round;
  const calls = callsOf('betwin');
  expect(calls.length).toBe(1);
  const entries = calls[0]?.body['transactions'] as { type: string; amount: string }[];
  expect(entries[0]).toMatchObject({ type: 'bet', amount: '1.00' });
  expect(entries.slice(1).map((entry) => entry.amount)).toEqual(
    minor(round.win) > 0n ? [round.win] : [],
  );
  expect(calls[0]?.body).toMatchObject({
    account_id: 'player-1',
    currency: 'PHP',
    game_id: 'coral-choir',
    session_id: 'session-1',
    round_id: round.roundId,
    finished: true,
  });
  expect(minor(round.balance)).toBe(minor('1000.00') - minor('1.00') + minor(round.win));
  expect(round.balance).toBe(sandbox.pavilion.balance());
});

test('every id_provider is new', async () => {
  for (let turn = 0; turn < 5; turn += 1) await spin();
  const ids = callsOf('betwin').flatMap((call) =>
    (call.body['transactions'] as { id_provider: string }[]).map((entry) => entry.id_provider),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('a stake that the ladder does not offer is refused without a wallet call', async () => {
  const answer = await sandbox.act(seat, 'spin', { coin: '0.07' });
  expect(answer).toMatchObject({ refusal: 'bad_request' });
  expect(await sandbox.act(seat, 'cheat', {})).toMatchObject({ refusal: 'unknown_action' });
  expect(callsOf('betwin')).toEqual([]);
});

test.each([
  [100, 'no_funds'],
  [101, 'unknown_player'],
  [105, 'bet_limit'],
  [106, 'max_bet'],
  [107, 'game_forbidden'],
  [110, 'player_disabled'],
  [154, 'currency'],
  [400, 'operator_refused'],
])(
  'api code %i reaches the player as %s, with the balance, and is not repeated',
  async (apiCode, refusal) => {
    sandbox.pavilion.misbehave('betwin', { kind: 'refuse', apiCode });
    const answer = await spin();
    expect(answer).toMatchObject({ refusal, balance: '1000.00' });
    expect(sandbox.pavilion.calls.map((call) => call.path)).toEqual(['betwin']);
  },
);

test('a fault is repeated with the same ids until it succeeds', async () => {
  sandbox.pavilion.misbehave('betwin', { kind: 'fault' }, { kind: 'fault' });
  expect((await spin()).refusal).toBeNull();
  const bodies = callsOf('betwin').map((call) => call.body);
  expect(bodies.length).toBe(3);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

test('without an answer after three tries the round is rolled back, again and again', async () => {
  await sandbox.close();
  sandbox = await startSandbox({ wallet: { callMs: 150, tries: 3, pauseMs: 5 } });
  seat = await sandbox.launch('coral-choir');
  const silence = { kind: 'silence' } as const;
  sandbox.pavilion.misbehave('betwin', silence, silence, silence);
  sandbox.pavilion.misbehave(
    'rollback',
    ...Array.from({ length: 4 }, () => ({ kind: 'fault' }) as const),
  );
  const answer = await spin();
  expect(answer).toMatchObject({ refusal: 'round_cancelled' });
  await expect.poll(() => callsOf('rollback').length).toBeGreaterThanOrEqual(5);
  const bets = callsOf('betwin')[0]?.body['transactions'] as { id_provider: string }[];
  expect(callsOf('rollback')[0]?.body).toMatchObject({
    round_id_provider: callsOf('betwin')[0]?.body['round_id'],
    finished: true,
    transactions: bets.map((bet) => ({
      type: 'rollback',
      original_id_provider: bet.id_provider,
    })),
  });
  expect(callsOf('rollback')[4]?.body).toEqual(callsOf('rollback')[0]?.body);
  expect(sandbox.pavilion.balance()).toBe('1000.00');
});

test('two presses at once are played one after the other', async () => {
  const [first, second] = await Promise.all([spin(), spin()]);
  expect([first.refusal, second.refusal]).toEqual([null, null]);
  const history = await sandbox.server.inject(`${seat}/history`);
  expect(history.json<{ rounds: object[] }>().rounds.length).toBe(2);
});

test('an unknown seat is gone', async () => {
  const answer = await sandbox.act('/play/unknown', 'spin', { coin: '0.05' });
  expect(answer).toMatchObject({ refusal: 'seat_gone' });
  expect((await sandbox.server.inject('/play/unknown')).statusCode).toBe(410);
});

test('the game page allows no inline script and only the site may frame it', async () => {
  const page = await sandbox.server.inject(seat);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${sandbox.config.pavilionOrigin}`);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|style="|onclick/);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});
