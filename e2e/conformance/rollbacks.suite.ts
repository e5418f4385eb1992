import { expect, test } from 'vitest';
import { bet, betWinBody, decimal, newId, rollbackBody, win } from '../vendor/wallet-call.ts';
import { expectRefusal, expectUnmoved, type WalletWorld } from './wallet-world.ts';

const racingRounds = 12;

/** Rule 5 of the vendor wallet. */
export function tombstoneRules(world: () => WalletWorld): void {
  test('rule 5: a rollback gives back once, and a repeat moves nothing', async () => {
    const player = world().player('agent02');
    const before = await world().balanceOf(player);
    const stake = newId();
    await world().post('betwin', betWinBody(player, [bet('7.00', stake)]));
    const body = rollbackBody(player, [[newId(), stake]]);
    const first = await world().post('rollback', body);
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
    expect((await world().post('rollback', body)).body).toEqual(first.body);
    const under = rollbackBody(player, [[newId(), stake]]);
    expect((await world().post('rollback', under)).status).toBe(200);
    expect(await world().balanceOf(player)).toBe(before);
  });

  test('rule 3: a bet sent again after its own rollback is refused', async () => {
    const player = world().player('agent02');
    const stake = bet('7.00');
    const body = betWinBody(player, [stake]);
    await world().post('betwin', body);
    await world().post('rollback', rollbackBody(player, [[newId(), stake.id]]));
    await expectUnmoved(world(), player, async () => {
      expectRefusal(await world().post('betwin', body), '409');
      expectRefusal(await world().post('betwin', betWinBody(player, [win('1.00'), stake])), '409');
    });
  });

  test('rule 5: an unknown original is 200 with an empty id and leaves a tombstone', async () => {
    const player = world().player('agent02');
    await expectUnmoved(world(), player, async () => {
      for (const late of [bet('5.00'), win('5.00')]) {
        const body = rollbackBody(player, [[newId(), late.id]]);
        const reply = await world().post('rollback', body);
        expect(reply).toMatchObject({ status: 200, body: { transactions: [{ id: '' }] } });
        expectRefusal(await world().post('betwin', betWinBody(player, [late])), '409');
        const inBatch = betWinBody(player, [win('1.00'), late]);
        expectRefusal(await world().post('betwin', inBatch), '409');
        expect((await world().post('rollback', body)).body).toEqual(reply.body);
      }
    });
  });

  test('rule 5: a bet and its rollback at once end with the money where it was', async () => {
    const player = world().player('agent02');
    await expectUnmoved(world(), player, async () => {
      for (let round = 0; round < racingRounds; round++) {
        const stake = bet('3.00');
        const rollback = rollbackBody(player, [[newId(), stake.id]]);
        const calls = [
          () => world().post('betwin', betWinBody(player, [stake])),
          () => world().post('rollback', rollback),
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
export function shortfallRules(world: () => WalletWorld): void {
  test('rule 6: reversing a win takes back only what is there', async () => {
    const player = world().player('player21');
    const before = await world().balanceOf(player);
    const gain = newId();
    await world().post('betwin', betWinBody(player, [win('50.00', gain)]));
    const spent = betWinBody(player, [bet(decimal(before + 3800n))]);
    expect(await world().post('betwin', spent)).toMatchObject({ body: { balance: '12.00' } });
    const body = rollbackBody(player, [[newId(), gain]]);
    const reply = await world().post('rollback', body);
    expect(reply).toMatchObject({ status: 200, body: { balance: '0.00' } });
    expect(reply.body.transactions?.[0]?.id).toMatch(/./);
    expect((await world().post('rollback', body)).body).toEqual(reply.body);
    expect(await world().balanceOf(player)).toBe(0n);
  });
}

/** Rule 6, read after the site was stopped: what could not be taken back is written down. */
export async function expectShortfallRecorded(world: WalletWorld): Promise<void> {
  const rows = await world.site.database.read(
    `select shortfall::text, amount::text from posting
      where account_id = ${BigInt(world.player('player21').accountId)} and shortfall > 0`,
  );
  expect(rows).toEqual([{ shortfall: '3800', amount: '-1200' }]);
}
