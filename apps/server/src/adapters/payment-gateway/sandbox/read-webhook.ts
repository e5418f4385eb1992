import { createHmac, timingSafeEqual } from 'node:crypto';
import { is, type BaseSchema, type BaseIssue } from 'valibot';
import {
  webhookToleranceMs,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookReading,
} from '#ports/payment-gateway.ts';
import { paymentEventData, payoutEventData, webhookBody } from './gateway-answers.ts';

const paymentStatuses: Readonly<Record<string, 'paid' | 'failed'>> = {
  'payment.succeeded': 'paid',
  'payment.failed': 'failed',
};

const payoutStatuses: Readonly<Record<string, 'paid' | 'failed'>> = {
  'payout.paid': 'paid',
  'payout.failed': 'failed',
};

function headerText(headers: WebhookHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Standard Webhooks: one of the space-separated `v1,<base64>` signatures must match. */
function isSigned(signatures: string, signedContent: Buffer, key: Buffer): boolean {
  const expected = createHmac('sha256', key).update(signedContent).digest();
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'));
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}

function isFarFrom(now: Date, seconds: string): boolean {
  const ageMs = BigInt(now.getTime()) - BigInt(seconds) * 1000n;
  return ageMs > webhookToleranceMs || ageMs < -webhookToleranceMs;
}

function parseBody(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody)) as unknown;
  } catch {
    return null;
  }
}

type AnySchema<Output> = BaseSchema<unknown, Output, BaseIssue<unknown>>;

function dataOf<Output>(schema: AnySchema<Output>, data: unknown): Output | null {
  return is(schema, data) ? (data as Output) : null;
}

function eventOf(type: string, data: unknown): WebhookEvent | null {
  const paymentStatus = paymentStatuses[type];
  if (paymentStatus) {
    const payment = dataOf(paymentEventData, data);
    if (!payment) return null;
    const { payment_id: paymentId, reference, amount, currency } = payment;
    return { kind: 'payment', status: paymentStatus, paymentId, reference, amount, currency };
  }
  const payoutStatus = payoutStatuses[type];
  if (payoutStatus) {
    const payout = dataOf(payoutEventData, data);
    if (!payout) return null;
    const { payout_id: payoutId, reference, amount, currency } = payout;
    return { kind: 'payout', status: payoutStatus, payoutId, reference, amount, currency };
  }
  return { kind: 'other', type };
}

/** Checks signature, then age, then content, so that a forger learns nothing about the last two. */
export function readWebhook(
  key: Buffer,
  rawBody: Uint8Array,
  headers: WebhookHeaders,
  now: Date,
): WebhookReading {
  const webhookId = headerText(headers, 'webhook-id');
  const timestamp = headerText(headers, 'webhook-timestamp');
  if (!/^[\x21-\x7e]{1,128}$/.test(webhookId) || !/^\d{1,12}$/.test(timestamp)) {
    return { outcome: 'refused', reason: 'signature' };
  }
  const content = Buffer.concat([Buffer.from(`${webhookId}.${timestamp}.`), rawBody]);
  if (!isSigned(headerText(headers, 'webhook-signature'), content, key)) {
    return { outcome: 'refused', reason: 'signature' };
  }
  if (isFarFrom(now, timestamp)) {
    return { outcome: 'refused', reason: 'timestamp' };
  }
  const body = parseBody(rawBody);
  const event = is(webhookBody, body) ? eventOf(body.type, body.data) : null;
  return event ? { outcome: 'read', webhookId, event } : { outcome: 'refused', reason: 'body' };
}
