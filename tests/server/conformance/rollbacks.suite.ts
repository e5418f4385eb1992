import { expect, test } from 'vitest';
import { bet, betWinBody, decimal, newId, rollbackBody, win } from '../vendor/wallet-call.ts';
import { expectRefusal, expectUnmoved, type WalletHarness } from './wallet-harness.ts';

const racingRounds = 12;

/** Rule 5 of the vendor wallet. */
export function tombstoneRules(harness: () => WalletHarness): void {
  test('rule 5: a rollback gives back once, and a repeat moves nothing', async () => {
    const player = harness().player('agent02');
    const before = await harness().balanceOf(player);
    const stake = newId();
    await harness().post('betwin', betWinBody(player, [bet('7.00', stake)]));
    const body = rollbackBody(player, [[newId(), stake]]);
    const first = await harness().post('rollback', body);
    expect(first).toMatchObject({
      status: 200,
      body: {
        balance: decimal(before),
        round_id: body.round_id_provider,
        transactions: [
          {
            id_provider: body.transactions[0]?.id_provider,
            id: expect.stringMatching(/./) as string,
          },
        ],
      },
    });
    expect((await harness().post('rollback', body)).body).toEqual(first.body);
    const under = rollbackBody(player, [[newId(), stake]]);
    expect((await harness().post('rollback', under)).status).toBe(200);
    expect(await harness().balanceOf(player)).toBe(before);
  });

  test('rule 3: a bet sent again after its own rollback is refused', async () => {
    const player = harness().player('agent02');
    const stake = bet('7.00');
    const body = betWinBody(player, [stake]);
    await harness().post('betwin', body);
    await harness().post('rollback', rollbackBody(player, [[newId(), stake.id]]));
    await expectUnmoved(harness(), player, async () => {
      expectRefusal(await harness().post('betwin', body), '409');
      expectRefusal(
        await harness().post('betwin', betWinBody(player, [win('1.00'), stake])),
        '409',
      );
    });
  });

  test('rule 5: an unknown original is 200 with an empty id and leaves a tombstone', async () => {
    const player = harness().player('agent02');
    await expectUnmoved(harness(), player, async () => {
      for (const late of [bet('5.00'), win('5.00')]) {
        const body = rollbackBody(player, [[newId(), late.id]]);
        const reply = await harness().post('rollback', body);
        expect(reply).toMatchObject({ status: 200, body: { transactions: [{ id: '' }] } });
        expectRefusal(await harness().post('betwin', betWinBody(player, [late])), '409');
        const inBatch = betWinBody(player, [win('1.00'), late]);
        expectRefusal(await harness().post('betwin', inBatch), '409');
        expect((await harness().post('rollback', body)).body).toEqual(reply.body);
      }
    });
  });

  test('rule 5: a bet and its rollback at once leave the balance unchanged', async () => {
    const player = harness().player('agent02');
    await expectUnmoved(harness(), player, async () => {
      for (let round = 0; round < racingRounds; round++) {
        const stake = bet('3.00');
        const rollback = rollbackBody(player, [[newId(), stake.id]]);
        const calls = [
          () => harness().post('betwin', betWinBody(player, [stake])),
          () => harness().post('rollback', rollback),
        ];
        const [one, two] = round % 2 === 0 ? calls : calls.toReversed();
        const replies = await Promise.all([one?.(), two?.()]);
        const [placed, taken] = round % 2 === 0 ? replies : replies.toReversed();
        expect(taken?.status).toBe(200);
        const answer = placed?.status === 200 ? 'placed' : placed?.body.meta?.api_code;
        expect(['placed', '409']).toContain(answer);
      }
    });
  });
}

/** Rule 6 of the vendor wallet. */
export function shortfallRules(harness: () => WalletHarness): void {
  test('rule 6: reversing a win takes back no more than the balance', async () => {
    const player = harness().player('player21');
    const before = await harness().balanceOf(player);
    const gain = newId();
    await harness().post('betwin', betWinBody(player, [win('50.00', gain)]));
    const spent = betWinBody(player, [bet(decimal(before + 3800n))]);
    expect(await harness().post('betwin', spent)).toMatchObject({ body: { balance: '12.00' } });
    const body = rollbackBody(player, [[newId(), gain]]);
    const reply = await harness().post('rollback', body);
    expect(reply).toMatchObject({ status: 200, body: { balance: '0.00' } });
    expect(reply.body.transactions?.[0]?.id).toMatch(/./);
    expect((await harness().post('rollback', body)).body).toEqual(reply.body);
    expect(await harness().balanceOf(player)).toBe(0n);
  });
}

/** Rule 6, read after the site was stopped: the ledger records what could not be taken back. */
export async function expectShortfallRecorded(harness: WalletHarness): Promise<void> {
  const rows = await harness.site.database.read(
    `select shortfall::text, amount::text from posting
      where account_id = ${BigInt(harness.player('player21').accountId)} and shortfall > 0`,
  );
  expect(rows).toEqual([{ shortfall: '3800', amount: '-1200' }]);
}
