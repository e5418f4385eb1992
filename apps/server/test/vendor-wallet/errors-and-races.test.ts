import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  balanceBody,
  betWinBody,
  createWalletHarness,
  newId,
  rollbackBody,
  type WalletReply,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases())('V8, V9: rules 8 and 9 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open });
  });

  afterAll(() => harness.close());

  const codesOf = (answers: readonly WalletReply[]) =>
    answers.map((answer) => answer.body.meta?.api_code ?? 'done').toSorted();

  test.each(['0', '9999999', 'nobody', '-1', '1e3', '١'])(
    'rule 8: the account "%s" is an unknown player, code 101',
    async (id) => {
      const expected = {
        code: 'invalid_argument',
        msg: 'the player is not known',
        meta: { api_code: '101', api_message: 'the player is not known' },
      };
      const bodies = {
        balance: balanceBody({ id }),
        betwin: betWinBody({ id }, [{ id: newId(), bet: '1.00' }]),
        rollback: rollbackBody({ id }, [[newId(), newId()]]),
        finish: { account_id: id, currency: 'PHP', round_id: newId() },
      };
      for (const [call, body] of Object.entries(bodies)) {
        expect(await harness.post(call, body)).toEqual({ status: 400, body: expected });
      }
    },
  );

  test('rule 8: a house account is no player', async () => {
    const house = await harness.wallet.houseAccount('gifts', 'PHP');
    const answer = await harness.post('balance', balanceBody({ id: house.toString() }));
    expect(answer.body.meta?.api_code).toBe('101');
  });

  test('rule 8: the currency must be the account’s own, else code 154', async () => {
    const player = await harness.player(10_000n);
    const trial = await harness.member({
      memberType: 4,
      currency: 'FUN',
      balance: 500n,
    });
    const trialBody = balanceBody({ id: trial.accountId.toString() });
    const bodies = [
      { ...balanceBody(player), currency: 'EUR' },
      { ...balanceBody(player), currency: 'FUN' },
      trialBody,
      { ...trialBody, currency: 'FUN' },
    ];
    for (const body of bodies) {
      const answer = await harness.post('balance', body);
      expect(answer).toMatchObject({ status: 400, body: { meta: { api_code: '154' } } });
    }
  });

  test('rule 8: no funds carries the balance in the decimals of the currency', async () => {
    const player = await harness.player(50n);
    const body = betWinBody(player, [{ id: newId(), bet: '0.51' }]);
    expect(await harness.post('betwin', body)).toEqual({
      status: 400,
      body: {
        code: 'invalid_argument',
        msg: 'not enough funds',
        meta: { api_code: '100', api_message: 'not enough funds', balance: '0.50' },
      },
    });
  });

  test('20 bets at once against money for 5: exactly 5 are taken', async () => {
    const player = await harness.player(500n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        harness.post('betwin', betWinBody(player, [{ id: newId(), bet: '1.00' }])),
      ),
    );
    const codes = codesOf(answers);
    expect(codes.slice(0, 15)).toEqual(codes.slice(0, 15).map(() => '100'));
    expect(codes.slice(15)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(await harness.balanceOf(player)).toBe(0n);
    expect(await harness.postingsOf(player.accountId)).toHaveLength(5);
    expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
  });

  test('20 deliveries of one bet at once: it is applied once, all are answered alike', async () => {
    const player = await harness.player(500n);
    const body = betWinBody(player, [{ id: newId(), bet: '1.00' }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => harness.post('betwin', body)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { balance: '4.00' } });
    expect(await harness.postingsOf(player.accountId)).toHaveLength(1);
  });

  test('a bet and its rollback at once leave the balance unchanged', async () => {
    const player = await harness.player(2_000n);
    const ids = Array.from({ length: 20 }, newId);
    const calls = ids.flatMap((id) => [
      () => harness.post('betwin', betWinBody(player, [{ id, bet: '1.00' }])),
      () => harness.post('rollback', rollbackBody(player, [[newId(), id]])),
    ]);
    const answers = await Promise.all(calls.toReversed().map((call) => call()));
    expect(new Set(codesOf(answers))).toEqual(new Set(['409', 'done']));
    expect(await harness.balanceOf(player)).toBe(2_000n);
    expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
  });

  test('rule 9: while 20 play at once all are answered, each bet is applied once', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => harness.player(100n)));
    for (let turn = 0; turn < 2; turn += 1) {
      const answers = await Promise.all(
        players.map((player) => {
          return harness.post('betwin', betWinBody(player, [{ id: newId(), bet: '0.50' }]));
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    for (const { accountId } of players) {
      expect(await harness.balanceOf({ accountId })).toBe(0n);
      expect(await harness.postingsOf(accountId)).toHaveLength(2);
    }
  });
});

describe.each(testDatabases())('V8, V9: rule 8 when the database is gone, on $name', ({ open }) => {
  test('every call is answered with status 500, in the shape of the others', async () => {
    const harness = await createWalletHarness({ open });
    const player = await harness.player(10_000n);
    const betWin = betWinBody(player, [{ id: newId(), bet: '1.00' }]);
    expect((await harness.post('betwin', betWin)).status).toBe(200);
    await harness.engine.close();
    const bodies = {
      balance: balanceBody(player),
      betwin: betWin,
      rollback: rollbackBody(player, [[newId(), newId()]]),
      finish: { account_id: player.id, currency: 'PHP', round_id: newId() },
    };
    for (const [call, body] of Object.entries(bodies)) {
      expect(await harness.post(call, body)).toEqual({
        status: 500,
        body: {
          code: 'internal',
          msg: 'internal error',
          meta: { api_code: '500', api_message: 'internal error' },
        },
      });
    }
    await harness.close();
  });
});
