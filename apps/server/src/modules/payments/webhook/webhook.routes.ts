import type { FastifyInstance } from 'fastify';
import { bodyBudgets } from '#http/request/request-budgets.ts';
import type { WebhookHeaders } from '#ports/payment-gateway.ts';

/** Adds the webhook route; it keeps bodies as the bytes that were signed. */
export function addWebhookRoute(
  server: FastifyInstance,
  path: string,
  receive: (rawBody: Uint8Array, headers: WebhookHeaders) => Promise<void>,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyBudgets.webhook.bytes },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: 'POST',
      url: path,
      handler: async (request) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receive(rawBody, request.headers);
        return { success: true, value: {} };
      },
    });
  });
}
