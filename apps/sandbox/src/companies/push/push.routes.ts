import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asObject, asText } from '#json-body.ts';
import { createPushBrowser } from './push-browser.ts';
import { isSignedBy } from './vapid.ts';

type Subscribed = {
  siteKey: string;
  isBusy: boolean;
  read: (body: Buffer) => string | null;
  received: string[];
};

const mostBrowsers = 20_000;
const largestBodyBytes = 4096 + 200;

/** Serves the push company of a browser: makes browsers, and lists what each has received. */
export function registerPush(server: FastifyInstance, publicOrigin: string): void {
  const browsers = new Map<string, Subscribed>();

  server.post('/push/browsers', (request, reply) => {
    const body = asObject(request.body);
    const siteKey = asText(body?.['applicationServerKey']);
    if (!siteKey || browsers.size >= mostBrowsers) return reply.code(400).send({});
    const id = randomUUID();
    const { p256dh, auth, read } = createPushBrowser();
    const isBusy = asText(body?.['kind']) === 'busy';
    browsers.set(id, { siteKey, isBusy, read, received: [] });
    const endpoint = `${publicOrigin}/push/brought/${id}`;
    return reply.code(201).send({ id, endpoint, p256dh, auth });
  });

  server.get<{ Params: { id: string } }>('/push/browsers/:id', (request, reply) => {
    const browser = browsers.get(request.params.id);
    if (!browser) return reply.code(404).send({});
    return reply.header('cache-control', 'no-store').send({ received: browser.received });
  });

  server.delete<{ Params: { id: string } }>('/push/browsers/:id', (request, reply) => {
    browsers.delete(request.params.id);
    return reply.code(204).send();
  });

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/octet-stream', '*'],
      { parseAs: 'buffer', bodyLimit: largestBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { id: string } }>('/push/brought/:id', (request, reply) => {
      const browser = browsers.get(request.params.id);
      if (!browser) return reply.code(410).send();
      if (browser.isBusy) return reply.code(503).send();
      const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
      if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return reply.code(400).send();
      if (!isSignedBy(browser.siteKey, authorization, publicOrigin)) return reply.code(403).send();
      const text = Buffer.isBuffer(request.body) ? browser.read(request.body) : null;
      // A browser drops a body that it cannot decrypt; its company has accepted it all the same.
      if (text !== null) browser.received.push(text);
      return reply.code(201).send();
    });
  });
}
