import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asObject, asText, keepRawJson, readJsonObject } from '#json-body.ts';
import { hasApiKey, idempotencyKey } from '../company-request.ts';
import { readPayoutRequest, sendGatewayError } from './gateway-request.ts';
import { createIdempotency } from './idempotency.ts';
import type { Payout, PayoutRequest, PayoutStore } from './payout.store.ts';
import type { WebhookSender } from './webhook.ts';

export type PayoutTiming = {
  settleMs: number;
  /** Resolves when a hanging call ends; rejects when the program is closing. */
  hang: (closing: AbortSignal) => Promise<unknown>;
};

export type PayoutDeps = {
  apiKey: string;
  payouts: PayoutStore;
  webhooks: WebhookSender;
  timing?: PayoutTiming;
};

const usualTiming: PayoutTiming = {
  settleMs: 1000,
  hang: (signal) => wait(20_000, undefined, { signal }),
};

/** Last digits of account numbers that make the gateway misbehave. */
const sentinels = { refusedByBank: '0000', hangs: '0408', answerLost: '0500' } as const;

export function registerPayouts(server: FastifyInstance, deps: PayoutDeps): void {
  const timing = deps.timing ?? usualTiming;
  const idempotency = createIdempotency<Payout>();

  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());

  const settleLater = async (payout: Payout): Promise<void> => {
    try {
      await wait(timing.settleMs, undefined, { signal: closing.signal });
      settle(payout, deps.webhooks);
    } catch {
      // The program is closing; the payout stays unsettled.
    }
  };
  const accept = async (order: PayoutRequest): Promise<Payout> => {
    if (endsIn(order, sentinels.hangs)) await timing.hang(closing.signal);
    const payout = deps.payouts.create(order);
    void settleLater(payout);
    return payout;
  };

  const createPayout = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!Buffer.isBuffer(request.body)) {
      return sendGatewayError(reply, 400, 'bad_request', 'Send JSON.');
    }
    const order = readPayoutRequest(readJsonObject(request.body) ?? {});
    if (typeof order === 'string') {
      return sendGatewayError(reply, 400, 'bad_request', `The field ${order} is not right.`);
    }
    const key = idempotencyKey(request) ?? `reference ${order.reference}`;
    const result = await idempotency.run(key, request.body, () => accept(order));
    if (result.kind === 'conflict') {
      return sendGatewayError(reply, 409, 'key_reused', 'This key was used with another body.');
    }
    if (result.kind === 'first' && endsIn(order, sentinels.answerLost)) {
      return sendGatewayError(reply, 500, 'internal', 'Something went wrong.');
    }
    return reply.code(202).send({ payout_id: result.answer.payoutId, status: 'processing' });
  };

  server.register(async (scope) => {
    keepRawJson(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (hasApiKey(request, deps.apiKey)) return;
      await sendGatewayError(reply, 401, 'unauthorized', 'The API key is missing or wrong.');
    });
    scope.post('/gateway/v1/payouts', createPayout);
    scope.get('/gateway/v1/payouts', (request, reply) => {
      const reference = asText(asObject(request.query)?.['reference']);
      if (reference === null) {
        return sendGatewayError(reply, 400, 'bad_request', 'Name the reference in the query.');
      }
      return sendPayout(reply, deps.payouts.findByReference(reference));
    });
    scope.get('/gateway/v1/payouts/:id', (request, reply) =>
      sendPayout(reply, deps.payouts.find(String(asObject(request.params)?.['id']))),
    );
  });
}

function endsIn(request: PayoutRequest, sentinel: string): boolean {
  return request.destination.accountNumber.endsWith(sentinel);
}

function settle(payout: Payout, webhooks: WebhookSender): void {
  payout.status = endsIn(payout, sentinels.refusedByBank) ? 'failed' : 'paid';
  webhooks.send(payout.webhookUrl, {
    type: `payout.${payout.status}`,
    timestamp: new Date().toISOString(),
    data: {
      payout_id: payout.payoutId,
      reference: payout.reference,
      amount: payout.amount,
      currency: payout.currency,
      status: payout.status,
    },
  });
}

function sendPayout(reply: FastifyReply, payout: Payout | undefined): FastifyReply {
  if (payout === undefined) {
    return sendGatewayError(reply, 404, 'not_found', 'There is no such payout.');
  }
  return reply.send({
    payout_id: payout.payoutId,
    status: payout.status,
    reference: payout.reference,
    amount: payout.amount,
    currency: payout.currency,
  });
}
