import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asObject, keepRawJson, readJsonObject } from '#json-body.ts';
import { hasApiKey, idempotencyKey } from '../company-request.ts';
import { readPaymentRequest, sendGatewayError } from './gateway-request.ts';
import { createIdempotency } from './idempotency.ts';
import type { Payment, PaymentStore } from './payment.store.ts';

export type PaymentDeps = { apiKey: string; publicOrigin: string; payments: PaymentStore };

export function registerPayments(server: FastifyInstance, deps: PaymentDeps): void {
  const idempotency = createIdempotency<Payment>();
  server.register(async (scope) => {
    keepRawJson(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (hasApiKey(request, deps.apiKey)) return;
      await sendGatewayError(reply, 401, 'unauthorized', 'The API key is missing or wrong.');
    });

    const createPayment = async (request: FastifyRequest, reply: FastifyReply) => {
      const key = idempotencyKey(request);
      if (key === null || !Buffer.isBuffer(request.body)) {
        return sendGatewayError(reply, 400, 'bad_request', 'Send JSON and an Idempotency-Key.');
      }
      const order = readPaymentRequest(readJsonObject(request.body) ?? {});
      if (typeof order === 'string') {
        return sendGatewayError(reply, 400, 'bad_request', `The field ${order} is not right.`);
      }
      const result = await idempotency.run(key, request.body, async () =>
        deps.payments.create(order),
      );
      if (result.kind === 'conflict') {
        return sendGatewayError(reply, 409, 'key_reused', 'This key was used with another body.');
      }
      return reply.code(201).send({
        payment_id: result.answer.paymentId,
        status: 'pending',
        checkout_url: `${deps.publicOrigin}/checkout/${result.answer.checkoutId}`,
        expires_at: new Date(result.answer.expiresAt).toISOString(),
      });
    };

    scope.post('/gateway/v1/payments', createPayment);
    scope.get('/gateway/v1/payments/:id', (request, reply) => {
      const payment = deps.payments.find(String(asObject(request.params)?.['id']));
      return payment === undefined
        ? sendGatewayError(reply, 404, 'not_found', 'There is no such payment.')
        : reply.send(paymentView(payment));
    });
  });
}

function paymentView(payment: Payment): object {
  return {
    payment_id: payment.paymentId,
    status: payment.status,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    expires_at: new Date(payment.expiresAt).toISOString(),
  };
}
