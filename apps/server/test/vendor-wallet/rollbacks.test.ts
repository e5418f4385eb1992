import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  betWinBody,
  createWalletHarness,
  finishBody,
  newId,
  rollbackBody,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases())('V5, V6: rules 5 and 6 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open });
  });

  afterAll(() => harness.close());

  test('a rollback returns the stake, answers our id, and a repeat moves nothing', async () => {
    const player = await harness.player(10_000n);
    const bet = newId();
    await harness.post('betwin', betWinBody(player, [{ id: bet, bet: '10.00' }]));
    const body = rollbackBody(player, [[newId(), bet]]);
    const first = await harness.post('rollback', body);
    const postings = await harness.postingsOf(player.accountId);
    expect(first).toEqual({
      status: 200,
      body: {
        balance: '100.00',
        round_id: body.round_id_provider,
        transactions: [
          { id_provider: body.transactions[0]?.id_provider, id: String(postings[1]?.id) },
        ],
      },
    });
    expect(await harness.post('rollback', body)).toEqual(first);
    const again = await harness.post('rollback', rollbackBody(player, [[newId(), bet]]));
    expect(again).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect(await harness.balanceOf(player)).toBe(10_000n);
  });

  test('rule 5: an unknown original gets an empty id and leaves its tombstone', async () => {
    const player = await harness.player(10_000n);
    const [bet, win] = [newId(), newId()];
    const body = rollbackBody(player, [
      [newId(), bet],
      [newId(), win],
    ]);
    const answer = await harness.post('rollback', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { balance: '100.00', transactions: [{ id: '' }, { id: '' }] },
    });
    expect(await harness.post('rollback', body)).toEqual(answer);
    const tombstones = await harness.postingsOf(player.accountId);
    expect(tombstones.map((one) => [one.reverses, one.amount])).toEqual([
      [bet, 0n],
      [win, 0n],
    ]);

    for (const late of [
      { id: bet, bet: '10.00' },
      { id: win, win: '10.00' },
    ]) {
      const refused = await harness.post('betwin', betWinBody(player, [late]));
      expect(refused).toMatchObject({ status: 400, body: { meta: { api_code: '409' } } });
    }
    expect(await harness.balanceOf(player)).toBe(10_000n);
  });

  test('rule 5: a bet after its tombstone is refused with its whole batch', async () => {
    const player = await harness.player(10_000n);
    const bet = newId();
    await harness.post('rollback', rollbackBody(player, [[newId(), bet]]));
    const moves = [
      { id: newId(), win: '5.00' },
      { id: bet, bet: '10.00' },
    ];
    const refused = await harness.post('betwin', betWinBody(player, moves));
    expect(refused.body.meta?.api_code).toBe('409');
    expect(await harness.balanceOf(player)).toBe(10_000n);
  });

  test('rule 5: a rollback cannot reverse what another player or another vendor did', async () => {
    const player = await harness.player(10_000n);
    const other = await harness.player(10_000n);
    const bet = newId();
    await harness.post('betwin', betWinBody(player, [{ id: bet, bet: '10.00' }]));
    const byOther = await harness.post('rollback', rollbackBody(other, [[newId(), bet]]));
    expect(byOther).toMatchObject({ status: 400, body: { meta: { api_code: '400' } } });
    const elsewhere = await harness.post(
      'rollback',
      rollbackBody(player, [[newId(), bet]]),
      'reef',
    );
    expect(elsewhere).toMatchObject({ status: 200, body: { transactions: [{ id: '' }] } });
    expect(await harness.balanceOf(player)).toBe(9_000n);
    expect(await harness.balanceOf(other)).toBe(10_000n);
  });

  test('rule 6: reversing a win stops at zero and records the shortfall', async () => {
    const player = await harness.player(1_000n);
    const win = newId();
    await harness.post('betwin', betWinBody(player, [{ id: win, win: '50.00' }]));
    await harness.post('betwin', betWinBody(player, [{ id: newId(), bet: '45.00' }]));
    const answer = await harness.post('rollback', rollbackBody(player, [[newId(), win]]));
    expect(answer).toMatchObject({ status: 200, body: { balance: '0.00' } });
    const reversal = (await harness.postingsOf(player.accountId)).at(-1);
    expect(reversal).toMatchObject({ amount: -1500n, shortfall: 3500n, balance_after: 0n });
    expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
  });

  test('a finish moves nothing, can be repeated, and needs no game', async () => {
    const player = await harness.player(10_000n);
    const bet = betWinBody(player, [{ id: newId(), bet: '10.00' }]);
    await harness.post('betwin', bet);
    const body = finishBody(player, bet.round_id);
    const expected = { status: 200, body: { balance: '90.00' } };
    expect(await harness.post('finish', body)).toEqual(expected);
    expect(await harness.post('finish', body)).toEqual(expected);
    const postings = await harness.postingsOf(player.accountId);
    expect(postings.map((one) => [one.kind, one.amount, one.finishes_round])).toEqual([
      [1, -1000n, false],
      [4, 0n, true],
    ]);
  });

  test('players of one table may share the id of its round', async () => {
    const [one, other] = [await harness.player(100n), await harness.player(200n)];
    const roundId = newId();
    expect((await harness.post('finish', finishBody(one, roundId))).body.balance).toBe('1.00');
    expect((await harness.post('finish', finishBody(other, roundId))).body.balance).toBe('2.00');
  });
});
