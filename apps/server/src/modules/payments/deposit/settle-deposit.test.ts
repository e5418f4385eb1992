import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('webhooks of payments on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function startDeposit() {
    const member = await harness.member();
    const { depositId } = await harness.handlers.requestDeposit(
      { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() },
      member.context,
    );
    const { paymentId } = harness.company.payments.get(depositId)!;
    const base = { paymentId, reference: depositId, amount: '500.00', currency: 'PHP' };
    const paid = { ...base, kind: 'payment', status: 'paid' } as const;
    const failed = { ...base, kind: 'payment', status: 'failed' } as const;
    const show = () => harness.handlers.getDeposit({ depositId }, member.context);
    return { member, depositId, paid, failed, show, balance: () => harness.balanceOf(member) };
  }

  test('a payment that arrived is credited, and the deposit shows it', async () => {
    const { paid, show, balance, depositId } = await startDeposit();
    const reply = await harness.deliver(paid);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, value: {} }]);
    expect(await balance()).toBe(500_00n);
    expect(await show()).toMatchObject({ state: 'paid', settledAt: harness.now().toISOString() });
    const postings = await harness.db
      .selectFrom('posting')
      .innerJoin('account', 'account.id', 'posting.contra_id')
      .select(['posting.amount', 'account.house'])
      .where('posting.source', '=', 'deposit')
      .where('posting.external_id', '=', depositId)
      .execute();
    expect(postings).toEqual([{ amount: 500_00n, house: 'gateway:fake' }]);
  });

  test('the same webhook delivered 10 times at once is credited once', async () => {
    const { paid, balance } = await startDeposit();
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => harness.deliver(paid, { id })),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
    expect(await balance()).toBe(500_00n);
  });

  test('10 webhooks of their own for one payment, at once, are credited once', async () => {
    const { paid, balance } = await startDeposit();
    const replies = await Promise.all(Array.from({ length: 10 }, () => harness.deliver(paid)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
    expect(await balance()).toBe(500_00n);
  });

  test('a webhook that was seen is never applied again, whatever it contains', async () => {
    const { paid, failed, show, balance } = await startDeposit();
    const id = randomUUID();
    await harness.deliver(failed, { id });
    expect((await harness.deliver(paid, { id })).statusCode).toBe(200);
    expect(await show()).toMatchObject({ state: 'failed' });
    expect(await balance()).toBe(0n);
  });

  test('a payment that failed moves nothing', async () => {
    const { failed, show, balance } = await startDeposit();
    expect((await harness.deliver(failed)).statusCode).toBe(200);
    expect(await show()).toMatchObject({ state: 'failed' });
    expect(await balance()).toBe(0n);
  });

  test('money that arrives after a failure still counts, once', async () => {
    const { paid, failed, show, balance } = await startDeposit();
    await harness.deliver(failed);
    await harness.deliver(paid);
    await harness.deliver(paid);
    expect(await show()).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(500_00n);
  });

  test('a failure that is reported after the payment takes nothing back', async () => {
    const { paid, failed, show, balance } = await startDeposit();
    await harness.deliver(paid);
    expect((await harness.deliver(failed)).statusCode).toBe(200);
    expect(await show()).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(500_00n);
  });

  test.each([
    { amount: '500.01' },
    { amount: '5000.00' },
    { amount: '500.000' },
    { currency: 'USD' },
    { paymentId: 'pay_of_someone_else' },
  ])('a payment with %j is logged as an error, accepted, and moves nothing', async (change) => {
    const { paid, show, balance } = await startDeposit();
    const errors = harness.logLines.length;
    expect((await harness.deliver({ ...paid, ...change })).statusCode).toBe(200);
    expect(harness.logLines.slice(errors)).toEqual(['a payment differs from its deposit']);
    expect(await show()).toMatchObject({ state: 'pending' });
    expect(await balance()).toBe(0n);
  });

  test('a payment for a reference that is not ours is not found, and not remembered', async () => {
    const { paid } = await startDeposit();
    for (const reference of [randomUUID(), 'order-17', '']) {
      const id = randomUUID();
      const reply = await harness.deliver({ ...paid, reference }, { id });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        404,
        { success: false, errorCode: 'deposit.not.found' },
      ]);
      const seen = await harness.db
        .selectFrom('webhook_seen')
        .selectAll()
        .where('webhook_id', '=', id)
        .execute();
      expect(seen).toEqual([]);
    }
  });

  test('a webhook not signed by the gateway is refused and moves nothing', async () => {
    const { paid, balance } = await startDeposit();
    const reply = await harness.deliver(paid, { secret: randomBytes(32) });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { errorCode: 'request.invalid' }]);
    expect(await balance()).toBe(0n);
  });

  test('a webhook older than five minutes is refused and moves nothing', async () => {
    const { paid, balance } = await startDeposit();
    const sentAt = new Date(harness.now().getTime() - 5 * minuteMs - 1);
    expect((await harness.deliver(paid, { sentAt })).statusCode).toBe(400);
    expect(await balance()).toBe(0n);
  });

  test('a signed webhook about something else is accepted and changes nothing', async () => {
    const reply = await harness.deliver({ kind: 'other', type: 'payment.disputed' });
    expect(reply.statusCode).toBe(200);
  });

  test('a body above 64 KB is refused', async () => {
    const padding = 'x'.repeat(64 * 1024);
    const reply = await harness.deliverRaw({ kind: 'other', padding });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      413,
      { errorCode: 'request.too.large' },
    ]);
  });

  test('a webhook that comes before the answer of the gateway is credited', async () => {
    const { paid, depositId, show, balance } = await startDeposit();
    await harness.db
      .updateTable('deposit')
      .set({ gateway_payment_id: null, checkout_url: null })
      .where('id', '=', depositId)
      .execute();
    await harness.deliver(paid);
    expect(await show()).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(500_00n);
  });
});
