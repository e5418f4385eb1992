import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VendorWallet } from '#ports/game-vendor.ts';
import { readSignedBody } from './signed-body.ts';
import { balanceBody, betWinBody, finishBody, rollbackBody } from './wallet-bodies.ts';
import { answerBalance, answerBetWin, answerFinish, answerRollback } from './wallet-commands.ts';
import { errorBody, WireRefusal } from './wire-refusal.ts';

export const bodyLimitBytes = 64 * 1024;

/** Maps the framework's 4xx errors to a refusal; any other error is our fault. */
function toRefusal(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new WireRefusal('400', 'the body is too large');
  const isOfCaller = typeof statusCode === 'number' && statusCode < 500;
  return isOfCaller ? new WireRefusal('400', 'the request cannot be read') : error;
}

function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof WireRefusal ? error : toRefusal(error);
  const isFault = !(refusal instanceof WireRefusal);
  const reqId = request.id;
  if (isFault) request.log.error({ reqId, err: error }, 'a wallet call of a vendor failed');
  else request.log.info({ reqId, apiCode: refusal.apiCode }, 'a wallet call was refused');
  return reply.code(isFault ? 500 : 400).send(errorBody(refusal));
}

function refuseUnknown(): never {
  throw new WireRefusal('400', 'there is no such call');
}

/** Adds the vendor's four wallet calls, with the raw body kept for the signature. */
export function addWalletRoutes(
  server: FastifyInstance,
  prefix: string,
  key: KeyObject,
  wallet: VendorWallet,
): void {
  const routes = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => replyError(error, request, reply));
    scope.setNotFoundHandler(refuseUnknown);
    // Without these the site's page route would answer GET requests below this path.
    for (const url of ['/', '/*']) scope.get(url, refuseUnknown);
    const options = { bodyLimit: bodyLimitBytes };
    scope.post('/balance', options, (request) =>
      answerBalance(wallet, readSignedBody(request, balanceBody, key)),
    );
    scope.post('/betwin', options, (request) =>
      answerBetWin(wallet, readSignedBody(request, betWinBody, key)),
    );
    scope.post('/rollback', options, (request) =>
      answerRollback(wallet, readSignedBody(request, rollbackBody, key)),
    );
    scope.post('/finish', options, (request) =>
      answerFinish(wallet, readSignedBody(request, finishBody, key)),
    );
  };
  server.register(routes, { prefix });
}
