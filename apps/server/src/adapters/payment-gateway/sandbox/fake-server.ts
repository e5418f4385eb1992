import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FakeCompany, FakeReaction } from '#ports/fakes/payment-gateway.fake.ts';
import type { WebhookEvent } from '#ports/payment-gateway.ts';

type PaymentBody = {
  amount: string;
  currency: string;
  method: string;
  return_url: string;
  webhook_url: string;
  description: string;
};

type PayoutBody = {
  amount: string;
  currency: string;
  destination: { bank: string; account_number: string; account_name: string };
  webhook_url: string;
};

const webhookTypes = {
  payment: { paid: 'payment.succeeded', failed: 'payment.failed' },
  payout: { paid: 'payout.paid', failed: 'payout.failed' },
} as const;

const paymentStatuses = {
  pending: 'pending',
  paid: 'succeeded',
  failed: 'failed',
  expired: 'expired',
} as const;

function answer<Kept>(
  reply: FastifyReply,
  reaction: FakeReaction<Kept>,
  show: (kept: Kept) => object,
): FastifyReply {
  if (reaction.outcome === 'accepted') return reply.code(201).send(show(reaction.value));
  if (reaction.outcome === 'silent') return reply.hijack();
  const status = reaction.outcome === 'refused' ? 400 : 500;
  return reply.code(status).send({ code: 'not_done', message: 'Not done.' });
}

/** Serves the fake company over the sandbox gateway's protocol, on a port of its own. */
export async function startFakeServer(company: FakeCompany, apiKey: string) {
  const server = fastify({ forceCloseConnections: true });

  server.addHook('onRequest', async (request, reply) => {
    if (company.isDown()) await reply.code(500).send({ code: 'down' });
    else if (request.headers.authorization !== `Bearer ${apiKey}`) {
      await reply.code(401).send({ code: 'unauthorized' });
    }
  });

  const postPayment = (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as PaymentBody;
    const reaction = company.createPayment({
      reference: String(request.headers['idempotency-key']),
      amount: body.amount,
      currency: body.currency,
      channel: { id: body.method, kind: 'gateway' },
      returnUrl: body.return_url,
      webhookUrl: body.webhook_url,
      description: body.description,
    });
    return answer(reply, reaction, (payment) => ({
      payment_id: payment.paymentId,
      status: 'pending',
      checkout_url: payment.checkoutUrl,
      expires_at: new Date().toISOString(),
    }));
  };

  const postPayout = (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as PayoutBody;
    const reaction = company.createPayout({
      reference: String(request.headers['idempotency-key']),
      amount: body.amount,
      currency: body.currency,
      destination: {
        bank: body.destination.bank,
        accountNumber: body.destination.account_number,
        accountName: body.destination.account_name,
      },
      webhookUrl: body.webhook_url,
    });
    return answer(reply, reaction, ({ payoutId }) => ({
      payout_id: payoutId,
      status: 'processing',
    }));
  };

  server.post('/gateway/v1/payments', postPayment);
  server.get('/gateway/v1/payments/:id', (request, reply) => {
    const payment = company.getPayment((request.params as { id: string }).id);
    if (!payment) return reply.code(404).send({ code: 'not_found' });
    const { paymentId, reference, amount, currency, status } = payment;
    const record = { payment_id: paymentId, reference, amount, currency };
    return reply.send({ ...record, status: paymentStatuses[status] });
  });
  server.post('/gateway/v1/payouts', postPayout);
  server.get('/gateway/v1/payouts', (request, reply) => {
    const payout = company.findPayout((request.query as { reference: string }).reference);
    if (!payout) return reply.code(404).send({ code: 'not_found' });
    const { payoutId, reference, amount, currency, status } = payout;
    return reply.send({ payout_id: payoutId, reference, amount, currency, status });
  });

  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The event in the company's JSON. */
export function webhookText(event: WebhookEvent): string {
  if (event.kind === 'other') return JSON.stringify({ type: event.type, data: {} });
  const { reference, amount, currency, status } = event;
  const id =
    event.kind === 'payment' ? { payment_id: event.paymentId } : { payout_id: event.payoutId };
  const type = webhookTypes[event.kind][status];
  const data = { ...id, reference, amount, currency, status };
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data });
}

/** The headers that a sender of Standard Webhooks adds to a body. */
export function webhookHeaders(
  secret: string,
  text: string,
  sentAt: Date,
  id: string = randomUUID(),
) {
  const seconds = String(BigInt(sentAt.getTime()) / 1000n);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
