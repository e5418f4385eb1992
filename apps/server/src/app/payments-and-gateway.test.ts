import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  startFakeServer,
  webhookHeaders,
  webhookText,
} from '#adapters/payment-gateway/sandbox/fake-server.ts';
import { createSandboxGateway } from '#adapters/payment-gateway/sandbox/sandbox-gateway.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { createPaymentPassword } from '#modules/credentials/payment-password.ts';
import { createPayments } from '#modules/payments/payments.ts';
import { createFakeCompany } from '#ports/fakes/payment-gateway.fake.ts';
import type { WebhookEvent } from '#ports/payment-gateway.ts';
import {
  asOperator,
  currency,
  keysSecret,
  openTestBase,
  type TestBase,
} from '#testing/test-base.ts';

const name = { EN: 'A name', TY: 'Isang pangalan' };
const range = { minimum: 1_00n, maximum: 9_000_00n };

const site = {
  brand: { name: 'Pavilion', timeZone: 'Asia/Manila' },
  policy: {
    payments: {
      deposit: { ...range, dailyMaximum: 9_000_00n },
      withdraw: { ...range, ceiling: 9_000_00n, playThrough: 0 },
      downlineTransfer: range,
    },
  },
  vip: { levels: [{ benefits: { withdrawalsPerDay: 9, withdrawDailyMaximum: 9_000_00n } }] },
  paymentChannels: [
    {
      ...range,
      id: 'card',
      kind: 'gateway',
      title: name,
      description: name,
      icon: 'payments/card',
      quickAmounts: [],
      feePercent: 0,
      payWithinMinutes: 1440,
      connection: 'sandbox',
      on: true,
    },
  ],
  depositBanks: [],
  withdrawBanks: [
    {
      ...range,
      id: 'first-bank',
      name,
      kind: 'bank',
      accountDigits: { minimum: 6, maximum: 20 },
      fee: { fixed: 0n, percent: 0, freeTimesPerDay: 0 },
      on: true,
    },
  ],
} as const;

describe.each(testDatabases())('payments with their gateway over HTTP, on $name', (database) => {
  const company = createFakeCompany();
  const apiKey = randomBytes(16).toString('hex');
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;
  let base: TestBase;
  let gatewayServer: Awaited<ReturnType<typeof startFakeServer>>;
  let server: FastifyInstance;
  let isSilent = false;
  let payments: ReturnType<typeof createPayments>;

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date(), sendsSignals: true });
    gatewayServer = await startFakeServer(company, apiKey);
    const { url } = gatewayServer;
    const patient = createSandboxGateway({ url, apiKey, webhookSecret, timeoutMs: 20_000 });
    // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for the timeout
    const impatient = createSandboxGateway({ url, apiKey, webhookSecret, timeoutMs: 3000 });
    payments = createPayments({
      ...base,
      site,
      currency,
      gateway: {
        ...patient,
        createPayout: (made) => (isSilent ? impatient : patient).createPayout(made),
      },
      publicUrl: 'http://site.test',
      keysSecret,
      offers: { all: async () => [] },
      depositBonus: {
        check: async () => {},
        accepted: async () => null,
        takeAccepted: async () => {},
        grant: async () => null,
      },
      ownLimits: {
        checkDeposit: async () => {},
        checkVerified: async () => {},
        noteDeposit: async () => {},
        placesOfOffer: async () => [],
      },
      paymentPassword: createPaymentPassword({
        ...base,
        hasher: { hash: async (text) => text, verify: async (hash, text) => hash === text },
        confirmMemberPassword: async () => {},
      }),
      excludedPeople: { refuse: async () => {}, keepAdded: async () => {} },
      picture: () => null,
      pictures: { keep: async () => [], use: async () => {} },
      runningBonuses: async () => [],
      owesContract: async () => false,
      chainOf: async () => null,
      endRunning: async () => undefined,
    });
    server = createHttpServer(base.logger);
    payments.addRoutes(server);
  });
  afterEach(async () => {
    company.behave('accept');
    expect([...(await base.findings()), ...(await payments.checks())]).toEqual([]);
  });
  afterAll(async () => {
    await server.close();
    await gatewayServer.close();
    await base.close();
  });

  async function member(deposited: string) {
    const { context } = await base.member({ paymentPasswordHash: '246810' });
    const request = { channel: 'card', amount: deposited, requestKey: randomUUID() };
    const { depositId } = await payments.handlers.requestDeposit(request, context);
    const { paymentId } = company.payments.get(depositId)!;
    const paid = { paymentId, reference: depositId, amount: deposited, currency: 'PHP' };
    await deliver({ ...paid, kind: 'payment', status: 'paid' });
    return { context, depositId };
  }

  async function deliver(event: WebhookEvent, secret = webhookSecret) {
    const text = webhookText(event);
    const headers = webhookHeaders(secret, text, base.time.now);
    const reply = await server.inject({
      method: 'POST',
      url: '/webhooks/sandbox',
      headers,
      payload: text,
    });
    return reply.statusCode;
  }

  async function released(deposited = '800.00', amount = '300.00') {
    const { context } = await member(deposited);
    const { cardId } = await payments.handlers.addBankCard(
      {
        bank: 'first-bank',
        accountNumber: '1234567890',
        accountName: 'Maria',
        paymentPassword: '246810',
      },
      context,
    );
    const { withdrawalId } = await payments.handlers.requestWithdrawal(
      { cardId, amount, paymentPassword: '246810', requestKey: randomUUID() },
      context,
    );
    await payments.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
    const balance = async () => (await base.wallet.handlers.getWallet({}, context)).sumBalance;
    return { withdrawalId, balance };
  }

  const stateOf = async (withdrawalId: string) =>
    (
      await base.db
        .selectFrom('withdrawal')
        .select('state')
        .where('id', '=', withdrawalId)
        .executeTakeFirstOrThrow()
    ).state;

  test('a deposit is requested at the gateway and credited by its webhook', async () => {
    const { context, depositId } = await member('800.00');
    expect(await payments.handlers.getDeposit({ depositId }, context)).toMatchObject({
      state: 'paid',
      amount: '800.00',
    });
    expect((await base.wallet.handlers.getWallet({}, context)).sumBalance).toBe('800.00');
  });

  test('a webhook with another secret is refused', async () => {
    const { depositId } = await member('800.00');
    const { paymentId } = company.payments.get(depositId)!;
    const paid = { paymentId, reference: depositId, amount: '800.00', currency: 'PHP' };
    const forged = `whsec_${randomBytes(24).toString('base64')}`;
    expect(await deliver({ ...paid, kind: 'payment', status: 'paid' }, forged)).toBe(400);
  });

  test.each(['failAfter', 'silent'] as const)(
    'a payout whose answer is lost (%s) is found and paid once',
    async (behaviour) => {
      const { withdrawalId, balance } = await released();
      company.behave(behaviour);
      isSilent = behaviour === 'silent';
      await payments.jobs.runNow();
      isSilent = false;
      company.behave('accept');
      const calls = company.calls.createPayout;
      base.time.now = new Date(base.time.now.getTime() + 5000);
      await payments.jobs.runNow();
      expect(company.calls.createPayout).toBe(calls);
      const { payoutId } = company.payouts.get(withdrawalId)!;
      const report = { payoutId, reference: withdrawalId, amount: '300.00', currency: 'PHP' };
      expect(await deliver({ ...report, kind: 'payout', status: 'paid' })).toBe(200);
      expect(await stateOf(withdrawalId)).toBe('paid');
      expect(await balance()).toBe('500.00');
    },
  );

  test('a payout that is refused releases the held amount', async () => {
    const { withdrawalId, balance } = await released();
    company.behave('refuse');
    await payments.jobs.runNow();
    expect(await stateOf(withdrawalId)).toBe('failed');
    expect(await balance()).toBe('800.00');
  });

  test('while the gateway is down the withdrawal waits and the amount stays held', async () => {
    const { withdrawalId, balance } = await released();
    company.behave('failBefore');
    await payments.jobs.runNow();
    expect(await stateOf(withdrawalId)).toBe('paying');
    expect(await balance()).toBe('500.00');
    company.behave('accept');
    base.time.now = new Date(base.time.now.getTime() + 5000);
    await payments.jobs.runNow();
    expect(company.payouts.get(withdrawalId)).toMatchObject({ amount: '300.00' });
  });
});
