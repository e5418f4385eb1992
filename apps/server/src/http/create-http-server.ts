import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Logger } from '../kit/logger.ts';
import { replyFailure } from './failure-reply.ts';
import { readableUrl } from './readable-url.ts';
import { Refused } from './refused.ts';
import { acceptJsonAndForms, bodyLimitBytes } from './request-body.ts';
import { isTrustedProxy } from './trusted-proxy.ts';

/** The server without routes of its own: parsing, request ids, headers and the failure envelope. */
export function createHttpServer(logger: Logger): FastifyInstance {
  const server = fastify<Server, IncomingMessage>({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only refusals and faults are logged, so a logger of its own for each request would be for
    // nothing: who logs names the request.
    childLoggerFactory: (shared) => shared,
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    return503OnClosing: false,
    trustProxy: isTrustedProxy,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  acceptJsonAndForms(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  server.setErrorHandler((error, request, reply) => replyFailure(request, reply, error));
  server.setNotFoundHandler((request, reply) =>
    replyFailure(request, reply, new Refused('request.not.found')),
  );
  return server;
}
