import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { FindPicture } from '../site/picture-manifest.ts';
import { checkPayments } from './check/payments-check.ts';
import { closedGateway } from './closed-gateway.ts';
import { createPaymentStarter } from './deposit/start-payment.ts';
import { createRepeatingJobs } from './job/repeating-job.ts';
import {
  createPaymentPasswordCheck,
  type PaymentPasswordParts,
} from './payment-password/check-payment-password.ts';
import type { SetPaymentPasswordParts } from './payment-password/set-payment-password.ts';
import { paymentJobs } from './payments-jobs.ts';
import { webhookPath, type PaymentsParts } from './payments-parts.ts';
import { paymentHandlers } from './payments.routes.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';
import { addWebhookRoute } from './webhook/webhook.routes.ts';

export type PaymentsDependencies = Omit<PaymentsParts, 'gateway'> &
  PaymentPasswordParts &
  SetPaymentPasswordParts & {
    /** Null where no payment company is configured: then no channel and no bank is offered. */
    gateway: PaymentGateway | null;
    picture: FindPicture;
  };

function withGateway<Given extends PaymentsDependencies>(given: Given) {
  const { gateway, site } = given;
  if (gateway) return { ...given, gateway };
  const closedSite = { ...site, paymentChannels: [], withdrawBanks: [] };
  return { ...given, gateway: closedGateway, site: closedSite };
}

/** Deposits, withdrawals, the accounts they go to and the password that guards them. */
export function createPayments(given: PaymentsDependencies) {
  const parts = withGateway(given);
  const jobs = given.gateway ? paymentJobs(parts) : [];

  return {
    handlers: paymentHandlers({
      ...parts,
      startPayment: createPaymentStarter(parts),
      checkPaymentPassword: createPaymentPasswordCheck(parts),
    }),
    /** Where the gateway reports to: `POST /webhooks/<gateway id>`. */
    addWebhookRoutes(server: FastifyInstance): void {
      if (!given.gateway) return;
      addWebhookRoute(server, webhookPath(given.gateway.id), (rawBody, headers) =>
        receiveWebhook(parts, rawBody, headers),
      );
    },
    jobs: createRepeatingJobs(jobs, given.logger),
    /** What does not agree between payments and the ledger; part of the ledger check. */
    checks: () => checkPayments(given.db),
  };
}
