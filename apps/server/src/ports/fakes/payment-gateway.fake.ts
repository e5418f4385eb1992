import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  webhookToleranceMs,
  type PaymentRecord,
  type PaymentGateway,
  type PaymentRequest,
  type PayoutRecord,
  type PayoutRequest,
  type WebhookEvent,
} from '../payment-gateway.ts';
import { answerOf, createBehaviour, down, react, type FakeReaction } from './company-behaviour.ts';

type Payment = PaymentRecord & { request: string; checkoutUrl: string };
type Payout = PayoutRecord & { request: string };

function newPayment(wanted: PaymentRequest): Payment {
  const { reference, amount, currency } = wanted;
  const paymentId = `pay_${randomBytes(8).toString('hex')}`;
  const checkoutUrl = `http://gateway.test/checkout/${paymentId}`;
  const request = JSON.stringify(wanted);
  return { paymentId, checkoutUrl, reference, amount, currency, status: 'pending', request };
}

function newPayout(wanted: PayoutRequest): Payout {
  const { reference, amount, currency } = wanted;
  const payoutId = `po_${randomBytes(8).toString('hex')}`;
  const request = JSON.stringify(wanted);
  return { payoutId, reference, amount, currency, status: 'processing', request };
}

export type { FakeReaction };

/** A payment company in memory, independent of the protocol by which it is called. */
export function createFakeCompany() {
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const calls = { createPayment: 0, getPayment: 0, createPayout: 0, findPayout: 0 };
  const { behaviour, behave, isDown } = createBehaviour();

  return {
    calls,
    payments,
    payouts,
    behave,
    isDown,
    createPayment(wanted: PaymentRequest): FakeReaction<Payment> {
      calls.createPayment += 1;
      return react(behaviour(), payments, wanted.reference, newPayment(wanted));
    },
    getPayment(paymentId: string): Payment | undefined {
      calls.getPayment += 1;
      return [...payments.values()].find((one) => one.paymentId === paymentId);
    },
    createPayout(wanted: PayoutRequest): FakeReaction<Payout> {
      calls.createPayout += 1;
      return react(behaviour(), payouts, wanted.reference, newPayout(wanted));
    },
    findPayout(reference: string): Payout | undefined {
      calls.findPayout += 1;
      return payouts.get(reference);
    },
  };
}

export type FakeCompany = ReturnType<typeof createFakeCompany>;

/** Signs a webhook of the company; returns its bytes and headers. */
export function signFakeWebhook(key: Buffer, event: object, id: string, sentAt: Date) {
  const rawBody = Buffer.from(JSON.stringify(event));
  const sent = String(sentAt.getTime());
  const mac = createHmac('sha256', key).update(`${id}.${sent}.`).update(rawBody).digest('hex');
  return { rawBody, headers: { 'fake-id': id, 'fake-sent': sent, 'fake-signature': mac } };
}

/** A gateway that calls the fake company directly. */
export function createFakeGateway(company: FakeCompany, key: Buffer): PaymentGateway {
  return {
    id: 'fake',
    createPayment: async (request) =>
      answerOf(company.createPayment(request), ({ paymentId, checkoutUrl }) => ({
        paymentId,
        checkoutUrl,
      })),
    getPayment: async (paymentId) => {
      const payment = company.getPayment(paymentId);
      if (company.isDown()) return down;
      if (!payment) return { outcome: 'refused', reason: 'unknown' };
      const { reference, amount, currency, status } = payment;
      return { outcome: 'done', value: { paymentId, reference, amount, currency, status } };
    },
    createPayout: async (request) =>
      answerOf(company.createPayout(request), ({ payoutId }) => ({ payoutId })),
    findPayout: async (wanted) => {
      const payout = company.findPayout(wanted);
      if (company.isDown()) return down;
      if (!payout) return { outcome: 'done', value: null };
      const { payoutId, reference, amount, currency, status } = payout;
      return { outcome: 'done', value: { payoutId, reference, amount, currency, status } };
    },
    readWebhook: (rawBody, headers, now) => {
      const id = String(headers['fake-id']);
      const sent = String(headers['fake-sent']);
      const mac = createHmac('sha256', key).update(`${id}.${sent}.`).update(rawBody).digest();
      const given = Buffer.from(String(headers['fake-signature']), 'hex');
      if (given.length !== mac.length || !timingSafeEqual(given, mac)) {
        return { outcome: 'refused', reason: 'signature' };
      }
      if (Math.abs(now.getTime() - Number(sent)) > webhookToleranceMs) {
        return { outcome: 'refused', reason: 'timestamp' };
      }
      const event = JSON.parse(Buffer.from(rawBody).toString('utf8')) as WebhookEvent;
      if (typeof event.kind !== 'string') return { outcome: 'refused', reason: 'body' };
      return { outcome: 'read', webhookId: id, event };
    },
  };
}
