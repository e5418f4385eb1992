import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Signal } from '#kit/signals.ts';
import { openPaymentsWorld, type PaymentsWorld } from './testing/payments-world.ts';
import { baseContext } from './testing/people.ts';

describe.each(testDatabases())('Wire transport: signals of payments on $name', (database) => {
  let world: PaymentsWorld;
  let heard: (Signal | null)[] = [];
  beforeAll(async () => {
    world = await openPaymentsWorld(database);
    world.signals.listen((signal) => heard.push(signal));
    await world.signals.start();
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(async () => {
    await world.signals.stop();
    await world.close();
  });

  const expectHears = (memberId: bigint, ...kinds: string[]) =>
    expect
      .poll(() =>
        heard.filter((signal) => signal?.memberId === memberId).map((signal) => signal?.kind),
      )
      .toEqual(expect.arrayContaining(kinds));

  test('a deposit that is paid is said, with the balance', async () => {
    const { context } = await world.member();
    const wish = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await world.handlers.requestDeposit(wish, context);
    const { paymentId } = world.company.payments.get(depositId)!;
    await world.deliver({
      kind: 'payment',
      status: 'paid',
      paymentId,
      reference: depositId,
      amount: '500.00',
      currency: 'PHP',
    });
    await expectHears(context.caller.memberId, 'balance', 'deposit');
  });

  test('every step of a withdrawal is said', async () => {
    const { context, wish } = await world.withdrawer();
    const { memberId } = context.caller;
    await expectHears(memberId, 'balance');
    heard = [];
    const { withdrawalId } = await world.handlers.requestWithdrawal(wish, context);
    await expectHears(memberId, 'balance', 'withdrawal');
    heard = [];
    await world.operatorHandlers.rejectWithdrawal({ withdrawalId, reason: 'no' }, baseContext);
    await expectHears(memberId, 'balance', 'withdrawal');
    const again = await world.handlers.requestWithdrawal(
      { ...wish, requestKey: randomUUID() },
      context,
    );
    await expectHears(memberId, 'balance', 'withdrawal');
    heard = [];
    await world.operatorHandlers.approveWithdrawal(
      { withdrawalId: again.withdrawalId },
      baseContext,
    );
    await expectHears(memberId, 'withdrawal');
  });
});
