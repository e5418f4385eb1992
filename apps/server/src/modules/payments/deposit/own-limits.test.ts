import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('§7: the own limits of members on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(() => harness.close());

  const deposit = (context: SessionContext, amount: string, requestKey: string = randomUUID()) =>
    harness.handlers.requestDeposit({ channel: 'e-wallet', amount, requestKey }, context);
  const setLimit = (
    context: SessionContext,
    period: 'day' | 'week' | 'month',
    amount: string | null,
  ) => harness.limits.setLimit({ kind: 'deposit', period, amount }, context);

  async function pay(context: SessionContext, amount: string): Promise<void> {
    const { depositId } = await deposit(context, amount);
    const { paymentId } = harness.company.payments.get(depositId)!;
    const paid = { kind: 'payment', status: 'paid', paymentId, reference: depositId } as const;
    expect((await harness.deliver({ ...paid, amount, currency: 'PHP' })).statusCode).toBe(200);
  }

  test('nothing is limited and limits are offered, until one is set', async () => {
    const { context } = await harness.member();
    const shown = await harness.limits.getLimits({}, context);
    expect(shown.offeredAt).toEqual(['registration', 'deposit']);
    expect(shown.list.slice(0, 3)).toEqual(
      ['day', 'week', 'month'].map((period) => ({
        kind: 'deposit',
        period,
        amount: null,
        byOperator: null,
        used: '0.00',
        left: null,
        frees: null,
        wish: null,
      })),
    );
    expect(await harness.handlers.listDepositChannels({}, context)).toMatchObject({
      offersLimits: true,
    });
    const set = await setLimit(context, 'week', '2000');
    expect(set.list[1]).toMatchObject({ amount: '2000.00', left: '2000.00', wish: null });
    expect(set.offeredAt).toEqual([]);
    expect(await harness.handlers.listDepositChannels({}, context)).toMatchObject({
      offersLimits: false,
    });
  });

  test('"not now" is remembered for each place and each member separately', async () => {
    const [one, other] = [await harness.member(), await harness.member()];
    const decline = () => harness.limits.declineLimits({ place: 'registration' }, one.context);
    expect((await decline()).offeredAt).toEqual(['deposit']);
    expect((await decline()).offeredAt).toEqual(['deposit']);
    const { offeredAt } = await harness.limits.getLimits({}, other.context);
    expect(offeredAt).toEqual(['registration', 'deposit']);
  });

  test.each(['0', '0.00', '1.234'])('%s is not a limit', async (amount) => {
    const { context } = await harness.member();
    const set = setLimit(context, 'day', amount);
    await expect(set).rejects.toMatchObject({ code: 'limit.amount.invalid' });
  });

  test('what has arrived and what is under way count, until the period is over', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'day', '1000.00');
    await pay(context, '600.00');
    await deposit(context, '300.00');
    await expect(deposit(context, '100.01')).rejects.toMatchObject({
      code: 'deposit.own.limit',
      hints: { period: 'day', left: '100.00' },
    });
    await deposit(context, '100.00');
    const [day] = (await harness.limits.getLimits({}, context)).list;
    const at = new Date(harness.now().getTime() + dayMs).toISOString();
    const frees = { at, amount: '600.00' };
    expect(day).toMatchObject({ used: '1000.00', left: '0.00', frees });
    harness.pass(dayMs + 1);
    await pay(context, '1000.00');
  });

  test('the strictest period counts, and the refusal names it', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'day', '1000.00');
    await setLimit(context, 'week', '1500.00');
    await setLimit(context, 'month', '9000.00');
    await pay(context, '1000.00');
    harness.pass(dayMs + 1);
    await expect(deposit(context, '600.00')).rejects.toMatchObject({
      hints: { period: 'week', left: '500.00' },
    });
    harness.pass(6 * dayMs);
    await deposit(context, '600.00');
  });

  test('a lower limit counts at once, below what was deposited too', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'day', '1000.00');
    await pay(context, '800.00');
    const lowered = await setLimit(context, 'day', '500.00');
    expect(lowered.list[0]).toMatchObject({ amount: '500.00', left: '0.00', wish: null });
    const request = deposit(context, '100.00');
    await expect(request).rejects.toMatchObject({
      code: 'deposit.own.limit',
      hints: { period: 'day', left: '0.00' },
    });
  });

  test.each([
    ['a higher one', '2000.00'],
    ['none', null],
  ])('%s counts after a day and a second yes, not before', async (_, wanted) => {
    const { context } = await harness.member();
    await setLimit(context, 'month', '1000.00');
    const from = new Date(harness.now().getTime() + dayMs).toISOString();
    const request = await setLimit(context, 'month', wanted);
    expect(request.list[2]).toMatchObject({ amount: '1000.00', wish: { amount: wanted, from } });
    const confirm = () =>
      harness.limits.confirmLimit({ kind: 'deposit', period: 'month', amount: wanted }, context);
    harness.pass(dayMs - 1);
    await expect(confirm()).rejects.toMatchObject({ code: 'limit.wish.early' });
    harness.pass(1);
    await expect(deposit(context, '1500.00')).rejects.toMatchObject({ code: 'deposit.own.limit' });
    await confirm();
    await deposit(context, '1500.00');
    const { list } = await confirm();
    expect(list[2]).toMatchObject({ amount: wanted, wish: null });
  });

  test('20 deposits at once, in two processes, stay within the limit, 20 times', async () => {
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    for (let round = 0; round < 20; round++) {
      const { context, memberId } = await harness.member();
      await setLimit(context, 'day', '1000.00');
      const calls = Array.from({ length: 20 }, (_, index) =>
        processes[index % 2]!.requestDeposit(
          { channel: 'e-wallet', amount: '300.00', requestKey: randomUUID() },
          context,
        ),
      );
      const { values, codes } = await outcomes(calls);
      expect(values).toHaveLength(3);
      expect(new Set(codes)).toEqual(new Set(['deposit.own.limit']));
      const rows = await harness.db
        .selectFrom('deposit')
        .select('id')
        .where('member_id', '=', memberId)
        .execute();
      expect(rows).toHaveLength(3);
    }
  });

  test('a repeat with the same key is not counted twice', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'day', '500.00');
    const requestKey = randomUUID();
    const calls = Array.from({ length: 6 }, () => deposit(context, '500.00', requestKey));
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(new Set(values.map(({ depositId }) => depositId)).size).toBe(1);
  });

  test('a payment that nobody has made does not stand against the limit for ever', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'month', '500.00');
    await deposit(context, '500.00');
    await expect(deposit(context, '100.00')).rejects.toMatchObject({ code: 'deposit.own.limit' });
    harness.pass(dayMs + hourMs);
    await deposit(context, '500.00');
  });

  test('a remembered device sets a stricter limit, and confirms a looser one', async () => {
    const { context } = await harness.member();
    await setLimit(context, 'day', '1000.00');
    const unconfirmed = harness.onRememberedDevice();
    const set = (amount: string | null) =>
      unconfirmed.setLimit({ kind: 'deposit', period: 'day', amount }, context);
    for (const looser of ['1000.01', null]) {
      await expect(set(looser)).rejects.toMatchObject({ code: 'session.confirm.required' });
    }
    expect((await set('900.00')).list[0]).toMatchObject({ amount: '900.00', wish: null });
  });
});
