import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: a deposit that its member cancels, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function waiting(amount = '500.00') {
    const member = await harness.member();
    const { context } = member;
    const input = { channel: 'e-wallet', amount, requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestDeposit(input, context);
    const { paymentId } = harness.company.payments.get(depositId)!;
    const base = { paymentId, reference: depositId, amount, currency: 'PHP' };
    return {
      member,
      context,
      depositId,
      paid: { ...base, kind: 'payment', status: 'paid' } as const,
      failed: { ...base, kind: 'payment', status: 'failed' } as const,
      again: () => harness.handlers.requestDeposit(input, context),
      cancel: (from = harness.payments) => from.handlers.cancelDeposit({ depositId }, context),
      shown: () => harness.handlers.getDeposit({ depositId }, context),
      balance: () => harness.balanceOf(member),
    };
  }

  test('it is cancelled, a repeat changes nothing, and open pages get a signal', async () => {
    const deposit = await waiting();
    const cancelledAt = harness.now().toISOString();
    const published = harness.published.length;
    const first = await deposit.cancel();
    expect(first).toMatchObject({ state: 'cancelled', cancelledAt, settledAt: cancelledAt });
    const { memberId } = deposit.member;
    expect(harness.published.slice(published)).toEqual([{ kind: 'deposit', memberId }]);
    harness.pass(minuteMs);
    expect(await deposit.cancel()).toEqual(first);
    expect(harness.published.slice(published)).toHaveLength(1);
    expect(await deposit.balance()).toBe(0n);
  });

  test('the same request leads nobody to the payment any more', async () => {
    const deposit = await waiting();
    await deposit.cancel();
    expect(await deposit.again()).toEqual({
      depositId: deposit.depositId,
      state: 'cancelled',
      checkoutUrl: '',
    });
  });

  test('it no longer stands against the own limit', async () => {
    const deposit = await waiting('400.00');
    await harness.limits.setLimit(
      { kind: 'deposit', period: 'day', amount: '500.00' },
      deposit.context,
    );
    const another = () =>
      harness.handlers.requestDeposit(
        { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() },
        deposit.context,
      );
    await expect(another()).rejects.toMatchObject({ code: 'deposit.own.limit' });
    await deposit.cancel();
    const [day] = (await harness.limits.getLimits({}, deposit.context)).list;
    expect(day).toMatchObject({ used: '0.00', left: '500.00' });
    await another();
  });

  test('a payment that comes afterwards is credited, and the deposit shows both', async () => {
    const deposit = await waiting();
    const { cancelledAt } = await deposit.cancel();
    harness.pass(minuteMs);
    expect((await harness.deliver(deposit.failed)).statusCode).toBe(200);
    expect(await deposit.shown()).toMatchObject({ state: 'cancelled' });
    expect((await harness.deliver(deposit.paid)).statusCode).toBe(200);
    await harness.deliver(deposit.paid);
    const settledAt = harness.now().toISOString();
    expect(await deposit.shown()).toMatchObject({ state: 'paid', cancelledAt, settledAt });
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('such a payment is found although its webhook is lost', async () => {
    const deposit = await waiting();
    await deposit.cancel();
    harness.company.payments.get(deposit.depositId)!.status = 'paid';
    harness.pass(dayMs);
    await harness.payments.jobs.runNow();
    expect(await deposit.shown()).toMatchObject({ state: 'paid' });
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('a deposit that is paid or submitted is not cancelled', async () => {
    const deposit = await waiting();
    await harness.deliver(deposit.paid);
    await expect(deposit.cancel()).rejects.toMatchObject({ code: 'deposit.state' });
    expect(await deposit.shown()).toMatchObject({ state: 'paid', cancelledAt: null });
    const { context } = deposit;
    const { depositId } = await harness.handlers.requestTransferDeposit(
      { channel: 'transfer', amount: '500.00', requestKey: randomUUID() },
      context,
    );
    await harness.handlers.submitDeposit({ depositId, pictures: [] }, context);
    const sent = harness.handlers.cancelDeposit({ depositId }, context);
    await expect(sent).rejects.toMatchObject({ code: 'deposit.state' });
  });

  test('a transfer that is found after it was cancelled is approved', async () => {
    const { context, ...member } = await harness.member();
    const { depositId } = await harness.handlers.requestTransferDeposit(
      { channel: 'transfer', amount: '500.00', requestKey: randomUUID() },
      context,
    );
    await harness.handlers.cancelDeposit({ depositId }, context);
    const sent = harness.handlers.submitDeposit({ depositId, pictures: [] }, context);
    await expect(sent).rejects.toMatchObject({ code: 'deposit.state' });
    await harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
    const shown = await harness.handlers.getDeposit({ depositId }, context);
    expect(shown).toMatchObject({ state: 'paid', cancelledAt: harness.now().toISOString() });
    expect(await harness.balanceOf(member)).toBe(500_00n);
  });

  test("another member's deposit, and an unknown one, are not found", async () => {
    const deposit = await waiting();
    const { context } = await harness.member();
    for (const depositId of [deposit.depositId, randomUUID(), '41']) {
      const cancel = harness.handlers.cancelDeposit({ depositId }, context);
      await expect(cancel).rejects.toMatchObject({ code: 'deposit.not.found' });
    }
    expect(await deposit.shown()).toMatchObject({ state: 'pending' });
  });

  test('its payment and 10 cancellations at one moment, in two processes, end as one', async () => {
    const other = harness.anotherProcess();
    for (let round = 0; round < 6; round += 1) {
      const deposit = await waiting();
      const cancels = Array.from({ length: 10 }, (_, index) =>
        deposit.cancel(index % 2 === 0 ? harness.payments : other),
      );
      const [delivered, { values, codes }] = await Promise.all([
        harness.deliver(deposit.paid),
        outcomes(cancels),
      ]);
      expect(delivered.statusCode).toBe(200);
      expect(await deposit.balance()).toBe(500_00n);
      const { state, cancelledAt } = await deposit.shown();
      expect(state).toBe('paid');
      // Each cancellation either came before the payment, or came after it and was refused.
      expect(values.every((one) => one.state === 'cancelled')).toBe(true);
      expect(values.length > 0).toBe(cancelledAt !== null);
      expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ['deposit.state'] : []));
      expect(values.length + codes.length).toBe(10);
    }
  });

  test('it brings its bonus when it is paid, and shows the amount', async () => {
    const { context } = await harness.member();
    const request = async () => {
      const { depositId } = await harness.handlers.requestDeposit(
        {
          channel: 'e-wallet',
          amount: '500.00',
          promotionId: 'doubled',
          requestKey: randomUUID(),
        },
        context,
      );
      const { paymentId } = harness.company.payments.get(depositId)!;
      const paid = { kind: 'payment', status: 'paid', paymentId, reference: depositId } as const;
      await harness.deliver({ ...paid, amount: '500.00', currency: 'PHP' });
      return harness.handlers.getDeposit({ depositId }, context);
    };
    harness.bonus.minor = 123_45n;
    expect(await request()).toMatchObject({ state: 'paid', bonusAmount: '123.45' });
    harness.bonus.minor = null;
    expect(await request()).toMatchObject({ state: 'paid', bonusAmount: null });
  });
});
