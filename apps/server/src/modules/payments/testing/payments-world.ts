import { randomBytes, randomUUID } from 'node:crypto';
import { createKysely } from '../../../db/kysely-dialect.ts';
import type { SqlEngine } from '../../../db/sql-engine.ts';
import type { Database } from '../../../db/tables.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import { createHttpServer } from '../../../http/create-http-server.ts';
import { Refused } from '../../../http/refused.ts';
import { createLogger } from '../../../kit/logger.ts';
import {
  createFakeCompany,
  createFakeGateway,
  signFakeWebhook,
} from '../../../ports/payment-gateway.fake.ts';
import type { PaymentGateway, WebhookEvent } from '../../../ports/payment-gateway.ts';
import { createWallet, type Wallet } from '../../wallet/wallet.ts';
import type { PaymentsSite } from '../payments-parts.ts';
import { createPayments } from '../payments.ts';
import { createPeople } from './people.ts';

export const loginPassword = 'lantern-on-water';
const currency = { code: 'PHP', symbol: '₱', digits: 2 };
const timeZone = 'Asia/Manila';

const localText = (text: string) => ({ EN: text, TY: `${text} (TY)` });

function channel(id: string, kind: 'gateway' | 'qr' | 'bankTransfer', on = true) {
  return {
    id,
    kind,
    title: localText(id),
    description: localText(`Pay by ${id}`),
    icon: `payments/${id}`,
    minimum: 100_00n,
    maximum: 50_000_00n,
    quickAmounts: [100_00n, 500_00n],
    feePercent: 0,
    connection: 'sandbox' as const,
    on,
  };
}

function bank(id: string, on = true) {
  return {
    id,
    name: localText(`Bank ${id}`),
    kind: 'bank' as const,
    accountDigits: { minimum: 10, maximum: 12 },
    minimum: 200_00n,
    maximum: 20_000_00n,
    fee: { fixed: 0n, percent: 0, freeTimesPerDay: 0 },
    on,
  };
}

const site: PaymentsSite = {
  brand: { name: 'Pavilion', timeZone },
  policy: {
    payments: {
      deposit: { minimum: 50_00n, maximum: 100_000_00n, dailyMaximum: 300_000_00n },
      withdraw: {
        minimum: 100_00n,
        maximum: 50_000_00n,
        dailyMaximum: 30_000_00n,
        timesPerDay: 30,
      },
      downlineTransfer: { minimum: 1_00n, maximum: 50_000_00n },
    },
  },
  paymentChannels: [
    channel('e-wallet', 'gateway'),
    channel('scan', 'qr'),
    channel('transfer', 'bankTransfer'),
    channel('card', 'gateway', false),
  ],
  withdrawBanks: [bank('first-bank'), bank('second-bank'), bank('closed-bank', false)],
};

/** Another process on the same database, with a gateway of its own. */
function startProcess(world: {
  db: Database;
  wallet: Wallet;
  gateway: PaymentGateway | null;
  clock: () => Date;
  logLines: string[];
}) {
  const logger = createLogger('silent');
  logger.error = ((_: object, message: string) => void world.logLines.push(message)) as never;
  const payments = createPayments({
    ...world,
    site,
    currency,
    logger,
    publicUrl: 'http://site.test',
    verifyPassword: async (_, password) => {
      if (password !== loginPassword) throw new Refused('login.failed');
    },
    hashPassword: async (text) => `hash of ${text}`,
    verifyHash: async (hash, text) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return hash === `hash of ${text}`;
    },
    picture: (name) => ({ src: `/art/${name}.svg`, width: 1, height: 1, color: '#000' }),
  });
  const server = createHttpServer(logger);
  payments.addWebhookRoutes(server);
  return { payments, server };
}

/** Stands the module up on a database, with a payment company in memory and a clock by hand. */
export async function openPaymentsWorld(database: TestDatabase) {
  const engine: SqlEngine = await database.open({ durable: false, migrated: true });
  const db: Database = createKysely(engine);
  const trialCurrency = { code: 'FUN', symbol: 'F' };
  const wallet = createWallet({ engine, db, currency, trialCurrency, timeZone });
  const company = createFakeCompany();
  const key = randomBytes(32);
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const logLines: string[] = [];
  const base = { db, wallet, clock: () => time.now, logLines };
  const gateway = createFakeGateway(company, key);
  const { payments, server } = startProcess({ ...base, gateway });

  const people = createPeople({ db, wallet, now: () => time.now });

  /** Every finding of both checks; empty when all money is where it should be. */
  async function findings() {
    return [...(await wallet.ledgerCheck()).findings, ...(await payments.checks())];
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
    db,
    wallet,
    company,
    payments,
    handlers: payments.handlers,
    server,
    logLines,
    ...people,
    findings,
    deliver: (event: WebhookEvent, options?: Parameters<typeof deliver>[1]) =>
      deliver(event, options),
    deliverRaw: deliver,
    now: () => time.now,
    pass: (ms: number) => {
      time.now = new Date(time.now.getTime() + ms);
    },
    anotherProcess: () => startProcess({ ...base, gateway }).payments,
    withoutGateway: () => startProcess({ ...base, gateway: null }),
    close: async () => {
      await server.close();
      await engine.close();
    },
  };
}

export type PaymentsWorld = Awaited<ReturnType<typeof openPaymentsWorld>>;

/** Codes of what was refused, and the values of the rest. */
export async function outcomes<Value>(calls: readonly Promise<Value>[]) {
  const settled = await Promise.allSettled(calls);
  const values = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const codes = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason instanceof Refused ? one.reason.code : 'broken'] : [],
  );
  return { values, codes };
}
