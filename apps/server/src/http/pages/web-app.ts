import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHashLength, type AnswerCall, type PageRenderer } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';
import { findScreen, isDrawnFor } from '@pavilion/screens/find-screen';
import { isHomePath } from '@pavilion/screens/screens';
import { ApiError } from '../api-error.ts';
import { visitorCountry } from '../security/visitor-country.ts';
import { appManifest, type AppLook } from './app-manifest.ts';
import { createPage, type Page } from './web-pages.ts';

export type WebAppOptions<Boot> = {
  /** The folder with the client and the server build. */
  webDir: string;
  /** The enabled languages; the first is for visitors who have not chosen one. */
  languages: readonly [Language, ...Language[]];
  /** How the app appears on a home screen. */
  app: AppLook;
  /** Origins of games and players that may be framed. */
  frameOrigins: readonly string[];
  /** Origins of videos that may be played. */
  mediaOrigins: readonly string[];
  /** Origins that serve the site's pictures beside the site itself. */
  imageOrigins: readonly string[];
  pageBoot: (language: Language, isHome: boolean, country: string | null) => Promise<Boot>;
  pageAnswers: (language: Language) => AnswerCall;
  /** The header in which a trusted proxy names the visitor's country; null where none does. */
  countryHeader: string | null;
  /** Why the site is closed to a visitor; visitors with the same answer share a page. */
  closedTo: (visitor: { country: string | null }) => Promise<string | null>;
  /** Registers a callback for when rendered pages are out of date. */
  watchContent: (changed: () => void) => void;
};

const pageLifetimeMs = 3000;
/** Pages in the cache: screens of guests in two or three languages, about 90 kB each. */
const maximumPages = 200;
/** Limit of pages rendered whole; further requests, such as for random ids, get frames. */
const mostDrawnPerSecond = 100;
/** Files whose names contain hashes of their content. */
const immutable = new RegExp(`^/(assets|art)/.*[.-][\\w-]{${fileHashLength},}\\.\\w+$`);
const fileEnding = /\.(?!html$)\w{1,5}$/;

function pageLanguage(request: FastifyRequest, languages: WebAppOptions<unknown>['languages']) {
  const cookie = /(?:^|;\s*)language=([A-Z]{2})/.exec(request.headers.cookie ?? '')?.[1];
  return languages.find((language) => language === cookie) ?? languages[0];
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** What a page depends on; `country` only by `closed`, so open countries share a page. */
type View = {
  path: string;
  /** Empty unless the screen is rendered with it. */
  search: string;
  whole: boolean;
  language: Language;
  country: string | null;
  closed: string | null;
};

const onlyFrame = { search: '', whole: false };

/** Returns a function that says whether one more page may be rendered within this second. */
function createDrawingBudget(): () => boolean {
  let second = 0;
  let drawn = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, drawn] = [now, 0];
    drawn += 1;
    return drawn <= mostDrawnPerSecond;
  };
}

/** Caches rendered pages for a few seconds by path, language and closed status. */
function createPageCache(
  draw: (view: View) => Promise<Page>,
  watchContent: WebAppOptions<unknown>['watchContent'],
) {
  const pages = new Map<string, { page: Promise<Page>; until: number }>();
  const mayDraw = createDrawingBudget();
  watchContent(() => pages.clear());
  return function pageOf(view: View): Promise<Page> {
    const { path, search, whole, language, closed } = view;
    const key = [language, closed ?? 'open', whole, path, search].join(' ');
    const known = pages.get(key);
    if (known && known.until > Date.now()) return known.page;
    const isTooMuch = whole && !isHomePath(path) && !mayDraw();
    if (isTooMuch) return pageOf({ ...view, ...onlyFrame });
    if (pages.size >= maximumPages) pages.clear();
    const page = draw(view);
    pages.set(key, { page, until: Date.now() + pageLifetimeMs });
    page.catch(() => pages.delete(key));
    return page;
  };
}

/** The home ignores a query; a page with a query that its screen does not know is a frame. */
function partDrawn(path: string, search: string): Pick<View, 'search' | 'whole'> {
  const screen = findScreen(path);
  const whole = screen !== null && isDrawnFor(screen, search);
  return { whole, search: whole && screen.id !== 'home' ? search : '' };
}

/** Paths of the build's internal files. */
const hidden = /(^|\/)\./;

/** Paths of the files that a visitor may request; the page itself is rendered, not sent. */
function filesIn(client: string): ReadonlySet<string> {
  const found = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^index\.html$/.test(entry.name))
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)))
    .map((file) => file.split(sep).join('/'));
  return new Set(found.filter((file) => !hidden.test(file)).map((file) => `/${file}`));
}

/** Serves the built web app: hashed files for a year, pages with their boot data and policy. */
export async function addWebApp<Boot>(
  server: FastifyInstance,
  options: WebAppOptions<Boot>,
): Promise<void> {
  const client = resolve(options.webDir, 'client');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const entry = pathToFileURL(resolve(options.webDir, 'server', 'entry-server.js'));
  const renderer = (await import(entry.href)) as PageRenderer<Boot>;
  await renderer.prepareLanguages(options.languages);

  const pageOf = createPageCache(async ({ country, closed: _closed, ...view }) => {
    const { path, language } = view;
    const boot = await options.pageBoot(language, isHomePath(path), country);
    const request = { ...view, boot, answer: options.pageAnswers(language) };
    const drawn = await renderer.render(request).catch((error: unknown) => {
      server.log.error({ err: error, path }, 'a page was sent as a frame');
      return renderer.render({ ...request, ...onlyFrame });
    });
    return createPage(renderer.fillTemplate(template, language, drawn), options);
  }, options.watchContent);

  const files = filesIn(client);
  await server.register(fastifyStatic, {
    root: client,
    // One route below sends all files; a route for each would take a sixth of every start.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const url = path.slice(client.length).replace(/\.(br|gz)$/, '');
      const lasting = immutable.test(url);
      const policy = lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=600';
      reply.header('cache-control', policy);
    },
  });

  server.get('/manifest.webmanifest', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('application/manifest+json')
      .send(JSON.stringify(appManifest(options.app))),
  );

  const vary = ['accept-encoding', 'cookie', options.countryHeader]
    .filter((header) => header !== null)
    .join(', ');
  server.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (files.has(path)) return reply.sendFile(path);
    if (
      /^\/(wps|lgw|operator|console|vendors|webhooks)(\/|$)/.test(path) ||
      fileEnding.test(path)
    ) {
      throw new ApiError('request.not.found');
    }
    const language = pageLanguage(request, options.languages);
    const country = visitorCountry(request, options.countryHeader);
    const closed = await options.closedTo({ country });
    reply.header('vary', vary);
    const view = { ...partDrawn(path, request.url.slice(path.length)), language, country, closed };
    return sendPage(request, reply, await pageOf({ path, ...view }));
  });
}
