import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/tables.ts';
import { createRepeatingJobs } from '#kit/repeating-job.ts';
import { createSecretBox } from '#kit/secret-box.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import { isDecidedByHand } from '@pavilion/domain/wallet/deposit-state';
import { listCards } from './card/card.store.ts';
import { checkPayments } from './check/payments-check.ts';
import { closedGateway } from './closed-gateway.ts';
import { sumDepositedSince } from './deposit/deposit.store.ts';
import { createPaymentStarter } from './deposit/start-payment.ts';
import {
  createPaymentPasswordCheck,
  type PaymentPasswordParts,
} from './payment-password/check-payment-password.ts';
import { hasPaymentPassword } from './payment-password/payment-password.store.ts';
import type { SetPaymentPasswordParts } from './payment-password/set-payment-password.ts';
import { gatewayJobs, houseJobs } from './payments-jobs.ts';
import { webhookPath, type PaymentsParts } from './payments-parts.ts';
import { paymentHandlers } from './payments.routes.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';
import { addWebhookRoute } from './webhook/webhook.routes.ts';

export type PaymentsDependencies = Omit<PaymentsParts, 'gateway' | 'cardBox'> &
  PaymentPasswordParts &
  SetPaymentPasswordParts & {
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

/** Deposits, withdrawals, the accounts they go to and the password that guards them. */
export function createPayments(given: PaymentsDependencies) {
  const { keysSecret, ...others } = given;
  const cardBox = createSecretBox(keysSecret, 'bank cards');
  const parts = withGateway({ ...others, cardBox });
  const jobs = [...houseJobs(parts), ...(given.gateway ? gatewayJobs(parts) : [])];
  const checkPaymentPassword = createPaymentPasswordCheck(parts);

  return {
    handlers: paymentHandlers({
      ...parts,
      startPayment: createPaymentStarter(parts),
      checkPaymentPassword,
    }),
    /** Resolves when it is the member's payment password, else throws the refusal. */
    checkPaymentPassword,
    /** What a member has deposited since an instant, and has under way; minor units. */
    depositedSince: (db: Database, memberId: bigint, since: Date) =>
      sumDepositedSince(db, memberId, since, given.clock()),
    /** What counts for the safety of the account. */
    moneySafety: async (memberId: bigint) => ({
      hasPaymentPassword: await hasPaymentPassword(given.db, memberId),
      bankCards: (await listCards(given.db, memberId)).length,
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
