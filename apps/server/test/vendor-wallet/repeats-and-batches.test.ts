import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { betWinBody, createWalletHarness, newId, type WalletHarness } from './wallet-harness.ts';

describe.each(testDatabases())('V3, V4: rules 3 and 4 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open });
  });

  afterAll(() => harness.close());

  test('a bet and a win in one call answer our ids and the balance after both', async () => {
    const player = await harness.player(10_000n);
    const [bet, win] = [newId(), newId()];
    const moves = [
      { id: bet, bet: '10.00' },
      { id: win, win: '25.50' },
    ];
    const body = betWinBody(player, moves, { finished: true });
    const answer = await harness.post('betwin', body);
    const postings = await harness.postingsOf(player.accountId);
    expect(answer).toEqual({
      status: 200,
      body: {
        round_id: body.round_id,
        transactions: [
          { id_provider: bet, id: String(postings[0]?.id), bonus_amount: '0.00' },
          { id_provider: win, id: String(postings[1]?.id), bonus_amount: '0.00' },
        ],
        balance: '115.50',
      },
    });
    expect(postings.map((one) => [one.amount, one.game_node, one.finishes_round])).toEqual([
      [-1000n, 1, false],
      [2550n, 1, true],
    ]);
  });

  test('rule 3: a repeat answers ids and balance of the first time, moves nothing', async () => {
    const player = await harness.player(10_000n);
    const body = betWinBody(player, [{ id: newId(), bet: '10.00' }]);
    const first = await harness.post('betwin', body);
    await harness.post('betwin', betWinBody(player, [{ id: newId(), win: '50.00' }]));
    for (const reuse of [1, 2, 3]) {
      expect(await harness.post('betwin', body), `repeat ${reuse}`).toEqual(first);
    }
    expect(first.body.balance).toBe('90.00');
    expect(await harness.balanceOf(player)).toBe(14_000n);
  });

  test('rule 3: a repeat is answered even when the session has ended meanwhile', async () => {
    const player = await harness.player(10_000n);
    const named = betWinBody(player, [{ id: newId(), bet: '10.00' }]);
    const unnamed = betWinBody({ id: player.id }, [{ id: newId(), bet: '1.00' }]);
    const first = [await harness.post('betwin', named), await harness.post('betwin', unnamed)];
    await harness.games.on.sessionEnded({ ...player.context.caller, reason: 'logged out' });
    expect(await harness.post('betwin', named)).toEqual(first[0]);
    expect(await harness.post('betwin', unnamed)).toEqual(first[1]);
  });

  test('rule 3: the same id with another amount, type or account is refused', async () => {
    const player = await harness.player(10_000n);
    const other = await harness.player(10_000n);
    const id = newId();
    await harness.post('betwin', betWinBody(player, [{ id, bet: '10.00' }]));
    const bodies = [
      betWinBody(player, [{ id, bet: '10.01' }]),
      betWinBody(player, [{ id, win: '10.00' }]),
      betWinBody(other, [{ id, bet: '10.00' }]),
    ];
    for (const body of bodies) {
      const answer = await harness.post('betwin', body);
      expect(answer).toMatchObject({ status: 400, body: { meta: { api_code: '400' } } });
    }
    expect(await harness.balanceOf(player)).toBe(9_000n);
    expect(await harness.balanceOf(other)).toBe(10_000n);
  });

  test('rule 3: ids are unique per vendor, two vendors may use the same', async () => {
    const player = await harness.player(10_000n);
    const reefSession = await harness.launch(player, 3);
    const id = newId();
    await harness.post('betwin', betWinBody(player, [{ id, bet: '10.00' }]));
    const body = betWinBody({ ...player, sessionId: reefSession }, [{ id, bet: '20.00' }], {
      game_id: 'deep-net-at-vendor',
    });
    expect((await harness.post('betwin', body, 'reef')).body.balance).toBe('70.00');
  });

  test('rule 4: a batch is all or none; a refusal carries the balance before it', async () => {
    const player = await harness.player(10_000n);
    const moves = [
      { id: newId(), bet: '60.00' },
      { id: newId(), win: '5.00' },
      { id: newId(), bet: '60.00' },
    ];
    const answer = await harness.post('betwin', betWinBody(player, moves));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_argument', meta: { api_code: '100', balance: '100.00' } },
    });
    expect(await harness.postingsOf(player.accountId)).toEqual([]);
  });

  test('rule 4: a batch applies in order: a win first pays for the bet after it', async () => {
    const player = await harness.player(1_000n);
    const win = { id: newId(), win: '30.00' };
    const bet = { id: newId(), bet: '35.00' };
    const refused = await harness.post('betwin', betWinBody(player, [bet, win]));
    expect(refused.body.meta).toMatchObject({ api_code: '100', balance: '10.00' });
    const done = await harness.post('betwin', betWinBody(player, [win, bet]));
    expect(done.body.balance).toBe('5.00');
  });

  test('rule 4: an id twice in one batch moves once', async () => {
    const player = await harness.player(10_000n);
    const bet = { id: newId(), bet: '10.00' };
    const answer = await harness.post('betwin', betWinBody(player, [bet, bet]));
    expect(answer.body.balance).toBe('90.00');
    expect(await harness.postingsOf(player.accountId)).toHaveLength(1);
  });
});
