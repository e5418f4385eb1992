import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@pavilion/domain/site/language';
import type { RequestContext } from '../handlers.ts';

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Reads the header, or the query, where clients of the family put it too (seed section 7). */
function languageOf(request: FastifyRequest): Language {
  const { language } = (request.query ?? {}) as { language?: unknown };
  const named = headerText(request, 'language') || (typeof language === 'string' ? language : '');
  const code = named.toUpperCase();
  return isLanguage(code) ? code : 'EN';
}

/** Creates the context of a request that every call gets. */
export function requestContext(request: FastifyRequest): RequestContext {
  return {
    requestId: request.id,
    language: languageOf(request),
    address: request.ip,
    host: request.hostname,
    userAgent: headerText(request, 'user-agent').slice(0, 200),
    isApp: headerText(request, 'device') === 'OTHERS',
  };
}
