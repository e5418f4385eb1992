import type { FastifyInstance } from 'fastify';
import { keepRawJson } from '#json-body.ts';
import { signatureHeader, signatureMatches } from './signature.ts';

/** Refuses bodies that the operator has not signed. */
export function requireSignature(scope: FastifyInstance, secret: string): void {
  keepRawJson(scope);
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (signatureMatches(raw, request.headers[signatureHeader], secret)) return;
    const refusal = { code: 'bad_signature', message: 'The signature does not fit the body.' };
    await reply.code(403).send(refusal);
  });
}
