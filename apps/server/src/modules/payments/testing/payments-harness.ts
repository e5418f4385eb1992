import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { createExcludedPeople } from '#modules/accounts/excluded-people.ts';
import { createPaymentPassword } from '#modules/credentials/payment-password.ts';
import { limitPolicy } from '#modules/protection/limit-policy.fixture.ts';
import { createOwnLimits } from '#modules/protection/own-limits.ts';
import { createProtection } from '#modules/protection/protection.ts';
import { endSessions } from '#modules/sessions/session.store.ts';
import {
  createFakeCompany,
  createFakeGateway,
  signFakeWebhook,
} from '#ports/fakes/payment-gateway.fake.ts';
import type { PaymentGateway, WebhookEvent } from '#ports/payment-gateway.ts';
import { currency, keysSecret, openTestBase, type TestBase } from '#testing/test-base.ts';
import { createClosingPayments } from '../closing-payments.ts';
import { findPaymentActs } from '../payment-acts.store.ts';
import type { DepositBonus, MoneyStep, PaymentBonus, WrittenWithdrawal } from '../payments-deps.ts';
import {
  createPayeeAccounts,
  createPayments,
  findDepositedSince,
  type PaymentsDependencies,
} from '../payments.ts';
import { paymentOffers as offers, paymentsSite as site } from './payments-site.ts';
import { createPeople } from './people.ts';

type Payments = ReturnType<typeof createPayments>;

export const loginPassword = 'lantern-on-water';

/** Recognises excluded people by their accounts for withdrawals. */
const excludedPeopleOf = (base: Pick<TestBase, 'db' | 'clock'>) =>
  createExcludedPeople({
    ...base,
    keysSecret,
    payeeAccountsOf: createPayeeAccounts(keysSecret),
  });

/** What a verified identity is asked for; tests change it. */
export type AskedFor = (typeof limitPolicy.verifiedBefore)[number][];

/** Starts another process on the same database, with a gateway of its own. */
function startProcess(
  harness: Pick<TestBase, 'db' | 'wallet' | 'clock' | 'pictures' | 'files' | 'logger'> &
    Pick<
      PaymentsDependencies,
      'signals' | 'depositBonus' | 'runningBonuses' | 'endRunning' | 'owesContract' | 'chainOf'
    > & {
      gateway: PaymentGateway | null;
      isConfirmed: (sessionId: string) => Promise<boolean>;
      verifiedBefore: AskedFor;
    },
) {
  const limitDeps = {
    ...harness,
    currency,
    timeZone: site.brand.timeZone,
    policy: { ...limitPolicy, verifiedBefore: harness.verifiedBefore },
    depositedSince: (db: TestBase['db'], memberId: bigint, since: Date) =>
      findDepositedSince(db, memberId, since, harness.clock()),
  };
  const protection = createProtection({
    ...limitDeps,
    endBonuses: async () => [],
    writeInboxMessage: async () => {},
    bringHome: async () => ({ fromProviders: [], leftOut: [] }),
    endSessions: async (transaction, memberId, reason) => {
      await endSessions(transaction, { memberId }, reason, harness.clock());
    },
    keepDetails: async () => {},
    publish: async () => {},
    closingPayments: createClosingPayments({
      site,
      clock: harness.clock,
      paysOut: harness.gateway !== null,
    }),
    paymentActs: findPaymentActs,
    excludedPeople: excludedPeopleOf(harness),
    identityCompany: null,
    files: harness.files,
    keysSecret,
  });
  const paymentPassword = createPaymentPassword({
    ...harness,
    hasher: {
      hash: async (text) => `hash of ${text}`,
      verify: async (hash, text) => {
        await setImmediate();
        return hash === `hash of ${text}`;
      },
    },
    confirmMemberPassword: async (_, password) => {
      if (password !== loginPassword) throw new ApiError('login.failed');
    },
  });
  const payments: Payments = createPayments({
    ...harness,
    ownLimits: createOwnLimits(limitDeps),
    site,
    offers,
    currency,
    publicUrl: 'http://site.test',
    keysSecret,
    paymentPassword,
    excludedPeople: excludedPeopleOf(harness),
    picture: (name) => ({ src: `/art/${name}.svg`, width: 1, height: 1, color: '#000' }),
  });
  const server = createHttpServer(harness.logger);
  payments.addRoutes(server);
  return { payments: { ...payments, paymentPassword }, server, protection };
}

type Granted = Parameters<DepositBonus['grant']>[1];

/** Records what the module grants, and lets a test set its bonuses. */
function recordingDeps() {
  const granted: Granted[] = [];
  const bonus = { minor: null as bigint | null };
  const bonusChecks: bigint[] = [];
  const accepted = { promotionId: null as string | null };
  const running: PaymentBonus[] = [];
  /** Members who owe others by contracts. */
  const owing = new Set<bigint>();
  /** How the money of members came, where an operator is to look. */
  const chains = new Map<bigint, MoneyStep[]>();
  const deps = {
    depositBonus: {
      check: async (_member: bigint, _promotion: string, amountMinor: bigint) =>
        void bonusChecks.push(amountMinor),
      accepted: async () => accepted.promotionId,
      takeAccepted: async () => undefined,
      grant: async (_: unknown, deposit: Granted) => {
        granted.push(deposit);
        return bonus.minor;
      },
    },
    runningBonuses: async () => [...running],
    owesContract: async (_: unknown, memberId: bigint) => owing.has(memberId),
    chainOf: async (_: unknown, { memberId }: WrittenWithdrawal) => chains.get(memberId) ?? null,
    endRunning: async (_: unknown, __: bigint, ids: readonly bigint[]) => {
      const kept = running.filter(({ bonusId }) => !ids.includes(bonusId));
      running.splice(0, running.length, ...kept);
    },
  };
  return { granted, bonus, bonusChecks, accepted, running, owing, chains, deps };
}

/** Opens the module on a database, with a fake payment company and a clock set by the test. */
export async function openPaymentsHarness(database: TestDatabase) {
  const base = await openTestBase(database, { sendsSignals: true });
  const { time, logger } = base;
  const company = createFakeCompany();
  const key = randomBytes(32);
  const logLines: string[] = [];
  const recorded = recordingDeps();
  logger.error = ((_: object, message: string) => void logLines.push(message)) as never;
  const isConfirmed = async () => true;
  const verifiedBefore: AskedFor = [];
  const shared = { ...base, isConfirmed, verifiedBefore, ...recorded.deps };
  const gateway = createFakeGateway(company, key);
  const { payments, server, protection } = startProcess({ ...shared, gateway });

  /** Lists the findings of both checks; empty when all money is where it should be. */
  async function findings() {
    return [...(await base.findings()), ...(await payments.checks())];
  }

  function deliver(event: object, { id = randomUUID(), sentAt = time.now, secret = key } = {}) {
    const { rawBody, headers } = signFakeWebhook(secret, event, id, sentAt);
    return server.inject({
      method: 'POST',
      url: '/webhooks/fake',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: rawBody,
    });
  }

  return {
    ...base,
    ...createPeople(base),
    excludedPeople: excludedPeopleOf(base),
    company,
    granted: recorded.granted,
    /** The amount that the next deposit's promotion grants. */
    bonus: recorded.bonus,
    bonusChecks: recorded.bonusChecks,
    /** The promotion that every member has accepted for the next deposit. */
    accepted: recorded.accepted,
    /** The running bonuses of every member. */
    running: recorded.running,
    owing: recorded.owing,
    chains: recorded.chains,
    /** What a verified identity is asked for; nothing until a test says so. */
    verifiedBefore,
    payments,
    handlers: payments.handlers,
    operatorHandlers: payments.operatorHandlers,
    limits: protection.handlers,
    protection,
    server,
    logLines,
    findings,
    deliver: (event: WebhookEvent, options?: Parameters<typeof deliver>[1]) =>
      deliver(event, options),
    deliverRaw: deliver,
    now: () => time.now,
    /** The calls of limits on a remembered device, where no password was given lately. */
    onRememberedDevice: () =>
      startProcess({ ...shared, gateway, isConfirmed: async () => false }).protection.handlers,
    anotherProcess: () => startProcess({ ...shared, gateway }).payments,
    withoutGateway: () => startProcess({ ...shared, gateway: null }),
    close: async () => {
      await server.close();
      await base.close();
    },
  };
}

export type PaymentsHarness = Awaited<ReturnType<typeof openPaymentsHarness>>;

/** Returns the codes of the refused calls, and the values of the others. */
export async function outcomes<Value>(calls: readonly Promise<Value>[]) {
  const settled = await Promise.allSettled(calls);
  const values = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const codes = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason instanceof ApiError ? one.reason.code : 'broken'] : [],
  );
  return { values, codes };
}
