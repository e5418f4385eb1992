import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Signal } from '#kit/signals.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from './testing/payments-harness.ts';

describe.each(testDatabases())('Wire transport: signals of payments on $name', (database) => {
  let harness: PaymentsHarness;
  let heard: (Signal | null)[] = [];
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
    harness.signals.listen((signal) => heard.push(signal));
    await harness.signals.start();
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(async () => {
    await harness.signals.stop();
    await harness.close();
  });

  const expectHears = (memberId: bigint, ...kinds: string[]) =>
    expect
      .poll(() =>
        heard.filter((signal) => signal?.memberId === memberId).map((signal) => signal?.kind),
      )
      .toEqual(expect.arrayContaining(kinds));

  test('a paid deposit is published, with the balance', async () => {
    const { context } = await harness.member();
    const input = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestDeposit(input, context);
    const { paymentId } = harness.company.payments.get(depositId)!;
    await harness.deliver({
      kind: 'payment',
      status: 'paid',
      paymentId,
      reference: depositId,
      amount: '500.00',
      currency: 'PHP',
    });
    await expectHears(context.caller.memberId, 'balance', 'deposit');
  });

  test('every step of a withdrawal is published', async () => {
    const { context, input } = await harness.withdrawer();
    const { memberId } = context.caller;
    await expectHears(memberId, 'balance');
    heard = [];
    const { withdrawalId } = await harness.handlers.requestWithdrawal(input, context);
    await expectHears(memberId, 'balance', 'withdrawal');
    heard = [];
    await harness.operatorHandlers.rejectWithdrawal({ withdrawalId, reason: 'no' }, asOperator);
    await expectHears(memberId, 'balance', 'withdrawal');
    const again = await harness.handlers.requestWithdrawal(
      { ...input, requestKey: randomUUID() },
      context,
    );
    await expectHears(memberId, 'balance', 'withdrawal');
    heard = [];
    await harness.operatorHandlers.approveWithdrawal(
      { withdrawalId: again.withdrawalId },
      asOperator,
    );
    await expectHears(memberId, 'withdrawal');
  });
});
