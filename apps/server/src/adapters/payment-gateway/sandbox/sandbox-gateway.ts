import { callCompany, contentOf, saysNotFound } from '#kit/network/company-call.ts';
import type { PaymentGateway, PaymentRequest, PayoutRequest } from '#ports/payment-gateway.ts';
import {
  createdPaymentAnswer,
  createdPayoutAnswer,
  paymentAnswer,
  payoutAnswer,
} from './gateway-answers.ts';
import { readWebhook } from './read-webhook.ts';
import { checkSandboxSettings, type SandboxGatewaySettings } from './sandbox-config.ts';

const paymentStatuses = {
  pending: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  expired: 'expired',
} as const;

/** The gateway's name for a channel: the first word of the channel's id that it knows. */
function methodOf(channel: PaymentRequest['channel']): 'card' | 'ewallet' | 'qr' {
  if (channel.kind === 'qr') return 'qr';
  return channel.id.split('-').includes('card') ? 'card' : 'ewallet';
}

function paymentBody(request: PaymentRequest): object {
  return {
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    method: methodOf(request.channel),
    return_url: request.returnUrl,
    webhook_url: request.webhookUrl,
    description: request.description,
  };
}

function payoutBody(request: PayoutRequest): object {
  const { bank, accountNumber, accountName } = request.destination;
  return {
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    destination: { bank, account_number: accountNumber, account_name: accountName },
    webhook_url: request.webhookUrl,
  };
}

/** @throws CompanyConfigError when a setting is wrong. */
export function createSandboxGateway(settings: SandboxGatewaySettings): PaymentGateway {
  const config = checkSandboxSettings(settings);
  return {
    id: 'sandbox',
    async createPayment(request) {
      const reply = await callCompany(config, {
        method: 'POST',
        path: '/gateway/v1/payments',
        idempotencyKey: request.reference,
        body: paymentBody(request),
      });
      const answer = contentOf(reply, createdPaymentAnswer);
      if (answer.outcome !== 'done') return answer;
      const { payment_id: paymentId, checkout_url: checkoutUrl } = answer.value;
      return { outcome: 'done', value: { paymentId, checkoutUrl } };
    },
    async getPayment(paymentId) {
      const path = `/gateway/v1/payments/${encodeURIComponent(paymentId)}`;
      const reply = await callCompany(config, { method: 'GET', path });
      if (saysNotFound(reply)) {
        return { outcome: 'refused', reason: 'the payment is not known' };
      }
      const answer = contentOf(reply, paymentAnswer);
      if (answer.outcome !== 'done') return { outcome: 'inDoubt', reason: answer.reason };
      const { payment_id: id, status, ...money } = answer.value;
      const { reference, amount, currency } = money;
      const record = { paymentId: id, reference, amount, currency };
      return { outcome: 'done', value: { ...record, status: paymentStatuses[status] } };
    },
    async createPayout(request) {
      const reply = await callCompany(config, {
        method: 'POST',
        path: '/gateway/v1/payouts',
        idempotencyKey: request.reference,
        body: payoutBody(request),
      });
      const answer = contentOf(reply, createdPayoutAnswer);
      if (answer.outcome !== 'done') return answer;
      return { outcome: 'done', value: { payoutId: answer.value.payout_id } };
    },
    async findPayout(wanted) {
      const path = `/gateway/v1/payouts?reference=${encodeURIComponent(wanted)}`;
      const reply = await callCompany(config, { method: 'GET', path });
      if (saysNotFound(reply)) {
        return { outcome: 'done', value: null };
      }
      const answer = contentOf(reply, payoutAnswer);
      if (answer.outcome !== 'done') return { outcome: 'inDoubt', reason: answer.reason };
      const { payout_id: payoutId, status, reference, amount, currency } = answer.value;
      return { outcome: 'done', value: { payoutId, status, reference, amount, currency } };
    },
    readWebhook: (rawBody, headers, now) => readWebhook(config.webhookKey, rawBody, headers, now),
  };
}
