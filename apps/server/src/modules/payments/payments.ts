import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { PayeeAccountsOf } from '#modules/accounts/detail-marks.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import { isDecidedByHand } from '@pavilion/domain/wallet/deposit-state';
import { listCards, listCardsEver } from './card/card.store.ts';
import { eraseCards, erasePaymentDetails } from './card/erasure.store.ts';
import { checkPayments } from './check/payments-check.store.ts';
import { createPaymentStarter } from './deposit/start-payment.ts';
import { webhookPath, type PaymentsDeps } from './payments-deps.ts';
import { gatewayJobs, houseJobs } from './payments-jobs.ts';
import { paymentHandlers } from './payments.routes.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';
import { addWebhookRoute } from './webhook/webhook.routes.ts';

export type PaymentsDependencies = Omit<PaymentsDeps, 'gateway' | 'cardBox'> & {
  /** Null without a payment company: then only methods that operators decide are offered. */
  gateway: PaymentGateway | null;
  picture: FindPicture;
  /** The secret under which account numbers are encrypted. */
  keysSecret: string;
};

const closed = { outcome: 'inDoubt', reason: 'no payment company is configured' } as const;

/** The gateway where no payment company is configured: it does nothing and accepts no webhook. */
const closedGateway: PaymentGateway = {
  id: 'none',
  createPayment: async () => closed,
  getPayment: async () => closed,
  createPayout: async () => closed,
  findPayout: async () => closed,
  readWebhook: () => ({ outcome: 'refused', reason: 'signature' }),
};

function withGateway<Given extends Omit<PaymentsDependencies, 'keysSecret'>>(given: Given) {
  const { gateway, site } = given;
  if (gateway) return { ...given, gateway };
  const byHand = site.paymentChannels.filter(({ kind }) => isDecidedByHand(kind));
  const closedSite = { ...site, paymentChannels: byHand, withdrawBanks: [] };
  return { ...given, gateway: closedGateway, site: closedSite };
}

/** Sums what a member has deposited since an instant and has under way; minor units. */
export { findDepositedSince } from './deposit/deposit.store.ts';

/** Counts the accounts that a member can withdraw to. */
export async function countBankCards(db: Database, memberId: bigint): Promise<number> {
  return (await listCards(db, memberId)).length;
}

/** Encrypts the numbers of the accounts that members withdraw to. */
const createCardBox = (keysSecret: string) => createSecretBox(keysSecret, 'bank cards');

/** Reads the accounts that a member has added, those that were removed as well. */
export function createPayeeAccounts(keysSecret: string): PayeeAccountsOf {
  const cardBox = createCardBox(keysSecret);
  return async (db, memberId) => {
    const cards = await listCardsEver(db, memberId);
    return cards.map(({ bank, account_number: encrypted, account_name: name }) => ({
      bank,
      accountNumber: cardBox.openText(encrypted),
      name,
    }));
  };
}

/** Deposits, withdrawals and the accounts they go to. */
export function createPayments(given: PaymentsDependencies) {
  const { keysSecret, ...others } = given;
  const cardBox = createCardBox(keysSecret);
  const deps = withGateway({ ...others, cardBox });
  const jobs = [...houseJobs(deps), ...(given.gateway ? gatewayJobs(deps) : [])];

  const on: Subscriptions<ModuleEvents> = {
    memberErased: async ({ transaction, memberId }) => {
      await eraseCards(transaction, memberId, deps.clock());
      await erasePaymentDetails(transaction, memberId);
    },
  };
  return {
    on,
    ...paymentHandlers({ ...deps, startPayment: createPaymentStarter(deps) }),
    /** Adds the address of the gateway's webhooks: `POST /webhooks/<gateway id>`. */
    addRoutes(server: FastifyInstance): void {
      if (!given.gateway) return;
      addWebhookRoute(server, webhookPath(given.gateway.id), (rawBody, headers) =>
        receiveWebhook(deps, rawBody, headers),
      );
    },
    jobs: createRepeatingJobs(jobs, given.logger),
    /** Finds where payments and the ledger disagree; part of the ledger check. */
    checks: () => checkPayments(given.db),
  };
}
