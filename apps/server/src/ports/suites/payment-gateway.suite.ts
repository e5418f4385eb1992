import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { FakeCompany } from '../fakes/payment-gateway.fake.ts';
import type { PaymentGateway, WebhookEvent } from '../payment-gateway.ts';

export type GatewayHarness = {
  gateway: PaymentGateway;
  /** The fake company behind the gateway. */
  company: FakeCompany;
  /** A webhook in the gateway's shape; with `truth` false it is signed with another key. */
  webhook(
    event: WebhookEvent,
    sentAt: Date,
    truth?: boolean,
  ): { rawBody: Buffer; headers: Record<string, string> };
  close(): Promise<void>;
};

const now = new Date('2026-11-21T10:00:00Z');
const money = { amount: '500.00', currency: 'PHP' };

function paymentRequest() {
  return {
    ...money,
    reference: randomUUID(),
    channel: { id: 'e-wallet', kind: 'gateway' as const },
    returnUrl: 'http://site.test/m/voucherCenter/result',
    webhookUrl: 'http://site.test/webhooks/gateway',
    description: 'Deposit',
  };
}

function payoutRequest() {
  return {
    ...money,
    reference: randomUUID(),
    destination: { bank: 'first-bank', accountNumber: '1234567890', accountName: 'Maria' },
    webhookUrl: 'http://site.test/webhooks/gateway',
  };
}

const paid = {
  ...money,
  kind: 'payment' as const,
  status: 'paid' as const,
  paymentId: 'pay_1',
  reference: 'one',
};

const payout = { ...money, kind: 'payout' as const, payoutId: 'po_1', reference: 'two' };

const events: { event: WebhookEvent }[] = [
  { event: paid },
  { event: { ...paid, status: 'failed' } },
  { event: { ...payout, status: 'paid' } },
  { event: { ...payout, status: 'failed' } },
  { event: { kind: 'other', type: 'payment.disputed' } },
];

/** What every adapter of the port must do. */
export function paymentGatewaySuite(name: string, open: () => Promise<GatewayHarness>): void {
  describe(`${name} is a payment gateway`, () => {
    let harness: GatewayHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterEach(() => harness.company.behave('accept'));
    afterAll(() => harness.close());

    test('a payment that is requested twice is one payment', async () => {
      const request = paymentRequest();
      const first = await harness.gateway.createPayment(request);
      expect(first).toMatchObject({
        outcome: 'done',
        value: { checkoutUrl: expect.stringMatching(/^https?:/) as string },
      });
      expect(await harness.gateway.createPayment(request)).toEqual(first);
    });

    test.each(['createPayment', 'createPayout'] as const)('%s reports a refusal', async (call) => {
      harness.company.behave('refuse');
      const answer = await askFor(harness.gateway, call);
      expect(answer).toMatchObject({ outcome: 'refused' });
    });

    test.each([
      ['createPayment', 'failBefore'],
      ['createPayment', 'failAfter'],
      ['createPayment', 'silent'],
      ['createPayout', 'failBefore'],
      ['createPayout', 'failAfter'],
      ['createPayout', 'silent'],
    ] as const)('%s is in doubt when the company does %s', async (call, behaviour) => {
      harness.company.behave(behaviour);
      expect(await askFor(harness.gateway, call)).toMatchObject({ outcome: 'inDoubt' });
    });

    test('a payment can be queried until its end', async () => {
      const request = paymentRequest();
      const created = await harness.gateway.createPayment(request);
      const paymentId = created.outcome === 'done' ? created.value.paymentId : '';
      const record = { paymentId, reference: request.reference, ...money };
      const answer = () => harness.gateway.getPayment(paymentId);
      expect(await answer()).toEqual({ outcome: 'done', value: { ...record, status: 'pending' } });
      for (const status of ['paid', 'failed', 'expired'] as const) {
        harness.company.payments.get(request.reference)!.status = status;
        expect(await answer()).toEqual({ outcome: 'done', value: { ...record, status } });
      }
    });

    test('a payment that the company does not know is refused', async () => {
      expect(await harness.gateway.getPayment('pay_none')).toMatchObject({ outcome: 'refused' });
    });

    test('a payout in doubt can be found by its reference', async () => {
      const request = payoutRequest();
      const find = () => harness.gateway.findPayout(request.reference);
      expect(await find()).toEqual({ outcome: 'done', value: null });
      harness.company.behave('failAfter');
      await harness.gateway.createPayout(request);
      const record = { reference: request.reference, ...money };
      expect(await find()).toMatchObject({ value: { ...record, status: 'processing' } });
      for (const status of ['paid', 'failed'] as const) {
        harness.company.payouts.get(request.reference)!.status = status;
        expect(await find()).toMatchObject({ value: { ...record, status } });
      }
    });

    test('while the company is down every query is in doubt', async () => {
      harness.company.behave('failBefore');
      expect(await harness.gateway.findPayout('any')).toMatchObject({ outcome: 'inDoubt' });
      expect(await harness.gateway.getPayment('any')).toMatchObject({ outcome: 'inDoubt' });
    });

    test.each(events)('a signed message is read: %j', ({ event }) => {
      const { rawBody, headers } = harness.webhook(event, now);
      const reading = harness.gateway.readWebhook(rawBody, headers, now);
      expect(reading).toMatchObject({ outcome: 'read', event });
    });

    test('a message that was changed in transit is refused', () => {
      const { rawBody, headers } = harness.webhook(paid, now);
      const changed = Buffer.from(rawBody.toString().replace('500.00', '900.00'));
      const reading = harness.gateway.readWebhook(changed, headers, now);
      expect(reading).toEqual({ outcome: 'refused', reason: 'signature' });
    });

    test('a message signed with another key, or unsigned, is refused', () => {
      const { rawBody, headers } = harness.webhook(paid, now, false);
      const refusal = { outcome: 'refused', reason: 'signature' };
      expect(harness.gateway.readWebhook(rawBody, headers, now)).toEqual(refusal);
      expect(harness.gateway.readWebhook(rawBody, {}, now)).toEqual(refusal);
    });

    test.each([-5, 5])(
      'a message dated %i minutes from now is accepted, one second further is not',
      (minutes) => {
        const edge = new Date(now.getTime() + minutes * minuteMs);
        const beyond = new Date(edge.getTime() + Math.sign(minutes) * 1000);
        const read = (sentAt: Date) => {
          const { rawBody, headers } = harness.webhook(paid, sentAt);
          return harness.gateway.readWebhook(rawBody, headers, now);
        };
        expect(read(edge)).toMatchObject({ outcome: 'read' });
        expect(read(beyond)).toEqual({ outcome: 'refused', reason: 'timestamp' });
      },
    );
  });
}

function askFor(gateway: PaymentGateway, call: 'createPayment' | 'createPayout') {
  if (call === 'createPayment') return gateway.createPayment(paymentRequest());
  return gateway.createPayout(payoutRequest());
}
