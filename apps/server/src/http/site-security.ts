import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** A year, as browsers want it of whoever means it. */
const transportSecurity = 'max-age=31536000';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Companies call these from their servers, with signatures in place of cookies. */
const ofCompanies = /^\/(?:vendors|webhooks)\//;

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of another origin sent the request. Browsers say so in `Sec-Fetch-Site`, old ones
 * in `Origin` only; what sends neither is no browser, and has no cookie of a person to misuse.
 */
function isOfAnotherSite(request: FastifyRequest, publicHost: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** What holds for every answer and every call that changes something, whatever its route. */
export function addSiteSecurity(server: FastifyInstance, publicUrl: string): void {
  const publicHost = hostOf(publicUrl);
  const overTls = publicUrl.startsWith('https:');
  server.addHook('onRequest', async (request, reply) => {
    if (overTls) reply.header('strict-transport-security', transportSecurity);
    if (safeMethods.has(request.method) || ofCompanies.test(request.url)) return;
    if (isOfAnotherSite(request, publicHost)) throw new ApiError('request.cross.site');
  });
}
