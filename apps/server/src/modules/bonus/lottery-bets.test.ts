import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';
import type { BonusPlayer } from './testing/bonus-player.ts';

describe.each([anyDatabase()])('lottery.md §8: bets of lotteries, on $name', (database) => {
  let harness: BonusHarness;
  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  /** The postings of a sub-order, as the module of lotteries makes them. */
  function subOrder({ accountId }: BonusPlayer, number: string, category: 'LOTT' | 'ELOTT') {
    const common = { source: 'lottery', category } as const;
    const of = { ...common, roundId: number };
    const { move } = harness;
    const ends = { ...of, finishesRound: true };
    return {
      bet: (stake: bigint) => move(accountId, 'bet', -stake, { ...of, externalId: number }),
      back: () => {
        const back = { ...of, externalId: `${number}:c`, reverses: number };
        return move(accountId, 'rollback', 0n, back);
      },
      won: (amount: bigint) =>
        move(accountId, 'win', amount, { ...ends, externalId: `${number}:w1` }),
      lost: () => move(accountId, 'finish', 0n, { ...ends, externalId: `${number}:w1` }),
      rebate: (amount: bigint) =>
        move(accountId, 'memberRebate', amount, { ...common, externalId: `${number}:r` }),
    };
  }

  const wageredOf = async (player: BonusPlayer) => (await player.list()).list.at(0)?.wagered;

  test.each(['LOTT', 'ELOTT'] as const)(
    'a bonus whose terms do not name %s is not touched by such bets',
    async (category) => {
      const player = await harness.player(500_00n);
      await player.deposit(100_00n, 'double');
      expect(await player.held()).toEqual({ cash: 600_00n, bonus: 100_00n });
      const won = subOrder(player, `won-${category}`, category);
      const lost = subOrder(player, `lost-${category}`, category);
      expect((await won.bet(400_00n)).outcome).toBe('applied');
      expect((await lost.bet(150_00n)).outcome).toBe('applied');
      expect((await subOrder(player, `no-${category}`, category).bet(60_00n)).outcome).toBe(
        'noFunds',
      );
      expect(await player.held()).toEqual({ cash: 50_00n, bonus: 100_00n });
      await won.won(90_00n);
      await won.rebate(1_00n);
      await lost.lost();
      await harness.settle();
      expect(await player.held()).toEqual({ cash: 141_00n, bonus: 100_00n });
      expect(await wageredOf(player)).toBe('0.00');
    },
  );

  test('what must be played falls with rounds of lotteries that are settled', async () => {
    const player = await harness.player();
    await player.owe(1_000_00n);
    const won = subOrder(player, 'owed-1', 'LOTT');
    const lost = subOrder(player, 'owed-2', 'ELOTT');
    const back = subOrder(player, 'owed-3', 'LOTT');
    await won.bet(100_00n);
    await lost.bet(200_00n);
    await back.bet(300_00n);
    expect(await player.owed()).toBe(1_000_00n);
    await won.won(90_00n);
    await won.rebate(1_00n);
    expect(await player.owed()).toBe(900_00n);
    await lost.lost();
    expect(await player.owed()).toBe(700_00n);
    await back.back();
    expect(await player.owed()).toBe(700_00n);
    await lost.back();
    expect(await player.owed()).toBe(900_00n);
  });
});
