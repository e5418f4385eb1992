import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: the rules of withdrawals, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    harness.running.length = 0;
    expect(await harness.findings()).toEqual([]);
  });
  afterAll(() => harness.close());

  async function costlyWithdrawer() {
    const member = await harness.withdrawer(5000_00n);
    const cardId = await harness.card(member.memberId, 'costly-bank');
    const ask = () =>
      harness.handlers.requestWithdrawal(
        { ...member.input, cardId, requestKey: randomUUID() },
        member.context,
      );
    return { member, ask };
  }

  test('the first withdrawal of the day is free, the next pays the fee of its bank', async () => {
    const { member, ask } = await costlyWithdrawer();
    expect(await ask()).toMatchObject({ amount: '500.00', fee: '0.00', net: '500.00' });
    const second = await ask();
    expect(second).toMatchObject({ amount: '500.00', fee: '15.00', net: '485.00' });
    expect(await harness.balanceOf(member)).toBe(4000_00n);
    const { withdrawalId } = second;
    await harness.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
    await harness.payments.jobs.runNow();
    const payout = harness.company.payouts.get(withdrawalId)!;
    expect(payout.amount).toBe('485.00');
    const { payoutId, reference, amount, currency } = payout;
    const event = { payoutId, reference, amount, currency };
    await harness.deliver({ kind: 'payout', status: 'paid', ...event });
    const page = { state: 'paid' as const, pageNo: 1, pageSize: 5 };
    const { list } = await harness.handlers.listMemberWithdrawals(page, member.context);
    expect(list).toMatchObject([{ withdrawalId, net: '485.00' }]);
  });

  test('a rejected withdrawal gives back the whole amount, with the fee', async () => {
    const { member, ask } = await costlyWithdrawer();
    await ask();
    const { withdrawalId } = await ask();
    await harness.operatorHandlers.rejectWithdrawal(
      { withdrawalId, reason: 'Another name' },
      asOperator,
    );
    expect(await harness.balanceOf(member)).toBe(4500_00n);
  });

  const running = (withdrawal: 'blocks' | 'ends' | 'free') => ({
    bonusId: 7n,
    origin: 'first-deposit',
    title: { EN: 'Doubled', TY: 'Doblado' },
    withdrawal,
    requiredMinor: 1200_00n,
    remainingMinor: 900_00n,
    leftMinor: 400_00n,
  });

  test('D23: a free bonus lets cash be withdrawn, and its wagering is shown', async () => {
    const member = await harness.withdrawer();
    harness.running.push(running('free'));
    const rules = await harness.handlers.listWithdrawBanks({}, member.context);
    expect(rules.turnover).toEqual({ required: '1200.00', done: '300.00', remaining: '900.00' });
    expect(rules).toMatchObject({
      effect: 'free',
      playThrough: { times: 0, owed: '0.00' },
      bonuses: [{ bonusId: '7', title: 'Doubled', withdrawal: 'free', remaining: '900.00' }],
    });
    expect(await harness.handlers.requestWithdrawal(member.input, member.context)).toMatchObject({
      state: 'requested',
    });
    expect(harness.running).toHaveLength(1);
  });

  test('D23: a bonus blocks a withdrawal, whatever the member agrees to', async () => {
    const member = await harness.withdrawer();
    harness.running.push(running('blocks'));
    const rules = await harness.handlers.listWithdrawBanks({}, member.context);
    expect(rules.effect).toBe('blocked');
    const ask = harness.handlers.requestWithdrawal(
      { ...member.input, endBonus: true },
      member.context,
    );
    await expect(ask).rejects.toMatchObject({
      code: 'withdraw.bonus.blocked',
      hints: { missing: '900.00' },
    });
    expect(harness.running).toHaveLength(1);
  });

  test('D23: a bonus ends by a withdrawal once the member agrees, in the same step', async () => {
    const member = await harness.withdrawer();
    harness.running.push(running('ends'), { ...running('free'), bonusId: 8n });
    const rules = await harness.handlers.listWithdrawBanks({}, member.context);
    expect(rules).toMatchObject({ effect: 'ends', bonuses: [{ left: '400.00' }, {}] });
    await expect(
      harness.handlers.requestWithdrawal(member.input, member.context),
    ).rejects.toMatchObject({ code: 'withdraw.bonus.ends', hints: { goes: '400.00' } });
    const agreed = { ...member.input, endBonus: true };
    const first = await harness.handlers.requestWithdrawal(agreed, member.context);
    expect(first).toMatchObject({ state: 'requested' });
    expect(harness.running.map(({ bonusId }) => bonusId)).toEqual([8n]);
    expect(await harness.handlers.requestWithdrawal(agreed, member.context)).toEqual(first);
  });

  test('a receipt shows the withdrawal to its owner only', async () => {
    const member = await harness.withdrawer();
    const request = await harness.handlers.requestWithdrawal(member.input, member.context);
    const { withdrawalId } = request;
    const receipt = () => harness.handlers.getWithdrawal({ withdrawalId }, member.context);
    expect(await receipt()).toEqual(request);
    await harness.operatorHandlers.rejectWithdrawal(
      { withdrawalId, reason: 'Another name' },
      asOperator,
    );
    expect(await receipt()).toMatchObject({ state: 'rejected', reason: 'Another name' });
    const other = await harness.member();
    for (const id of [withdrawalId, randomUUID(), 'x']) {
      const foreign = harness.handlers.getWithdrawal({ withdrawalId: id }, other.context);
      await expect(foreign).rejects.toMatchObject({ code: 'withdraw.not.found' });
    }
  });

  test('the rules name each bank with its limits and fee, and the rest of the day', async () => {
    const member = await harness.withdrawer();
    await harness.handlers.requestWithdrawal(member.input, member.context);
    const rules = await harness.handlers.listWithdrawBanks({}, member.context);
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
