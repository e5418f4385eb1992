import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { PaymentRecord } from '#ports/payment-gateway.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('deposits that no webhook reports, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    harness.company.behave('accept');
    expect(await harness.findings()).toEqual([]);
  });
  afterAll(() => harness.close());

  async function startDeposit() {
    const member = await harness.member();
    const request = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestDeposit(request, member.context);
    const payment = harness.company.payments.get(depositId)!;
    return {
      depositId,
      payment,
      end: (status: PaymentRecord['status']) => {
        payment.status = status;
      },
      state: async () => (await harness.handlers.getDeposit({ depositId }, member.context)).state,
      balance: () => harness.balanceOf(member),
    };
  }

  test('the gateway is asked about a deposit that has waited for two minutes', async () => {
    const deposit = await startDeposit();
    deposit.end('paid');
    harness.pass(2 * minuteMs);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    harness.pass(1);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('two processes that ask at once credit a deposit once', async () => {
    const deposit = await startDeposit();
    deposit.end('paid');
    harness.pass(3 * minuteMs);
    await Promise.all([harness.payments.jobs.runNow(), harness.anotherProcess().jobs.runNow()]);
    expect(await deposit.balance()).toBe(500_00n);
  });

  test.each(['failed', 'expired'] as const)(
    'a payment that %s ends its deposit',
    async (status) => {
      const deposit = await startDeposit();
      deposit.end(status);
      harness.pass(3 * minuteMs);
      await harness.payments.jobs.runNow();
      expect(await deposit.state()).toBe(status);
      expect(await deposit.balance()).toBe(0n);
    },
  );

  test('a deposit expires after a day when the gateway says that it is not paid', async () => {
    const deposit = await startDeposit();
    harness.pass(dayMs);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    harness.pass(1);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('expired');
  });

  test('a deposit stays pending after a day while the gateway does not answer', async () => {
    const deposit = await startDeposit();
    harness.company.behave('failBefore');
    harness.pass(2 * dayMs);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    harness.company.behave('accept');
    deposit.end('paid');
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('money that arrives after the deposit expired still counts', async () => {
    const deposit = await startDeposit();
    harness.pass(dayMs + 1);
    await harness.payments.jobs.runNow();
    expect(await deposit.state()).toBe('expired');
    const { paymentId, reference, amount, currency } = deposit.payment;
    const paid = { paymentId, reference, amount, currency };
    await harness.deliver({ ...paid, kind: 'payment', status: 'paid' });
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test.each([{ amount: '5.00' }, { currency: 'USD' }, { reference: randomUUID() }])(
    'a payment that turns out to have %j moves nothing',
    async (change) => {
      const deposit = await startDeposit();
      Object.assign(deposit.payment, { status: 'paid', ...change });
      harness.pass(3 * minuteMs);
      await harness.payments.jobs.runNow();
      expect(await deposit.state()).toBe('pending');
      expect(await deposit.balance()).toBe(0n);
    },
  );

  test('a deposit whose gateway never gave a payment expires after a day', async () => {
    const member = await harness.member();
    harness.company.behave('refuse');
    const request = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const failed = harness.handlers.requestDeposit(request, member.context);
    await expect(failed).rejects.toMatchObject({ code: 'deposit.channel.failed' });
    harness.pass(dayMs + 1);
    await harness.payments.jobs.runNow();
    const rows = await harness.db
      .selectFrom('deposit')
      .select('state')
      .where('member_id', '=', member.memberId)
      .execute();
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  test('more waiting deposits than a batch holds are all asked about in turn', async () => {
    const deposits = [];
    for (let index = 0; index < 60; index += 1) {
      deposits.push(await startDeposit());
      harness.pass(1);
    }
    deposits.at(-1)!.end('paid');
    harness.pass(3 * minuteMs);
    for (let runs = 0; runs < 3; runs += 1) await harness.payments.jobs.runNow();
    expect(await deposits.at(-1)!.state()).toBe('paid');
    expect(await deposits[0]!.state()).toBe('pending');
  });
});
