import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Logger } from '../kit/logger.ts';
import { replyFailure } from './failure-reply.ts';
import { readableUrl } from './readable-url.ts';
import { refuseConnection } from './refuse-connection.ts';
import { Refused } from './refused.ts';
import { acceptJsonAndForms } from './request-body.ts';
import { bodyBudgets, connectionBudget } from './request-budgets.ts';
import { guardRequests, type OnRefusal } from './request-guard.ts';
import { createRequestSlots } from './request-slots.ts';
import { isTrustedProxy } from './trusted-proxy.ts';

const { headMs, idleMs } = connectionBudget;

/**
 * The server without routes of its own: parsing, request ids, headers, budgets and the failure
 * envelope. `onRefusal` is told of every request that a budget refused.
 */
export function createHttpServer(
  logger: Logger,
  onRefusal: OnRefusal = () => undefined,
): FastifyInstance {
  const server = fastify<Server, IncomingMessage>({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only refusals and faults are logged, so a logger of its own for each request would be for
    // nothing: who logs names the request.
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
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  server.decorate('slots', createRequestSlots());
  acceptJsonAndForms(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  guardRequests(server, onRefusal);
  server.setErrorHandler((error, request, reply) => replyFailure(request, reply, error));
  server.setNotFoundHandler((request, reply) =>
    replyFailure(request, reply, new Refused('request.not.found')),
  );
  return server;
}
