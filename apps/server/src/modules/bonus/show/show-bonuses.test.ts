import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openBonusHarness, type BonusHarness } from '../testing/bonus-harness.ts';

describe.each(testDatabases())('bonuses as a member sees them, on $name', (database) => {
  let harness: BonusHarness;

  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(() => harness.close());

  /** Grants 23 bonuses: one has 200.00 to wager and blocks withdrawals, the others 20.00 each. */
  async function playerOfMany() {
    const player = await harness.player();
    await player.reward(10_00n, 2);
    await player.deposit(100_00n, 'double');
    for (let count = 0; count < 21; count += 1) await player.reward(10_00n, 2);
    return player;
  }

  test('§7: what is left to wager includes running bonuses that are not listed', async () => {
    const player = await playerOfMany();
    const { list, remainingTurnover } = await player.list();
    expect(list).toHaveLength(20);
    expect(remainingTurnover).toBe('640.00');
  });

  test('D23: a withdrawal considers every running bonus, however many wait', async () => {
    const player = await playerOfMany();
    const terms = (await harness.bonus.runningBonuses(harness.db, player.memberId)).map(
      ({ withdrawal }) => withdrawal,
    );
    expect(terms).toHaveLength(23);
    expect(terms.filter((term) => term === 'blocks')).toHaveLength(1);
  });
});
