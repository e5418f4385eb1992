import { expect, test } from 'vitest';
import {
  balanceBody,
  bet,
  betWinBody,
  decimal,
  newId,
  rollbackBody,
  win,
} from '../vendor/wallet-call.ts';
import { expectRefusal, expectUnmoved, type WalletHarness } from './wallet-harness.ts';

/** answers.bench.test.ts measures how fast the answers are. */
const together = 200;

/** Rule 7 of the vendor wallet. */
export function sessionRules(harness: () => WalletHarness): void {
  test('rule 7: after the log-out bets are refused, wins and rollbacks never', async () => {
    const { site } = harness();
    const player = harness().player('player12');
    const before = await harness().balanceOf(player);
    const stake = newId();
    const first = betWinBody(player, [bet('5.00', stake)]);
    const answered = await harness().post('betwin', first);
    const { token } = player;
    expect((await site.call('DELETE', '/wps/session/logout', { token })).success).toBe(true);

    expectRefusal(await harness().post('betwin', betWinBody(player, [bet('1.00')])), '110');
    const unnamed = { ...betWinBody(player, [bet('1.00')]), session_id: undefined };
    expectRefusal(await harness().post('betwin', unnamed), '110');
    const mixed = betWinBody(player, [win('2.00'), bet('1.00')]);
    expectRefusal(await harness().post('betwin', mixed), '110');
    expect((await harness().post('betwin', first)).body).toEqual(answered.body);

    const paid = await harness().post('betwin', betWinBody(player, [win('9.00')]));
    expect(paid).toMatchObject({ status: 200, body: { balance: decimal(before + 400n) } });
    const taken = await harness().post('rollback', rollbackBody(player, [[newId(), stake]]));
    expect(taken).toMatchObject({ status: 200, body: { balance: decimal(before + 900n) } });
    const { account_id, currency } = balanceBody(player);
    const finish = { account_id, currency, round_id: first.round_id };
    const finished = await harness().post('finish', finish);
    expect(finished).toMatchObject({ status: 200, body: { balance: decimal(before + 900n) } });
  });

  test('rule 7: a bet in a session of another player is refused', async () => {
    const player = harness().player('agent01');
    const { sessionId } = harness().player('agent02');
    await expectUnmoved(harness(), player, async () => {
      for (const foreign of [sessionId, newId(), 'nonsense']) {
        const body = betWinBody({ ...player, sessionId: foreign }, [bet('1.00')]);
        expectRefusal(await harness().post('betwin', body), '110');
      }
    });
  });
}

/** Rules 8 and 9 of the vendor wallet. */
export function answerRules(harness: () => WalletHarness): void {
  test('rule 8: every call for an unknown player is answered 101', async () => {
    for (const accountId of ['999999999', '0', '-1', 'member01', '1; drop table posting']) {
      const stranger = { ...harness().player('agent01'), accountId };
      const { account_id, currency } = balanceBody(stranger);
      const finish = { account_id, currency, round_id: newId() };
      const replies = [
        await harness().post('balance', balanceBody(stranger)),
        await harness().post('betwin', betWinBody(stranger, [bet('1.00')])),
        await harness().post('rollback', rollbackBody(stranger, [[newId(), newId()]])),
        await harness().post('finish', finish),
      ];
      for (const reply of replies) expectRefusal(reply, '101');
    }
  });

  test('rule 8: another currency is 154, a game that is not open 107, no funds 100', async () => {
    const player = harness().player('agent01');
    const foreign = { ...player, currency: 'USD' };
    expectRefusal(await harness().post('balance', balanceBody(foreign)), '154');
    expectRefusal(await harness().post('betwin', betWinBody(foreign, [bet('1.00')])), '154');
    const noGame = { ...player, game: 'no-such-game' };
    expectRefusal(await harness().post('betwin', betWinBody(noGame, [bet('1.00')])), '107');
    const balance = await harness().balanceOf(player);
    const tooMuch = betWinBody(player, [bet(decimal(balance + 1n))]);
    expectRefusal(await harness().post('betwin', tooMuch), '100', decimal(balance));
  });

  test('rule 8: an unknown call is refused in the shape of the others', async () => {
    expectRefusal(await harness().postBytes('transfer', '{}'), '400');
  });

  test('rule 8: a finish moves nothing and can be repeated', async () => {
    const player = harness().player('agent01');
    await expectUnmoved(harness(), player, async () => {
      const body = betWinBody(player, [win('1.00')]);
      await harness().post('betwin', body);
      const { account_id, currency, round_id } = body;
      const first = await harness().post('finish', { account_id, currency, round_id });
      expect(first).toMatchObject({ status: 200, body: { balance: expect.any(String) as string } });
      const again = await harness().post('finish', { account_id, currency, round_id });
      expect(again.body).toEqual(first.body);
      const taken = body.transactions.map((one) => [newId(), one.id_provider] as const);
      await harness().post('rollback', rollbackBody(player, taken));
    });
  });

  test('rule 9: 200 calls at once are all answered, and so is one beside them', async () => {
    const player = harness().player('member01');
    await expectUnmoved(harness(), player, async () => {
      const replies = await Promise.all(
        Array.from({ length: together }, () =>
          harness().post('betwin', betWinBody(player, [bet('0.10'), win('0.10')])),
        ),
      );
      const alone = await harness().post('balance', balanceBody(player));
      const statuses = [alone, ...replies].map((one) => one.status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  });
}
