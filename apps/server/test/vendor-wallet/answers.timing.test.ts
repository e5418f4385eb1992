import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { betWinBody, createWalletHarness, newId, type WalletHarness } from './wallet-harness.ts';

describe.each(everyEngine())('rule 9 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open: () => open({ migrated: true }) });
  });
  afterAll(() => harness.close());

  test('rule 9: each answer takes well under a second while 20 play at once', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => harness.player(100_000n)));
    const everybodyBets = () =>
      Promise.all(
        players.map(async (player) => {
          const began = performance.now();
          await harness.post('betwin', betWinBody(player, [{ id: newId(), bet: '1.00' }]));
          return performance.now() - began;
        }),
      );
    await everybodyBets();
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) times.push(...(await everybodyBets()));
    const sorted = times.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(1000);
  });
});
