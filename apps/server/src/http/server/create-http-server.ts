import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { ownMachine } from '#config.ts';
import type { Logger } from '#kit/logger.ts';
import { ApiError } from '../api-error.ts';
import { replyFailure } from '../replies/failure-reply.ts';
import { acceptJsonAndForms } from '../request/request-body.ts';
import { bodyBudgets, connectionBudget } from '../request/request-budgets.ts';
import { guardRequests, type OnRefusal } from '../request/request-guard.ts';
import { createRequestSlots } from '../request/request-slots.ts';
import { trustedProxies } from '../security/trusted-proxy.ts';
import { refuseConnection } from './refuse-connection.ts';

/** The contract validates inputs and answers; no route has a schema of the framework. */
function withoutSchemas(): never {
  throw new Error('no route has a schema');
}

const { headMs, idleMs } = connectionBudget;

/** Warns once: behind an untrusted proxy all visitors have one address, and share its limits. */
function warnOfProxy(server: FastifyInstance, logger: Logger): void {
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    const address = socket.remoteAddress ?? '';
    if (server.isTrustedProxy(address)) return;
    isSaid = true;
    logger.warn({ address }, 'X-Forwarded-For from here is not trusted: see TRUSTED_PROXIES');
  });
}

/**
 * Escapes the percent signs of a path that does not decode to text, such as `%ff`. The framework
 * would answer such a path itself, in its own shape and without any hook.
 */
function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Creates the server without routes: parsing, request ids, headers, budgets and the failure
 * envelope. `onRefusal` is called for every request that a budget refused; `proxies` are trusted to
 * name the visitor's address.
 */
export function createHttpServer(
  logger: Logger,
  onRefusal: OnRefusal = () => undefined,
  proxies: readonly string[] = ownMachine,
): FastifyInstance {
  const isTrustedProxy = trustedProxies(proxies);
  const server = fastify<Server, IncomingMessage>({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only refusals and faults are logged, with the request id, so no request needs its own logger.
    childLoggerFactory: (shared) => shared,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBudgets.call.bytes,
    http: { headersTimeout: headMs, connectionsCheckingInterval: 1000 },
    connectionTimeout: idleMs,
    clientErrorHandler: (error, socket) => {
      if (refuseConnection(error, socket) === 'request.timeout') onRefusal('too slow', 'page');
    },
    return503OnClosing: false,
    trustProxy: isTrustedProxy,
    // Without these two the framework loads a schema compiler at every start.
    schemaController: {
      compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas },
    },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  server.decorate('isTrustedProxy', isTrustedProxy);
  server.decorate('slots', createRequestSlots());
  acceptJsonAndForms(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  warnOfProxy(server, logger);
  guardRequests(server, onRefusal);
  server.setErrorHandler((error, request, reply) => replyFailure(request, reply, error));
  server.setNotFoundHandler((request, reply) =>
    replyFailure(request, reply, new ApiError('request.not.found')),
  );
  return server;
}
