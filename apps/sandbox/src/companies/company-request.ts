import type { FastifyRequest } from 'fastify';
import { asText } from '#json-body.ts';
import { isSameText } from '#same-text.ts';

export function hasApiKey(request: FastifyRequest, apiKey: string): boolean {
  return isSameText(request.headers.authorization ?? '', `Bearer ${apiKey}`);
}

export function idempotencyKey(request: FastifyRequest): string | null {
  return asText(request.headers['idempotency-key']);
}
