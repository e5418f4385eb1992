import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { checkedBody, readSigned } from './signed-body.ts';
import { balanceBody, betBody, infoBody, rollbackBody, winBody } from './wallet-bodies.ts';
import {
  answerBalance,
  answerInfo,
  answerMove,
  answerRollback,
  type WorkerReply,
  type WalletSide,
} from './wallet-commands.ts';
import { StatusRefusal, writeAnswer, type WireStatus } from './wire-status.ts';

export const bodyLimitBytes = 64 * 1024;

/** Maps the framework's 4xx errors to a refusal; any other error is our fault. */
function toRefusal(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new StatusRefusal('RS_ERROR_WRONG_SYNTAX', 'the body is too large');
  }
  const isOfCaller = typeof statusCode === 'number' && statusCode < 500;
  return isOfCaller ? new StatusRefusal('RS_ERROR_WRONG_SYNTAX', 'this cannot be read') : error;
}

/** Ids by which the vendor matches the answer; only from a body with a valid signature. */
function echoOf(json: unknown): { user?: string; request_uuid?: string } {
  const { user, request_uuid: requestId } = (json ?? {}) as Record<string, unknown>;
  return {
    ...(typeof user === 'string' && { user }),
    ...(typeof requestId === 'string' && { request_uuid: requestId }),
  };
}

function send(reply: FastifyReply, fields: Record<string, string>, balance: bigint | null) {
  return reply.type('application/json').send(writeAnswer(fields, balance));
}

/** A refusal is HTTP 200 with its status; a fault is HTTP 500, and the vendor repeats. */
function sendError(error: unknown, json: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof StatusRefusal ? error : toRefusal(error);
  const reqId = request.id;
  if (!(refusal instanceof StatusRefusal)) {
    request.log.error({ reqId, err: error }, 'a wallet call of a vendor failed');
    const status: WireStatus = 'RS_ERROR_UNKNOWN';
    return send(reply.code(500), Object.assign(echoOf(json), { status }), null);
  }
  const { status, balance, message } = refusal;
  request.log.info({ reqId, status, why: message }, 'a wallet call was refused');
  return send(reply.code(200), Object.assign(echoOf(json), { status }), balance);
}

function refuseUnknown(): never {
  throw new StatusRefusal('RS_ERROR_WRONG_SYNTAX', 'there is no such call');
}

type Answer = (json: unknown) => Promise<WorkerReply>;

function answering<Schema extends GenericSchema>(
  schema: Schema,
  answer: (body: InferOutput<Schema>) => Promise<WorkerReply>,
): Answer {
  return async (json) => answer(checkedBody(json, schema));
}

/** Adds the vendor's wallet calls, with the raw body kept for the signature. */
export function addWalletRoutes(
  server: FastifyInstance,
  prefix: string,
  vendorKey: KeyObject,
  side: WalletSide,
): void {
  const calls: Readonly<Record<string, Answer>> = {
    '/user/info': answering(infoBody, (body) => answerInfo(side, body)),
    '/user/balance': answering(balanceBody, (body) => answerBalance(side, body)),
    '/transaction/bet': answering(betBody, (body) => answerMove(side, 'bet', body)),
    '/transaction/win': answering(winBody, (body) => answerMove(side, 'win', body)),
    '/transaction/rollback': answering(rollbackBody, (body) => answerRollback(side, body)),
  };
  const handle = async (answer: Answer, request: FastifyRequest, reply: FastifyReply) => {
    let json: unknown;
    try {
      json = readSigned(request, vendorKey);
      const { balance, ...rest } = await answer(json);
      const status: WireStatus = 'RS_OK';
      return await send(reply, Object.assign(echoOf(json), { status }, rest), balance);
    } catch (error) {
      return sendError(error, json, request, reply);
    }
  };
  const routes = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => sendError(error, null, request, reply));
    scope.setNotFoundHandler(refuseUnknown);
    // Without these the site's page route would answer GET requests below this path.
    for (const url of ['/', '/*']) scope.get(url, refuseUnknown);
    for (const [path, answer] of Object.entries(calls)) {
      scope.post(path, { bodyLimit: bodyLimitBytes }, (request, reply) =>
        handle(answer, request, reply),
      );
    }
  };
  server.register(routes, { prefix });
}
