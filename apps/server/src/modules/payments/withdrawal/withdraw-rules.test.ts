import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../db/testing/test-database.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../testing/payments-world.ts';
import { facts } from '../testing/people.ts';

describe.each(testDatabases())('§7: the rules of withdrawals, on $name', (database) => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPaymentsWorld(database);
  });
  afterEach(async () => {
    world.turnover.requiredMinor = 0n;
    world.turnover.doneMinor = 0n;
    expect(await world.findings()).toEqual([]);
  });
  afterAll(() => world.close());

  async function costlyWithdrawer() {
    const member = await world.withdrawer(5000_00n);
    const cardId = await world.card(member.memberId, 'costly-bank');
    const ask = () =>
      world.handlers.requestWithdrawal(
        { ...member.wish, cardId, requestKey: randomUUID() },
        member.context,
      );
    return { member, ask };
  }

  test('the first of the day is free, the next pays the fee of its bank', async () => {
    const { member, ask } = await costlyWithdrawer();
    expect(await ask()).toMatchObject({ amount: '500.00', fee: '0.00', net: '500.00' });
    const second = await ask();
    expect(second).toMatchObject({ amount: '500.00', fee: '15.00', net: '485.00' });
    expect(await world.balanceOf(member)).toBe(4000_00n);
    const { withdrawalId } = second;
    await world.handlers.approveWithdrawal({ withdrawalId }, facts);
    await world.payments.jobs.runNow();
    const payout = world.company.payouts.get(withdrawalId)!;
    expect(payout.amount).toBe('485.00');
    const { payoutId, reference, amount, currency } = payout;
    const event = { payoutId, reference, amount, currency };
    await world.deliver({ kind: 'payout', status: 'paid', ...event });
    const page = { state: 'paid' as const, pageNo: 1, pageSize: 5 };
    const { list } = await world.handlers.listMemberWithdrawals(page, member.context);
    expect(list).toMatchObject([{ withdrawalId, net: '485.00' }]);
  });

  test('a rejected one gives back the whole amount, the fee too', async () => {
    const { member, ask } = await costlyWithdrawer();
    await ask();
    const { withdrawalId } = await ask();
    await world.handlers.rejectWithdrawal({ withdrawalId, reason: 'Another name' }, facts);
    expect(await world.balanceOf(member)).toBe(4500_00n);
  });

  test('the wagers of a bonus are told, and cash goes out before they are done', async () => {
    const member = await world.withdrawer();
    Object.assign(world.turnover, { requiredMinor: 1200_00n, doneMinor: 300_00n });
    const rules = await world.handlers.listWithdrawBanks({}, member.context);
    expect(rules.turnover).toEqual({ required: '1200.00', done: '300.00', remaining: '900.00' });
    expect(await world.handlers.requestWithdrawal(member.wish, member.context)).toMatchObject({
      state: 'requested',
    });
    world.turnover.doneMinor = 1500_00n;
    const done = await world.handlers.listWithdrawBanks({}, member.context);
    expect(done.turnover).toMatchObject({ done: '1200.00', remaining: '0.00' });
  });

  test('a receipt shows the withdrawal to its owner only', async () => {
    const member = await world.withdrawer();
    const asked = await world.handlers.requestWithdrawal(member.wish, member.context);
    const { withdrawalId } = asked;
    const receipt = () => world.handlers.getWithdrawal({ withdrawalId }, member.context);
    expect(await receipt()).toEqual(asked);
    await world.handlers.rejectWithdrawal({ withdrawalId, reason: 'Another name' }, facts);
    expect(await receipt()).toMatchObject({ state: 'rejected', reason: 'Another name' });
    const other = await world.member();
    for (const id of [withdrawalId, randomUUID(), 'x']) {
      const foreign = world.handlers.getWithdrawal({ withdrawalId: id }, other.context);
      await expect(foreign).rejects.toMatchObject({ code: 'withdraw.not.found' });
    }
  });

  test('the rules name each bank with its limits and fee, and the rest of the day', async () => {
    const member = await world.withdrawer();
    await world.handlers.requestWithdrawal(member.wish, member.context);
    const rules = await world.handlers.listWithdrawBanks({}, member.context);
    expect(rules).toMatchObject({ leftToday: '29500.00', timesToday: 1, timesPerDay: 30 });
    expect(rules.list.find((one) => one.code === 'costly-bank')).toEqual({
      code: 'costly-bank',
      name: 'Bank costly-bank',
      kind: 'bank',
      minimum: '200.00',
      maximum: '20000.00',
      fee: { fixed: '10.00', percent: 1, freeTimesPerDay: 1 },
    });
  });
});
