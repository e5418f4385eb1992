import type { FastifyRequest } from 'fastify';
import { isLanguage } from '@pavilion/domain/site/language';
import type { RequestFacts } from './handlers.ts';

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** What every call is told of its request. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  const language = headerText(request, 'language').toUpperCase();
  return {
    requestId: request.id,
    language: isLanguage(language) ? language : 'EN',
    address: request.ip,
    host: request.hostname,
    userAgent: headerText(request, 'user-agent').slice(0, 200),
  };
}
