import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: deposits that a person decides, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    expect(await harness.findings()).toEqual([]);
  });
  afterAll(() => harness.close());

  const request = (more: object = {}) => ({
    channel: 'transfer',
    amount: '500.00',
    requestKey: randomUUID(),
    ...more,
  });

  async function announced(more: object = {}) {
    const member = await harness.member();
    const input = request(more);
    const { depositId } = await harness.handlers.requestTransferDeposit(input, member.context);
    const shown = () => harness.handlers.getDeposit({ depositId }, member.context);
    return { member, depositId, shown };
  }

  test('a transfer gets the receiving account and a reference of its own', async () => {
    const [one, other] = [await announced(), await announced()];
    const shown = await one.shown();
    expect(shown).toMatchObject({
      state: 'pending',
      kind: 'bankTransfer',
      checkoutUrl: null,
      transferTo: { bankName: 'Bank first-bank', accountNumber: '0012' },
    });
    expect(shown.payReference).toMatch(/^PV[2-9A-HJ-NP-Z]{8}$/);
    expect((await other.shown()).payReference).not.toBe(shown.payReference);
    expect(harness.company.calls.createPayment).toBe(0);
  });

  test('a balance without room for it gets no deposit, requested now or before', async () => {
    const { member, depositId } = await announced();
    await harness.give(member.accountId, largestBalanceMinor - 499_99n);
    const approved = harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
    await expect(approved).rejects.toMatchObject({ code: 'wallet.balance.limit' });
    const made = harness.handlers.requestTransferDeposit(request(), member.context);
    await expect(made).rejects.toMatchObject({ code: 'wallet.balance.limit' });
    expect(await harness.balanceOf(member)).toBe(largestBalanceMinor - 499_99n);
  });

  test('a repeat with the same key is the same transfer', async () => {
    const { context } = await harness.member();
    const input = request();
    const calls = Array.from({ length: 8 }, () =>
      harness.handlers.requestTransferDeposit(input, context),
    );
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(new Set(values.map((one) => one.depositId)).size).toBe(1);
  });

  test('each path takes the channels of its kind only', async () => {
    const { context } = await harness.member();
    const byGateway = harness.handlers.requestDeposit(request(), context);
    await expect(byGateway).rejects.toMatchObject({ code: 'deposit.channel.unknown' });
    const byHand = harness.handlers.requestManualDeposit(request({ channel: 'e-wallet' }), context);
    await expect(byHand).rejects.toMatchObject({ code: 'deposit.channel.unknown' });
    const scan = request({ channel: 'scan' });
    expect(await harness.handlers.requestQrDeposit(scan, context)).toMatchObject({
      state: 'pending',
      checkoutUrl: expect.stringContaining('http') as string,
    });
  });

  test('a channel outside its hours is closed', async () => {
    const { context } = await harness.member();
    const ask = () =>
      harness.handlers.requestManualDeposit(request({ channel: 'counter' }), context);
    expect(await ask()).toMatchObject({ state: 'pending' });
    harness.pass(5 * hourMs);
    await expect(ask()).rejects.toMatchObject({ code: 'deposit.channel.closed' });
    const { list } = await harness.handlers.listDepositChannels({}, context);
    expect(list.find((one) => one.code === 'counter')).toMatchObject({
      open: false,
      hours: { from: '08:00', until: '22:00' },
    });
  });

  test('it is submitted, approved once, and then on the balance', async () => {
    const { member, depositId, shown } = await announced();
    const sent = await harness.handlers.submitDeposit({ depositId, pictures: [] }, member.context);
    expect(sent.state).toBe('reviewing');
    await harness.handlers.submitDeposit({ depositId, pictures: [] }, member.context);
    const calls = Array.from({ length: 6 }, () =>
      harness.operatorHandlers.approveDeposit({ depositId }, asOperator),
    );
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(values[0]).toMatchObject({
      state: 'paid',
      decidedBy: 'ana',
      account: member.username,
    });
    expect(await harness.balanceOf(member)).toBe(500_00n);
    expect((await shown()).settledAt).not.toBeNull();
    expect(harness.published).toContainEqual({ kind: 'deposit', memberId: member.memberId });
  });

  test('a rejected deposit shows why and moves nothing, unless the money turns up', async () => {
    const { member, depositId, shown } = await announced();
    await harness.handlers.submitDeposit({ depositId, pictures: [] }, member.context);
    await harness.operatorHandlers.rejectDeposit(
      { depositId, reason: 'No such transfer' },
      asOperator,
    );
    expect(await shown()).toMatchObject({ state: 'rejected', reason: 'No such transfer' });
    expect(await harness.balanceOf(member)).toBe(0n);
    const again = harness.handlers.submitDeposit({ depositId, pictures: [] }, member.context);
    await expect(again).rejects.toMatchObject({ code: 'deposit.state' });
    await harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
    expect(await harness.balanceOf(member)).toBe(500_00n);
    const late = harness.operatorHandlers.rejectDeposit(
      { depositId, reason: 'Too late' },
      asOperator,
    );
    await expect(late).rejects.toMatchObject({ code: 'deposit.state' });
  });

  test('an unsubmitted deposit expires; a submitted one waits for its decision', async () => {
    const [left, sent] = [await announced(), await announced()];
    await harness.handlers.submitDeposit(
      { depositId: sent.depositId, pictures: [] },
      sent.member.context,
    );
    harness.pass(24 * hourMs + 1);
    await harness.payments.jobs.runNow();
    expect((await left.shown()).state).toBe('expired');
    expect((await sent.shown()).state).toBe('reviewing');
    const late = await harness.handlers.submitDeposit(
      { depositId: left.depositId, pictures: [] },
      left.member.context,
    );
    expect(late).toMatchObject({ state: 'reviewing', settledAt: null });
  });

  test('an unsubmitted deposit expires also without a payment company', async () => {
    const left = await announced();
    const { payments, server } = harness.withoutGateway();
    harness.pass(24 * hourMs + 1);
    await payments.jobs.runNow();
    await server.close();
    expect((await left.shown()).state).toBe('expired');
    expect(harness.published).toContainEqual({ kind: 'deposit', memberId: left.member.memberId });
  });

  test('an operator decides neither a payment of the company nor an unknown one', async () => {
    const { context } = await harness.member();
    const input = request({ channel: 'e-wallet' });
    const { depositId } = await harness.handlers.requestDeposit(input, context);
    for (const id of [depositId, randomUUID(), 'not-an-id']) {
      const approved = harness.operatorHandlers.approveDeposit({ depositId: id }, asOperator);
      await expect(approved).rejects.toMatchObject({ code: 'deposit.not.found' });
    }
  });

  test('nobody submits the deposit of someone else', async () => {
    const { depositId } = await announced();
    const other = await harness.member();
    const sent = harness.handlers.submitDeposit({ depositId, pictures: [] }, other.context);
    await expect(sent).rejects.toMatchObject({ code: 'deposit.not.found' });
  });

  test('operators see all, oldest first, and a member the own ones', async () => {
    const { member, depositId } = await announced();
    await harness.handlers.submitDeposit({ depositId, pictures: [] }, member.context);
    const page = { pageNo: 1, pageSize: 100, state: 'reviewing' as const };
    const all = await harness.operatorHandlers.listDeposits(page, asOperator);
    expect(all.list.at(-1)).toMatchObject({ depositId, account: member.username });
    const own = await harness.handlers.listMemberDeposits(
      { pageNo: 1, pageSize: 25, state: undefined },
      member.context,
    );
    expect(own.list.map((one) => one.depositId)).toEqual([depositId]);
  });

  test('the channel keeps its fee: less reaches the balance than was paid', async () => {
    const member = await harness.member();
    const input = request({ channel: 'costly' });
    const { depositId } = await harness.handlers.requestDeposit(input, member.context);
    const { paymentId } = harness.company.payments.get(depositId)!;
    const money = { amount: '500.00', currency: 'PHP' };
    const event = { kind: 'payment', status: 'paid', reference: depositId, paymentId } as const;
    await harness.deliver({ ...event, ...money });
    expect(await harness.handlers.getDeposit({ depositId }, member.context)).toMatchObject({
      amount: '500.00',
      fee: '10.00',
      net: '490.00',
      state: 'paid',
    });
    expect(await harness.balanceOf(member)).toBe(490_00n);
  });

  test('the bonus that was chosen comes with the money, once', async () => {
    const { depositId } = await announced({ promotionId: 'doubled' });
    await harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
    await harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
    const granted = harness.granted.filter((one) => one.depositId === depositId);
    expect(granted).toMatchObject([{ promotionId: 'doubled', amountMinor: 500_00n }]);
  });

  test('a bonus is a share of what reaches the balance, without the fee', async () => {
    const { context } = await harness.member();
    const input = request({ channel: 'costly', promotionId: 'doubled' });
    const { depositId } = await harness.handlers.requestDeposit(input, context);
    expect(harness.bonusChecks.at(-1)).toBe(490_00n);
    const { paymentId } = harness.company.payments.get(depositId)!;
    const money = { amount: '500.00', currency: 'PHP' };
    const event = { kind: 'payment', status: 'paid', reference: depositId, paymentId } as const;
    await harness.deliver({ ...event, ...money });
    const granted = harness.granted.filter((one) => one.depositId === depositId);
    expect(granted).toMatchObject([{ amountMinor: 490_00n }]);
  });
});
