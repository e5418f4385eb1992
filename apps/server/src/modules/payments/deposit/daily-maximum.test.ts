import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { textIn } from '@pavilion/messages/text-in';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: the daily maximum of the site on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(() => harness.close());

  const ask = (context: SessionContext, amount = '50000.00', requestKey: string = randomUUID()) =>
    harness.handlers.requestDeposit({ channel: 'e-wallet', amount, requestKey }, context);

  const transfer = (context: SessionContext, amount = '50000.00') =>
    harness.handlers.requestTransferDeposit(
      { channel: 'transfer', amount, requestKey: randomUUID() },
      context,
    );

  function report(depositId: string, status: 'paid' | 'failed', amount = '50000.00') {
    const { paymentId } = harness.company.payments.get(depositId)!;
    const event = { kind: 'payment', status, paymentId, reference: depositId } as const;
    return harness.deliver({ ...event, amount, currency: 'PHP' });
  }

  /** Deposits all but 50,000 of the day's 300,000. */
  async function almostAll(context: SessionContext) {
    for (let times = 0; times < 4; times += 1) await ask(context);
    return ask(context);
  }

  const refusedWith = (left: string) => ({ code: 'deposit.day.limit', hints: { left } });

  test('deposits under way count: of 400,000 one by one 300,000 are accepted', async () => {
    const { context } = await harness.member();
    const calls = [];
    for (let times = 0; times < 8; times += 1) {
      calls.push(ask(context));
      await Promise.allSettled(calls);
    }
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(6);
    expect(codes).toEqual(['deposit.day.limit', 'deposit.day.limit']);
    await expect(ask(context, '100.00')).rejects.toMatchObject(refusedWith('0.00'));
    expect(textIn('EN', 'error.deposit.day.limit')).toBe(
      'This is over what you can still deposit today. Pending deposits count too.',
    );
    expect(textIn('TY', 'error.deposit.day.limit')).toBe(
      'Lampas ito sa puwede mo pang i-deposit ngayong araw. Kasama ang mga pending na deposit.',
    );
  });

  test('60 at once, in two processes and by two channels, never pass the maximum', async () => {
    const { context, memberId } = await harness.member();
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 60 }, (_, index) => {
      const { requestDeposit, requestTransferDeposit } = processes[index % 2]!;
      const request = { amount: '50000.00', requestKey: randomUUID() };
      return index % 3 === 0
        ? requestTransferDeposit({ ...request, channel: 'transfer' }, context)
        : requestDeposit({ ...request, channel: 'e-wallet' }, context);
    });
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(6);
    expect(new Set(codes)).toEqual(new Set(['deposit.day.limit']));
    const rows = await harness.db
      .selectFrom('deposit')
      .select('amount')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(300_000_00n);
  });

  test('a repeat with the same key is not counted twice', async () => {
    const { context } = await harness.member();
    await almostAll(context);
    const requestKey = randomUUID();
    const calls = Array.from({ length: 6 }, () => ask(context, '50000.00', requestKey));
    expect((await outcomes(calls)).codes).toEqual([]);
  });

  test('a failed deposit frees its part, a paid one does not', async () => {
    const { context } = await harness.member();
    const { depositId } = await almostAll(context);
    const last = await ask(context);
    await expect(ask(context)).rejects.toMatchObject(refusedWith('0.00'));
    await report(depositId, 'failed');
    await report(last.depositId, 'paid');
    await ask(context);
    await expect(ask(context)).rejects.toMatchObject(refusedWith('0.00'));
  });

  test('a transfer under review counts, until the operator rejects it', async () => {
    const { context } = await harness.member();
    await almostAll(context);
    const { depositId } = await transfer(context);
    await harness.handlers.submitDeposit({ depositId, pictures: [] }, context);
    await expect(ask(context)).rejects.toMatchObject(refusedWith('0.00'));
    const operator = { ...context, operator: 'ana' };
    await harness.operatorHandlers.rejectDeposit({ depositId, reason: 'No money came.' }, operator);
    await ask(context);
  });

  test('a deposit not paid in time frees its part, and no payment is begun for it', async () => {
    const { context } = await harness.member();
    for (let times = 0; times < 5; times += 1) await ask(context);
    harness.company.behave('silent');
    const requestKey = randomUUID();
    const failed = ask(context, '50000.00', requestKey);
    await expect(failed).rejects.toMatchObject({ code: 'deposit.channel.failed' });
    harness.company.behave('accept');
    await expect(ask(context)).rejects.toMatchObject(refusedWith('0.00'));
    harness.pass(dayMs);
    for (let times = 0; times < 6; times += 1) await ask(context);
    const calls = harness.company.calls.createPayment;
    const repeated = ask(context, '50000.00', requestKey);
    await expect(repeated).rejects.toMatchObject({ code: 'deposit.channel.failed' });
    expect(harness.company.calls.createPayment).toBe(calls);
  });

  test('a deposit requested yesterday and paid today counts today', async () => {
    const { context } = await harness.member();
    const yesterday = [];
    for (let times = 0; times < 6; times += 1) yesterday.push(await ask(context));
    // Past the site's midnight, before the time to pay is over.
    harness.pass(dayMs - 60_000);
    await expect(ask(context)).rejects.toMatchObject(refusedWith('0.00'));
    for (const { depositId } of yesterday) await report(depositId, 'paid');
    await expect(ask(context, '100.00')).rejects.toMatchObject(refusedWith('0.00'));
  });
});
