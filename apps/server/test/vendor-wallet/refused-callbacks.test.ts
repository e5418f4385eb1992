import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { callbackVendors } from './callback-vendor.ts';
import type { Callback } from './callback.ts';
import { createWalletHarness, newId, type WalletHarness } from './wallet-harness.ts';

const harnesses = testDatabases().flatMap(({ name, open }) =>
  callbackVendors.map((vendor) => ({ name, open, vendor })),
);

type Player = Awaited<ReturnType<WalletHarness['player']>>;

describe.each(harnesses)(
  'V3, V5, D30: what $vendor.name is refused on $name',
  ({ open, vendor }) => {
    let harness: WalletHarness;

    beforeAll(async () => {
      harness = await createWalletHarness({ open }, vendor.connect);
    });
    afterAll(async () => {
      expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
      await harness.close();
    });

    const common = { player: 0, round: 1, finishes: false, bet: 'bet' };
    const move = (kind: 'bet' | 'win', amountMinor: bigint): Callback => ({
      ...common,
      kind,
      id: newId(),
      amountMinor,
    });
    const back = (original: string): Callback => ({
      ...common,
      kind: 'rollback',
      id: newId(),
      original,
    });

    async function send(player: Player, callback: Callback) {
      const { path, payload, headers } = vendor.write(callback, player, 'run');
      const { status, body } = await harness.postBytes(path, payload, headers);
      return { outcome: vendor.read(status, body), status, text: JSON.stringify(body) };
    }

    test('rule 3: a bet that is sent again after its rollback, or after a tombstone', async () => {
      const player = await harness.player(1000n);
      for (const dealt of [move('bet', 400n), move('win', 300n)]) {
        expect((await send(player, dealt)).outcome).toBe('done');
        expect((await send(player, dealt)).outcome).toBe('done');
        const reversal = back(dealt.id);
        expect((await send(player, reversal)).outcome).toBe('done');
        const tombstone = move('bet', 1n);
        await send(player, back(tombstone.id));
        const late = await send(player, tombstone);
        const again = await send(player, dealt);
        expect(again).toMatchObject({ outcome: 'rolledBack', status: late.status });
        expect(again.text.replace(dealt.id, '')).toBe(late.text.replace(tombstone.id, ''));
        expect((await send(player, reversal)).outcome).toBe('done');
      }
      expect(await harness.balanceOf(player)).toBe(1000n);
    });

    test('rule 8: a path that is no text, in the shape of every other one', async () => {
      const nowhere = await harness.postBytes('nowhere', '{}', {});
      expect(await harness.postBytes('%ff', '{}', {})).toEqual(nowhere);
      expect(nowhere.body).not.toHaveProperty('success');
    });

    test('a win that would raise the balance above its limit, not as a fault', async () => {
      const player = await harness.player(largestBalanceMinor - 100n);
      for (const win of [move('win', 101n), move('win', largestBalanceMinor)]) {
        const refused = await send(player, win);
        expect(refused).toMatchObject({ outcome: 'other' });
        expect(refused.status).toBeLessThan(500);
      }
      expect((await send(player, move('win', 100n))).outcome).toBe('done');
      expect((await send(player, move('bet', 100n))).outcome).toBe('done');
      expect(await harness.balanceOf(player)).toBe(largestBalanceMinor - 100n);
    });
  },
);
