import type { FastifyInstance } from 'fastify';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { languageTags } from '@pavilion/domain/site/language';
import type { Language } from '@pavilion/domain/site/language';
import { isOpen, screens } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';

type WellKnown = {
  publicUrl: string;
  /** Where to report a vulnerability; an address such as `mailto:security@…`. */
  securityContact: string;
  languages: readonly Language[];
  clock: Clock;
};

/** Days until security.txt expires: less than the year allowed, more than any proxy caches it. */
const securityDays = 180;

const calls = ['/wps/', '/lgw/', '/operator/', '/console/', '/vendors/', '/webhooks/'];
/** Paths of pages that need a session, cut before any `:name`. */
const ownPages = screens
  .filter((screen) => !isOpen(screen.for))
  .map(({ path }) => path.split(':', 1)[0] ?? path);

/** Pages listed in the sitemap. */
const publicPages = screens.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

function robots({ publicUrl }: WellKnown): string {
  const rules = [...calls, '/m/member/', ...ownPages].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function sitemap({ publicUrl }: WellKnown): string {
  const urls = publicPages.map((path) => `  <url><loc>${escaped(publicUrl)}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** security.txt (RFC 9116); its expiry moves on with the day, so that it is never in the past. */
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

/** Adds robots.txt, the sitemap, security.txt and the addresses of password managers. */
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
  // Password managers request a path that cannot exist, to check that it is answered with 404.
  server.get('/.well-known/*', async () => {
    throw new ApiError('request.not.found');
  });
}
