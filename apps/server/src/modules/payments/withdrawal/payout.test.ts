import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('§3: payouts on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    harness.company.behave('accept');
    expect(await harness.findings()).toEqual([]);
    // Leaves nothing of one test for the jobs of the next.
    harness.pass(60 * minuteMs);
    for (const payout of harness.company.payouts.values()) {
      if (payout.status === 'processing') payout.status = 'paid';
    }
    await harness.payments.jobs.runNow();
    harness.pass(2 * minuteMs);
    await harness.payments.jobs.runNow();
  });
  afterAll(() => harness.close());

  /** Creates a withdrawal that an operator has released and whose payout is not ordered yet. */
  async function released() {
    const member = await harness.withdrawer();
    const { withdrawalId } = await harness.handlers.requestWithdrawal(member.input, member.context);
    await harness.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
    const row = () =>
      harness.db
        .selectFrom('withdrawal')
        .select(['state', 'gateway_payout_id', 'reason', 'settled_at'])
        .where('id', '=', withdrawalId)
        .executeTakeFirstOrThrow();
    return {
      id: withdrawalId,
      row,
      state: async () => (await row()).state,
      balance: () => harness.balanceOf(member),
      payout: () => harness.company.payouts.get(withdrawalId),
    };
  }

  /** Does the same, orders the payout, and returns what its webhooks contain. */
  async function ordered() {
    const withdrawal = await released();
    await harness.payments.jobs.runNow();
    const { payoutId } = withdrawal.payout()!;
    const report = { payoutId, reference: withdrawal.id, amount: '500.00', currency: 'PHP' };
    return {
      ...withdrawal,
      paid: { ...report, kind: 'payout', status: 'paid' } as const,
      failed: { ...report, kind: 'payout', status: 'failed' } as const,
    };
  }

  test('a released withdrawal is ordered once, with the account of its card', async () => {
    const withdrawal = await released();
    const calls = harness.company.calls.createPayout;
    await Promise.all([harness.payments.jobs.runNow(), harness.anotherProcess().jobs.runNow()]);
    harness.pass(10 * minuteMs);
    await harness.payments.jobs.runNow();
    expect(harness.company.calls.createPayout).toBe(calls + 1);
    const payout = withdrawal.payout();
    expect(JSON.parse(payout?.request ?? '')).toMatchObject({
      reference: withdrawal.id,
      amount: '500.00',
      currency: 'PHP',
      destination: {
        bank: 'first-bank',
        accountNumber: expect.stringMatching(/^\d{10}$/) as string,
        accountName: 'Maria Santos',
      },
      webhookUrl: 'http://site.test/webhooks/fake',
    });
    expect(await withdrawal.row()).toMatchObject({
      state: 'paying',
      gateway_payout_id: payout?.payoutId,
    });
  });

  test('a payout that arrived ends the withdrawal; the hold stays taken', async () => {
    const { paid, row, balance } = await ordered();
    expect((await harness.deliver(paid)).statusCode).toBe(200);
    expect(await row()).toMatchObject({ state: 'paid', settled_at: harness.now() });
    expect(await balance()).toBe(500_00n);
  });

  test('a payout that failed gives the hold back once, whatever arrives twice', async () => {
    const { failed, state, balance } = await ordered();
    const id = randomUUID();
    const deliveries = Array.from({ length: 10 }, (_, index) =>
      harness.deliver(failed, index < 5 ? { id } : {}),
    );
    const replies = await Promise.all(deliveries);
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
    expect(await state()).toBe('failed');
    expect(await balance()).toBe(1000_00n);
  });

  test.each([
    ['paid', 'failed', 500_00n],
    ['failed', 'paid', 1000_00n],
  ] as const)('after %s, a late %s changes nothing and is an error', async (first, late, left) => {
    const withdrawal = await ordered();
    await harness.deliver(withdrawal[first]);
    const errors = harness.logLines.length;
    expect((await harness.deliver(withdrawal[late])).statusCode).toBe(200);
    expect(harness.logLines.slice(errors)).toEqual(['a payout contradicts its withdrawal']);
    expect(await withdrawal.state()).toBe(first);
    expect(await withdrawal.balance()).toBe(left);
  });

  test.each([{ amount: '400.00' }, { currency: 'USD' }, { payoutId: 'po_of_someone_else' }])(
    'a payout with %j is an error and moves nothing',
    async (change) => {
      const { failed, state, balance } = await ordered();
      expect((await harness.deliver({ ...failed, ...change })).statusCode).toBe(200);
      expect(await state()).toBe('paying');
      expect(await balance()).toBe(500_00n);
    },
  );

  test('a payout of a reference that is not ours is not found', async () => {
    const { paid } = await ordered();
    const reply = await harness.deliver({ ...paid, reference: randomUUID() });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      404,
      { errorCode: 'withdraw.not.found' },
    ]);
  });

  test('a payout that nobody released moves nothing', async () => {
    const member = await harness.withdrawer();
    const { withdrawalId } = await harness.handlers.requestWithdrawal(member.input, member.context);
    const report = { payoutId: 'po_1', reference: withdrawalId, amount: '500.00', currency: 'PHP' };
    await harness.deliver({ ...report, kind: 'payout', status: 'failed' });
    expect(await harness.balanceOf(member)).toBe(500_00n);
    await harness.operatorHandlers.rejectWithdrawal({ withdrawalId, reason: 'test' }, asOperator);
    expect(await harness.balanceOf(member)).toBe(1000_00n);
  });

  test('a webhook that comes before the order is written down counts', async () => {
    const withdrawal = await released();
    harness.company.behave('failAfter');
    await harness.payments.jobs.runNow();
    const { payoutId } = withdrawal.payout()!;
    const report = { payoutId, reference: withdrawal.id, amount: '500.00', currency: 'PHP' };
    await harness.deliver({ ...report, kind: 'payout', status: 'paid' });
    expect(await withdrawal.state()).toBe('paid');
    const calls = harness.company.calls.createPayout;
    harness.pass(minuteMs);
    await harness.payments.jobs.runNow();
    expect(harness.company.calls.createPayout).toBe(calls);
  });

  test.each(['failAfter', 'silent'] as const)(
    'an order accepted by a gateway set to %s is found and not ordered again',
    async (behaviour) => {
      const withdrawal = await released();
      harness.company.behave(behaviour);
      await harness.payments.jobs.runNow();
      expect(await withdrawal.row()).toMatchObject({ state: 'paying', gateway_payout_id: null });
      harness.company.behave('accept');
      const calls = harness.company.calls.createPayout;
      harness.pass(5000);
      await harness.payments.jobs.runNow();
      expect(harness.company.calls.createPayout).toBe(calls);
      expect(await withdrawal.row()).toMatchObject({
        state: 'paying',
        gateway_payout_id: withdrawal.payout()?.payoutId,
      });
      expect(await withdrawal.balance()).toBe(500_00n);
    },
  );

  test('while the gateway cannot be asked nothing is guessed; later it is ordered', async () => {
    const withdrawal = await released();
    harness.company.behave('failBefore');
    await harness.payments.jobs.runNow();
    const calls = harness.company.calls.createPayout;
    for (let tries = 0; tries < 5; tries += 1) {
      harness.pass(15 * minuteMs);
      await harness.payments.jobs.runNow();
    }
    expect(harness.company.calls.createPayout).toBe(calls);
    expect(await withdrawal.state()).toBe('paying');
    expect(await withdrawal.balance()).toBe(500_00n);
    harness.company.behave('accept');
    harness.pass(15 * minuteMs);
    await harness.payments.jobs.runNow();
    expect(withdrawal.payout()).toMatchObject({ amount: '500.00' });
  });

  test('a payout that the gateway refuses gives the hold back', async () => {
    const withdrawal = await released();
    harness.company.behave('refuse');
    await harness.payments.jobs.runNow();
    expect(await withdrawal.row()).toMatchObject({
      state: 'failed',
      reason: 'refused by the company',
    });
    expect(await withdrawal.balance()).toBe(1000_00n);
  });

  test('a refusal is not believed when the gateway has a payout under the reference', async () => {
    const withdrawal = await released();
    harness.company.payouts.set(withdrawal.id, {
      payoutId: `po_${withdrawal.id}`,
      reference: withdrawal.id,
      amount: '500.00',
      currency: 'PHP',
      status: 'processing',
      request: 'with other details, so that the same reference is refused',
    });
    await harness.payments.jobs.runNow();
    expect(await withdrawal.row()).toMatchObject({
      state: 'paying',
      gateway_payout_id: `po_${withdrawal.id}`,
    });
    expect(await withdrawal.balance()).toBe(500_00n);
  });

  test.each([
    ['paid', 500_00n],
    ['failed', 1000_00n],
  ] as const)('a payout that %s without a webhook is asked about', async (status, left) => {
    const withdrawal = await ordered();
    withdrawal.payout()!.status = status;
    harness.pass(minuteMs);
    await harness.payments.jobs.runNow();
    expect(await withdrawal.state()).toBe('paying');
    harness.pass(1);
    await Promise.all([harness.payments.jobs.runNow(), harness.anotherProcess().jobs.runNow()]);
    expect(await withdrawal.state()).toBe(status);
    expect(await withdrawal.balance()).toBe(left);
  });

  test('a payout that the gateway has forgotten stays as it is', async () => {
    const withdrawal = await ordered();
    const payout = withdrawal.payout()!;
    harness.company.payouts.delete(withdrawal.id);
    harness.pass(2 * minuteMs);
    const errors = harness.logLines.length;
    await harness.payments.jobs.runNow();
    expect(harness.logLines.slice(errors)).toContain('the gateway no longer knows a payout');
    expect(await withdrawal.state()).toBe('paying');
    expect(await withdrawal.balance()).toBe(500_00n);
    harness.company.payouts.set(withdrawal.id, payout);
  });

  test('an approve that is repeated after the payout answers with the present state', async () => {
    const { id, paid } = await ordered();
    await harness.deliver(paid);
    const again = await harness.operatorHandlers.approveWithdrawal(
      { withdrawalId: id },
      asOperator,
    );
    expect(again.state).toBe('paid');
  });

  test('a withdrawal that failed cannot be approved again', async () => {
    const { id, failed, balance } = await ordered();
    await harness.deliver(failed);
    const again = harness.operatorHandlers.approveWithdrawal({ withdrawalId: id }, asOperator);
    await expect(again).rejects.toMatchObject({ code: 'withdraw.state' });
    expect(await balance()).toBe(1000_00n);
  });
});
