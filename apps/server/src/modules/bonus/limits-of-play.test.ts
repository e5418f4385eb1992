import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createLimits } from '#modules/protection/limits.fixture.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';

const rounds = 5;
const together = 20;

describe.each(testDatabases())(
  '§7: limits of play where a bonus is staked, on $name',
  (database) => {
    let harness: BonusHarness;
    let limits: ReturnType<typeof createLimits>;

    beforeAll(async () => {
      harness = await openBonusHarness(database);
      limits = createLimits(harness);
    });
    afterAll(async () => {
      expect([...(await harness.findings()), ...(await limits.checks())]).toEqual([]);
      await harness.close();
    });

    /** A player with cash, a bonus that must be wagered 10 times, and limits for a day. */
    async function limited(
      { cash, bonus }: { cash: bigint; bonus: bigint },
      { loss, wager }: { loss: string; wager: string },
    ) {
      const player = await harness.player(cash);
      await player.reward(bonus, 10);
      const own = limits.limitsOf(player);
      await own.limit({ kind: 'loss', period: 'day' }, loss);
      await own.limit({ kind: 'wager', period: 'day' }, wager);
      return { ...player, ...own };
    }

    test('a stake of both counts whole as wagered, and its cash as lost', async () => {
      const player = await limited({ cash: 70n, bonus: 50n }, { loss: '0.70', wager: '1.30' });
      const bet = await player.bet('one', 100n);
      expect(await player.used()).toEqual({ loss: '0.70', wager: '1.00' });
      expect((await player.bet('two', 20n)).outcome).toBe('applied');
      expect(await player.used()).toEqual({ loss: '0.70', wager: '1.20' });
      await player.win('one', 50n);
      expect(await player.held()).toEqual({ cash: 35n, bonus: 15n });
      expect(await player.used()).toEqual({ loss: '0.35', wager: '1.20' });
      expect((await player.bet('three', 11n)).outcome).toBe('spendingLimit');
      await player.back(bet.externalId);
      expect(await player.used()).toEqual({ loss: '0.00', wager: '0.20' });
    });

    test('a bonus alone is staked at a limit of losses, and not above one of wagers', async () => {
      const player = await limited({ cash: 10n, bonus: 50n }, { loss: '0.10', wager: '0.40' });
      expect((await player.bet('one', 10n)).outcome).toBe('applied');
      expect((await player.bet('two', 30n)).outcome).toBe('applied');
      expect((await player.bet('three', 1n)).outcome).toBe('spendingLimit');
      expect(await player.used()).toEqual({ loss: '0.10', wager: '0.40' });
    });

    test('what becomes cash or ends of a bonus counts as neither', async () => {
      const player = await limited({ cash: 20n, bonus: 30n }, { loss: '0.50', wager: '9.00' });
      await player.bet('one', 40n);
      const { list } = await player.list();
      await player.forfeit(list[0]?.bonusId ?? '');
      expect(await player.used()).toEqual({ loss: '0.20', wager: '0.40' });
      await player.win('one', 40n);
      expect(await player.held()).toEqual({ cash: 20n, bonus: 0n });
      expect(await player.used()).toEqual({ loss: '0.00', wager: '0.40' });
    });

    test(`${together} bets of cash and bonus, ${rounds} times: 0 over a limit`, async () => {
      for (let round = 0; round < rounds; round++) {
        const player = await limited({ cash: 45n, bonus: 95n }, { loss: '0.45', wager: '0.95' });
        const bets = Array.from({ length: together }, () => player.bet(randomUUID(), 10n));
        const outcomes = (await Promise.all(bets)).map(({ outcome }) => outcome);
        expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(9);
        expect(outcomes.filter((outcome) => outcome === 'spendingLimit')).toHaveLength(11);
        expect(await player.used()).toEqual({ loss: '0.45', wager: '0.90' });
      }
    });
  },
);
