import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@pavilion/domain/site/language';
import type { RequestContext } from './handlers.ts';

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** By the header; clients of the family say it in the query of many calls too (seed section 7). */
function languageOf(request: FastifyRequest): Language {
  const { language } = (request.query ?? {}) as { language?: unknown };
  const named = headerText(request, 'language') || (typeof language === 'string' ? language : '');
  const code = named.toUpperCase();
  return isLanguage(code) ? code : 'EN';
}

/** What every call is told of its request. */
export function requestContext(request: FastifyRequest): RequestContext {
  return {
    requestId: request.id,
    language: languageOf(request),
    address: request.ip,
    host: request.hostname,
    userAgent: headerText(request, 'user-agent').slice(0, 200),
  };
}
