import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

/** One year in seconds, as browsers recommend. */
const transportSecurity = 'max-age=31536000';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths that companies call from their servers, with signatures instead of cookies. */
const ofCompanies = /^\/(?:vendors|webhooks)\//;

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of another origin sent the request. Browsers send `Sec-Fetch-Site`, old ones only
 * `Origin`; a client that sends neither is no browser, and has no person's cookie to misuse.
 */
function isOfAnotherSite(request: FastifyRequest, publicHost: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** Adds security headers to every answer and refuses cross-site calls that change something. */
export function addSiteSecurity(server: FastifyInstance, publicUrl: string): void {
  const publicHost = hostOf(publicUrl);
  const overTls = publicUrl.startsWith('https:');
  server.addHook('onRequest', async (request, reply) => {
    if (overTls) reply.header('strict-transport-security', transportSecurity);
    if (safeMethods.has(request.method) || ofCompanies.test(request.url)) return;
    if (isOfAnotherSite(request, publicHost)) throw new ApiError('request.cross.site');
  });
}
