import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('requesting a deposit on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(() => {
    harness.company.behave('accept');
    harness.accepted.promotionId = null;
  });
  afterAll(() => harness.close());

  const request = (overrides: Record<string, string> = {}) => ({
    channel: 'e-wallet',
    amount: '500.00',
    requestKey: randomUUID(),
    ...overrides,
  });

  test('a member sees the channels that can be used, with the limits that count', async () => {
    const { context } = await harness.member();
    const { list } = await harness.handlers.listDepositChannels({}, context);
    expect(list.map((one) => [one.code, one.kind])).toEqual([
      ['e-wallet', 'gateway'],
      ['scan', 'qr'],
      ['transfer', 'bankTransfer'],
      ['costly', 'gateway'],
      ['counter', 'manual'],
    ]);
    expect(list[0]).toEqual({
      code: 'e-wallet',
      kind: 'gateway',
      name: 'e-wallet',
      hint: 'Pay by e-wallet',
      iconUrl: '/art/payments/e-wallet.svg',
      minimum: '100.00',
      maximum: '50000.00',
      quickAmounts: ['100.00', '500.00'],
      feePercent: 0,
      open: true,
      hours: null,
    });
    const inTy = await harness.handlers.listDepositChannels({}, { ...context, language: 'TY' });
    expect(inTy.list[0]?.name).toBe('e-wallet (TY)');
  });

  test('a deposit waits at the gateway and moves no money yet', async () => {
    const member = await harness.member();
    const answer = await harness.handlers.requestDeposit(request(), member.context);
    expect(answer.state).toBe('pending');
    const payment = harness.company.payments.get(answer.depositId);
    expect(payment).toMatchObject({ amount: '500.00', currency: 'PHP' });
    expect(answer.checkoutUrl).toBe(payment?.checkoutUrl);
    expect(JSON.parse(payment?.request ?? '')).toMatchObject({
      returnUrl: `http://site.test/m/voucherCenter/result?id=${answer.depositId}`,
      webhookUrl: 'http://site.test/webhooks/fake',
      channel: { id: 'e-wallet', kind: 'gateway' },
    });
    const { depositId } = answer;
    expect(await harness.handlers.getDeposit({ depositId }, member.context)).toEqual({
      depositId,
      state: 'pending',
      kind: 'gateway',
      channel: 'e-wallet',
      channelName: 'e-wallet',
      amount: '500.00',
      fee: '0.00',
      net: '500.00',
      requestedAt: harness.now().toISOString(),
      expiresAt: new Date(harness.now().getTime() + dayMs).toISOString(),
      settledAt: null,
      checkoutUrl: answer.checkoutUrl,
      payReference: null,
      transferTo: null,
      promotion: null,
      bonusAmount: null,
      cancelledAt: null,
      slipId: null,
      reason: null,
    });
    expect(await harness.balanceOf(member)).toBe(0n);
  });

  test('§7: at the second threshold of harm a bonus is not chosen, nor one accepted before taken', async () => {
    const member = await harness.member();
    const ask = (more: Record<string, string> = {}) =>
      harness.handlers.requestDeposit(request(more), member.context);
    const promotionOf = async ({ depositId }: { depositId: string }) => {
      const stored = harness.db.selectFrom('deposit').select('promotion_id');
      return (await stored.where('id', '=', depositId).executeTakeFirst())?.promotion_id;
    };
    harness.accepted.promotionId = 'double';
    await reachDegree(harness.db, member.memberId, 1);
    expect(await promotionOf(await ask())).toBe('double');
    expect(await promotionOf(await ask({ promotionId: 'weekend' }))).toBe('weekend');
    await reachDegree(harness.db, member.memberId, 2);
    expect(await promotionOf(await ask())).toBeNull();
    const chosen = ask({ promotionId: 'weekend' });
    await expect(chosen).rejects.toMatchObject({ code: 'bonus.not.available' });
  });

  test.each(['0', '0.00', '1.234', '999999999999999.999'])(
    '%s is not an amount',
    async (amount) => {
      const { context } = await harness.member();
      const made = harness.handlers.requestDeposit(request({ amount }), context);
      await expect(made).rejects.toMatchObject({ code: 'wallet.amount.invalid' });
    },
  );

  test.each(['99.99', '50000.01'])('%s is outside the range of the channel', async (amount) => {
    const { context } = await harness.member();
    const made = harness.handlers.requestDeposit(request({ amount }), context);
    await expect(made).rejects.toMatchObject({
      code: 'deposit.amount.range',
      hints: { minimum: '100.00', maximum: '50000.00' },
    });
  });

  test('what was paid today counts against the day, and tomorrow is a new day', async () => {
    const member = await harness.member();
    const ask = (amount: string) =>
      harness.handlers.requestDeposit(request({ amount }), member.context);
    for (let times = 0; times < 6; times += 1) {
      const { depositId } = await ask('49990.00');
      const { paymentId } = harness.company.payments.get(depositId)!;
      const money = { amount: '49990.00', currency: 'PHP' };
      const paid = { kind: 'payment', status: 'paid', paymentId, reference: depositId } as const;
      expect((await harness.deliver({ ...paid, ...money })).statusCode).toBe(200);
    }
    await expect(ask('100.00')).rejects.toMatchObject({
      code: 'deposit.day.limit',
      hints: { left: '60.00' },
    });
    harness.pass(dayMs);
    expect(await ask('100.00')).toMatchObject({ state: 'pending' });
  });

  test.each(['nowhere', 'card', 'transfer'])(
    'the channel %s is refused: unknown, switched off, or no gateway',
    async (channel) => {
      const { context } = await harness.member();
      const made = harness.handlers.requestDeposit(request({ channel }), context);
      await expect(made).rejects.toMatchObject({ code: 'deposit.channel.unknown' });
    },
  );

  test('play money cannot be bought', async () => {
    const { context } = await harness.member({ code: 'FUN' });
    const made = harness.handlers.requestDeposit(request(), context);
    await expect(made).rejects.toMatchObject({ code: 'deposit.not.allowed' });
  });

  test('a repeat with the same key answers with the same deposit', async () => {
    const { context } = await harness.member();
    const wanted = request();
    const first = await harness.handlers.requestDeposit(wanted, context);
    const calls = harness.company.calls.createPayment;
    expect(await harness.handlers.requestDeposit(wanted, context)).toEqual(first);
    expect(harness.company.calls.createPayment).toBe(calls);
  });

  test.each([{ amount: '600.00' }, { channel: 'costly' }])(
    'a repeat with %j differs and is refused',
    async (change) => {
      const { context } = await harness.member();
      const wanted = request();
      await harness.handlers.requestDeposit(wanted, context);
      const repeat = harness.handlers.requestDeposit({ ...wanted, ...change }, context);
      await expect(repeat).rejects.toMatchObject({ code: 'wallet.repeat.differs' });
    },
  );

  test('the same key of another member is another deposit', async () => {
    const [one, other] = [await harness.member(), await harness.member()];
    const wanted = request();
    const first = await harness.handlers.requestDeposit(wanted, one.context);
    const second = await harness.handlers.requestDeposit(wanted, other.context);
    expect(second.depositId).not.toBe(first.depositId);
  });

  test('20 identical requests at once, in two processes, are one deposit', async () => {
    const { context, memberId } = await harness.member();
    const wanted = request();
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 20 }, (_, index) =>
      processes[index % 2]!.requestDeposit(wanted, context),
    );
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(new Set(values.map((one) => JSON.stringify(one))).size).toBe(1);
    const rows = await harness.db
      .selectFrom('deposit')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('of 20 requests with one key and different amounts only one counts', async () => {
    const { context } = await harness.member();
    const wanted = request();
    const calls = Array.from({ length: 20 }, (_, index) =>
      harness.handlers.requestDeposit({ ...wanted, amount: `${500 + index}.00` }, context),
    );
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['wallet.repeat.differs']));
  });

  test.each(['refuse', 'failBefore', 'failAfter', 'silent'] as const)(
    'a gateway that does %s fails the channel, and a repeat is the same payment',
    async (behaviour) => {
      const { context, memberId } = await harness.member();
      const wanted = request();
      harness.company.behave(behaviour);
      const failed = harness.handlers.requestDeposit(wanted, context);
      await expect(failed).rejects.toMatchObject({ code: 'deposit.channel.failed' });
      harness.company.behave('accept');
      const answer = await harness.handlers.requestDeposit(wanted, context);
      expect(answer.checkoutUrl).toBe(harness.company.payments.get(answer.depositId)?.checkoutUrl);
      const rows = await harness.db
        .selectFrom('deposit')
        .select(['id', 'state'])
        .where('member_id', '=', memberId)
        .execute();
      expect(rows).toEqual([{ id: answer.depositId, state: 'pending' }]);
    },
  );

  test('a deposit of someone else, or of nobody, is not found', async () => {
    const [owner, other] = [await harness.member(), await harness.member()];
    const { depositId } = await harness.handlers.requestDeposit(request(), owner.context);
    for (const id of [depositId, randomUUID(), 'not-an-id']) {
      const shown = harness.handlers.getDeposit({ depositId: id }, other.context);
      await expect(shown).rejects.toMatchObject({ code: 'deposit.not.found' });
    }
  });

  test('without a payment company only methods that operators decide are offered', async () => {
    const { payments, server } = harness.withoutGateway();
    const { context } = await harness.member({ balance: 1000_00n });
    const { list } = await payments.handlers.listDepositChannels({}, context);
    expect(list.map((one) => one.kind)).toEqual(['bankTransfer', 'manual']);
    expect(await payments.handlers.listWithdrawBanks({}, context)).toMatchObject({
      list: [],
    });
    await expect(payments.handlers.requestDeposit(request(), context)).rejects.toMatchObject({
      code: 'deposit.channel.unknown',
    });
    const webhook = await server.inject({ method: 'POST', url: '/webhooks/none', payload: {} });
    expect(webhook.statusCode).toBe(404);
    await server.close();
  });
});
