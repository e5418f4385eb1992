import { createHmac } from 'node:crypto';
import type { SiteUnderTest } from './site-under-test.ts';

export type PaymentWebhook = {
  webhookId: string;
  depositId: string;
  amount: string;
  currency: string;
  status?: 'succeeded' | 'failed';
  /** The time of sending in the webhook; now by default. */
  sentAt?: Date;
};

/**
 * Sends the payment company's webhook about a payment, signed by Standard Webhooks; returns the
 * HTTP status of the answer.
 */
export async function deliverPayment(
  { url, webhookSecret }: Pick<SiteUnderTest, 'url' | 'webhookSecret'>,
  { webhookId, depositId, amount, currency, status = 'succeeded', sentAt }: PaymentWebhook,
): Promise<number> {
  const timestamp = sentAt ?? new Date();
  const data = {
    payment_id: `payment-${depositId}`,
    reference: depositId,
    amount,
    currency,
    status,
  };
  const text = JSON.stringify({ type: `payment.${status}`, timestamp, data });
  const seconds = Math.floor(timestamp.getTime() / 1000);
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const signed = `${webhookId}.${seconds}.${text}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  const response = await fetch(`${url}/webhooks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': webhookId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    body: text,
  });
  await response.arrayBuffer();
  return response.status;
}
