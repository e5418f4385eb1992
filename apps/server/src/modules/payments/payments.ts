import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { createRepeatingJobs } from '#kit/repeating-job.ts';
import { createSecretBox } from '#kit/secret-box.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import { isDecidedByHand } from '@pavilion/domain/wallet/deposit-state';
import { listCards } from './card/card.store.ts';
import { checkPayments } from './check/payments-check.store.ts';
import { closedGateway } from './closed-gateway.ts';
import { createPaymentStarter } from './deposit/start-payment.ts';
import { webhookPath, type PaymentsDeps } from './payments-deps.ts';
import { gatewayJobs, houseJobs } from './payments-jobs.ts';
import { paymentHandlers } from './payments.routes.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';
import { addWebhookRoute } from './webhook/webhook.routes.ts';

export type PaymentsDependencies = Omit<PaymentsDeps, 'gateway' | 'cardBox'> & {
  /** Null where no payment company is configured: then only what a person decides is offered. */
  gateway: PaymentGateway | null;
  picture: FindPicture;
  /** Account numbers are stored encrypted under it. */
  keysSecret: string;
};

function withGateway<Given extends Omit<PaymentsDependencies, 'keysSecret'>>(given: Given) {
  const { gateway, site } = given;
  if (gateway) return { ...given, gateway };
  const byHand = site.paymentChannels.filter(({ kind }) => isDecidedByHand(kind));
  const closedSite = { ...site, paymentChannels: byHand, withdrawBanks: [] };
  return { ...given, gateway: closedGateway, site: closedSite };
}

/** What a member has deposited since an instant, and has under way; minor units. */
export { sumDepositedSince } from './deposit/deposit.store.ts';

/** How many accounts a member can withdraw to. */
export async function countBankCards(db: Database, memberId: bigint): Promise<number> {
  return (await listCards(db, memberId)).length;
}

/** Deposits, withdrawals and the accounts they go to. */
export function createPayments(given: PaymentsDependencies) {
  const { keysSecret, ...others } = given;
  const cardBox = createSecretBox(keysSecret, 'bank cards');
  const deps = withGateway({ ...others, cardBox });
  const jobs = [...houseJobs(deps), ...(given.gateway ? gatewayJobs(deps) : [])];

  return {
    ...paymentHandlers({ ...deps, startPayment: createPaymentStarter(deps) }),
    /** Where the gateway reports to: `POST /webhooks/<gateway id>`. */
    addRoutes(server: FastifyInstance): void {
      if (!given.gateway) return;
      addWebhookRoute(server, webhookPath(given.gateway.id), (rawBody, headers) =>
        receiveWebhook(deps, rawBody, headers),
      );
    },
    jobs: createRepeatingJobs(jobs, given.logger),
    /** What does not agree between payments and the ledger; part of the ledger check. */
    checks: () => checkPayments(given.db),
  };
}
