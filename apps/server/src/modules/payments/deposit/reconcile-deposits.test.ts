import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { PaymentRecord } from '#ports/payment-gateway.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../testing/payments-world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(testDatabases())('deposits that no webhook tells of, on $name', (database) => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPaymentsWorld(database);
  });
  afterEach(async () => {
    world.company.behave('accept');
    expect(await world.findings()).toEqual([]);
  });
  afterAll(() => world.close());

  async function startDeposit() {
    const member = await world.member();
    const request = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await world.handlers.requestDeposit(request, member.context);
    const payment = world.company.payments.get(depositId)!;
    return {
      depositId,
      payment,
      end: (status: PaymentRecord['status']) => {
        payment.status = status;
      },
      state: async () => (await world.handlers.getDeposit({ depositId }, member.context)).state,
      balance: () => world.balanceOf(member),
    };
  }

  test('a deposit is asked about when it waits for more than two minutes', async () => {
    const deposit = await startDeposit();
    deposit.end('paid');
    world.pass(2 * minuteMs);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    world.pass(1);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('two processes that ask at once credit once', async () => {
    const deposit = await startDeposit();
    deposit.end('paid');
    world.pass(3 * minuteMs);
    await Promise.all([world.payments.jobs.runNow(), world.anotherProcess().jobs.runNow()]);
    expect(await deposit.balance()).toBe(500_00n);
  });

  test.each(['failed', 'expired'] as const)(
    'a payment that %s ends its deposit',
    async (status) => {
      const deposit = await startDeposit();
      deposit.end(status);
      world.pass(3 * minuteMs);
      await world.payments.jobs.runNow();
      expect(await deposit.state()).toBe(status);
      expect(await deposit.balance()).toBe(0n);
    },
  );

  test('a deposit expires after a day when the gateway says that it is not paid', async () => {
    const deposit = await startDeposit();
    world.pass(dayMs);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    world.pass(1);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('expired');
  });

  test('a deposit stays pending after a day while the gateway does not answer', async () => {
    const deposit = await startDeposit();
    world.company.behave('failBefore');
    world.pass(2 * dayMs);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('pending');
    world.company.behave('accept');
    deposit.end('paid');
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test('money that arrives after the deposit expired still counts', async () => {
    const deposit = await startDeposit();
    world.pass(dayMs + 1);
    await world.payments.jobs.runNow();
    expect(await deposit.state()).toBe('expired');
    const { paymentId, reference, amount, currency } = deposit.payment;
    const paid = { paymentId, reference, amount, currency };
    await world.deliver({ ...paid, kind: 'payment', status: 'paid' });
    expect(await deposit.state()).toBe('paid');
    expect(await deposit.balance()).toBe(500_00n);
  });

  test.each([{ amount: '5.00' }, { currency: 'USD' }, { reference: randomUUID() }])(
    'a payment that turns out to have %j moves nothing',
    async (change) => {
      const deposit = await startDeposit();
      Object.assign(deposit.payment, { status: 'paid', ...change });
      world.pass(3 * minuteMs);
      await world.payments.jobs.runNow();
      expect(await deposit.state()).toBe('pending');
      expect(await deposit.balance()).toBe(0n);
    },
  );

  test('a deposit whose gateway never gave a payment expires after a day', async () => {
    const member = await world.member();
    world.company.behave('refuse');
    const request = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const failed = world.handlers.requestDeposit(request, member.context);
    await expect(failed).rejects.toMatchObject({ code: 'deposit.channel.failed' });
    world.pass(dayMs + 1);
    await world.payments.jobs.runNow();
    const rows = await world.db
      .selectFrom('deposit')
      .select('state')
      .where('member_id', '=', member.memberId)
      .execute();
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  test('more waiting deposits than a batch are all asked about in turn', async () => {
    const deposits = [];
    for (let index = 0; index < 60; index += 1) {
      deposits.push(await startDeposit());
      world.pass(1);
    }
    deposits.at(-1)!.end('paid');
    world.pass(3 * minuteMs);
    for (let runs = 0; runs < 3; runs += 1) await world.payments.jobs.runNow();
    expect(await deposits.at(-1)!.state()).toBe('paid');
    expect(await deposits[0]!.state()).toBe('pending');
  });
});
