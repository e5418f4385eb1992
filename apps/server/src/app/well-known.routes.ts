import type { FastifyInstance } from 'fastify';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { languageTags } from '@pavilion/domain/site/language';
import type { Language } from '@pavilion/domain/site/language';
import { isOpen, screens } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';

type WellKnown = {
  publicUrl: string;
  /** Where who has found a hole writes to; an address such as `mailto:security@…`. */
  securityContact: string;
  languages: readonly Language[];
  clock: Clock;
};

const dayMs = 24 * 60 * 60_000;
/** Less than the year that is allowed, more than any proxy keeps it. */
const securityDays = 180;

const calls = ['/wps/', '/lgw/', '/operator/', '/console/', '/vendors/', '/webhooks/'];
/** Pages of who is logged in, without what stands in place of `:name`. */
const ownPages = screens
  .filter((screen) => !isOpen(screen.for))
  .map(({ path }) => path.split(':', 1)[0] ?? path);

/** Pages that say something to whoever comes from a search. */
const publicPages = screens.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

function robots({ publicUrl }: WellKnown): string {
  const rules = [...calls, '/m/member/', ...ownPages].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function sitemap({ publicUrl }: WellKnown): string {
  const places = publicPages.map((path) => `  <url><loc>${escaped(publicUrl)}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

/** As RFC 9116 has it; the expiry moves on with the day, so that it is never in the past. */
function securityText({ publicUrl, securityContact, languages, clock }: WellKnown): string {
  const midnight = Math.floor(clock().getTime() / dayMs) * dayMs;
  const expires = new Date(midnight + securityDays * dayMs).toISOString();
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.map((one) => languageTags[one]).join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What crawlers, password keepers and finders of holes look for at places that others have set. */
export function addWellKnownRoutes(server: FastifyInstance, site: WellKnown): void {
  const files = {
    '/robots.txt': ['text/plain; charset=utf-8', robots],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemap],
    '/.well-known/security.txt': ['text/plain; charset=utf-8', securityText],
  } as const;
  for (const [path, [type, write]] of Object.entries(files)) {
    server.get(path, async (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(write(site)),
    );
  }
  server.get('/.well-known/change-password', async (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(paths.changePassword(), 302),
  );
  // No page stands here: password keepers ask for a place that cannot be, to learn that.
  server.get('/.well-known/*', async () => {
    throw new ApiError('request.not.found');
  });
}
