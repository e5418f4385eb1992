import { expect, test } from 'vitest';
import { bet, betWinBody, decimal, newId, rollbackBody, win } from '../vendor/wallet-call.ts';
import { expectRefusal, expectUnmoved, type WalletHarness } from './wallet-harness.ts';

/** Rule 3 of the vendor wallet. */
export function repeatRules(harness: () => WalletHarness): void {
  test('rule 3: a repeat gets the stored first answer and moves nothing', async () => {
    const player = harness().player('agent01');
    const before = await harness().balanceOf(player);
    const body = betWinBody(player, [bet('10.00'), win('4.00')]);
    const first = await harness().post('betwin', body);
    expect(first).toMatchObject({
      status: 200,
      body: {
        round_id: body.round_id,
        balance: decimal(before - 600n),
        transactions: body.transactions.map((one) => ({
          id_provider: one.id_provider,
          id: expect.stringMatching(/./) as string,
          bonus_amount: '0.00',
        })),
      },
    });
    await harness().post('betwin', betWinBody(player, [win('3.00')]));
    const again = await harness().post('betwin', body);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await harness().balanceOf(player)).toBe(before - 300n);
  });

  test('rule 3: 20 deliveries of one bet at once move money once, with one answer', async () => {
    const player = harness().player('agent01');
    const before = await harness().balanceOf(player);
    const body = betWinBody(player, [bet('2.00')]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => harness().post('betwin', body)),
    );
    const answers = new Set(replies.map((one) => `${one.status} ${JSON.stringify(one.body)}`));
    expect([...answers]).toHaveLength(1);
    expect(await harness().balanceOf(player)).toBe(before - 200n);
  });

  test('rule 3: the same id with another amount, type or account is refused', async () => {
    const player = harness().player('agent01');
    const id = newId();
    await harness().post('betwin', betWinBody(player, [bet('1.00', id)]));
    await expectUnmoved(harness(), player, async () => {
      const other = harness().player('agent02');
      for (const body of [
        betWinBody(player, [bet('1.01', id)]),
        betWinBody(player, [win('1.00', id)]),
        betWinBody(other, [bet('1.00', id)]),
      ]) {
        await expectUnmoved(harness(), other, async () => {
          expectRefusal(await harness().post('betwin', body), '400');
        });
      }
      expectRefusal(await harness().post('rollback', rollbackBody(player, [[id, newId()]])), '400');
    });
  });
}

/** Rule 4 of the vendor wallet. */
export function batchRules(harness: () => WalletHarness): void {
  test('rule 4: a batch applies in order, so a win pays for the bet after it', async () => {
    const player = harness().player('player22');
    const before = await harness().balanceOf(player);
    const [gain, stake] = [500_00n, before + 500_00n];
    const pays = betWinBody(player, [win(decimal(gain)), bet(decimal(stake))]);
    expect(await harness().post('betwin', pays)).toMatchObject({
      status: 200,
      body: { balance: '0.00' },
    });
    const turned = betWinBody(player, [bet(decimal(stake)), win(decimal(stake))]);
    expectRefusal(await harness().post('betwin', turned), '100', '0.00');
    await harness().post('betwin', betWinBody(player, [win(decimal(before))]));
  });

  test('rule 4: a refusal undoes the batch and answers with the balance before it', async () => {
    const player = harness().player('player22');
    const before = await harness().balanceOf(player);
    const moves = [bet('10.00'), win('3.00'), bet(decimal(before)), win('900.00')];
    await expectUnmoved(harness(), player, async () => {
      const reply = await harness().post('betwin', betWinBody(player, moves));
      expectRefusal(reply, '100', decimal(before));
    });
    const [first] = moves;
    if (!first) throw new Error('a batch has a first move');
    const alone = await harness().post('betwin', betWinBody(player, [first]));
    expect(alone).toMatchObject({ status: 200, body: { balance: decimal(before - 1000n) } });
  });
}
