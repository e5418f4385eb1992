import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

/** No inline code, nothing of other origins, no framing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Serves the built console under `/console/`. In production the console belongs on an origin of its
 * own, so the server of the mobile site does not add it there.
 */
export async function addConsoleApp(server: FastifyInstance, consoleDir: string): Promise<void> {
  const root = resolve(consoleDir);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  await server.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    // The names of these files contain hashes.
    cacheControl: true,
    immutable: true,
    maxAge: '1y',
  });
  server.get('/console', (_, reply) => reply.redirect('/console/'));
  // Every path without a file extension is a screen.
  server.get('/console/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (/\.\w+$/.test(path)) throw new ApiError('request.not.found');
    return reply
      .header('content-security-policy', contentSecurityPolicy)
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
