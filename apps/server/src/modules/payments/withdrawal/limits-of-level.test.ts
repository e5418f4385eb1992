import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('withdrawals by VIP level, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function withdrawerAt(level: number) {
    const member = await harness.withdrawer(100_000_00n);
    const setLevel = (wanted: number) =>
      harness.db
        .updateTable('member')
        .set({ vip_level: wanted })
        .where('id', '=', member.memberId)
        .execute();
    await setLevel(level);
    const rules = () => harness.handlers.listWithdrawBanks({}, member.context);
    const ask = (amount: string) =>
      harness.handlers.requestWithdrawal(
        { ...member.input, amount, requestKey: randomUUID() },
        member.context,
      );
    return { setLevel, rules, ask };
  }

  test.each([
    ['the first level', 0, '30000.00', 30],
    ['a higher level', 3, '50000.00', 40],
    ['a level that allows more than the ceiling', 4, '60000.00', 50],
    ['a level that the site no longer has', 7, '60000.00', 50],
  ])('%s has its own day', async (_, level, leftToday, timesPerDay) => {
    const { rules } = await withdrawerAt(level);
    expect(await rules()).toMatchObject({ leftToday, timesPerDay });
  });

  test('the level at the request decides, for the amount and for the times', async () => {
    const { setLevel, rules, ask } = await withdrawerAt(3);
    await ask('20000.00');
    await ask('10000.00');
    expect(await rules()).toMatchObject({ leftToday: '20000.00' });
    await setLevel(0);
    expect(await rules()).toMatchObject({ leftToday: '0.00', timesToday: 2, timesPerDay: 30 });
    await expect(ask('200.00')).rejects.toMatchObject({
      code: 'withdraw.amount.range',
      hints: { maximum: '0.00', timesPerDay: 30 },
    });
    await setLevel(3);
    expect(await ask('20000.00')).toMatchObject({ state: 'requested' });
  });
});
