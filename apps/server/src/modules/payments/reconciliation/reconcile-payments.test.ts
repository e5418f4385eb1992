import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: the reconciliation of a day, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeEach(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(() => harness.close());

  async function paidDeposit(channel = 'costly') {
    const { context } = await harness.member();
    const input = { channel, amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestDeposit(input, context);
    const payment = harness.company.payments.get(depositId)!;
    payment.status = 'paid';
    const money = { amount: '500.00', currency: 'PHP', reference: depositId };
    const { paymentId } = payment;
    await harness.deliver({ kind: 'payment', status: 'paid', paymentId, ...money });
    return { depositId, payment };
  }

  const report = (day?: string) => harness.operatorHandlers.reconcilePayments({ day }, asOperator);

  test('agrees where all three records are the same', async () => {
    await paidDeposit();
    const person = await harness.withdrawer();
    const asked = await harness.handlers.requestWithdrawal(person.input, person.context);
    await harness.operatorHandlers.approveWithdrawal(
      { withdrawalId: asked.withdrawalId },
      asOperator,
    );
    await harness.payments.jobs.runNow();
    expect(await report()).toEqual({
      day: '2026-11-21',
      lines: [
        {
          kind: 'deposit',
          gateway: 'fake',
          state: 'paid',
          count: 1,
          amount: '500.00',
          fee: '10.00',
        },
        {
          kind: 'withdrawal',
          gateway: 'fake',
          state: 'paying',
          count: 1,
          amount: '500.00',
          fee: '0.00',
        },
      ],
      creditedHere: '490.00',
      creditedInLedger: '490.00',
      askedAtGateway: 2,
      unanswered: 0,
      differences: [],
    });
    expect(await report('2026-11-20')).toMatchObject({ lines: [], askedAtGateway: 0 });
  });

  test('names each payment that the company records differently', async () => {
    const { depositId, payment } = await paidDeposit();
    payment.status = 'failed';
    expect((await report()).differences).toEqual([
      { kind: 'deposit', id: depositId, here: 'paid 500.00', gateway: 'failed 500.00' },
    ]);
    harness.company.payments.clear();
    expect((await report()).differences).toMatchObject([{ gateway: 'unknown' }]);
  });

  test('counts what the company did not answer, and does not guess', async () => {
    await paidDeposit();
    harness.company.behave('failBefore');
    expect(await report()).toMatchObject({ askedAtGateway: 1, unanswered: 1, differences: [] });
  });
});
