import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { ApiError } from '../api-error.ts';
import { toApiError } from '../replies/failure-reply.ts';
import { bodyTimeMs, slotBudgets, type RequestKind } from './request-budgets.ts';

export type RefusalKind = 'too slow' | 'too large' | 'too many' | 'busy' | 'closed';
export type OnRefusal = (refusal: RefusalKind, kind: RequestKind) => void;

const refusalOf: Partial<Record<ErrorCode, RefusalKind>> = {
  'request.timeout': 'too slow',
  'request.too.large': 'too large',
  'picture.too.large': 'too large',
  'document.too.large': 'too large',
  'request.parallel': 'too many',
  'request.limited': 'too many',
  'login.locked': 'too many',
  'sms.wait': 'too many',
  'sms.paused': 'too many',
  'report.export.busy': 'busy',
  'server.busy': 'busy',
  'server.stopping': 'busy',
  'live.full': 'busy',
  'game.maintenance': 'closed',
  'lottery.game.paused': 'closed',
  'game.vendor.resting': 'closed',
  'system.maintenance': 'closed',
};

/** Routes of adapters are recognised by their path; all others declare their kind. */
function kindOf({ url, routeOptions }: FastifyRequest): RequestKind {
  if (routeOptions.config.kind !== undefined) return routeOptions.config.kind;
  if (url.startsWith('/vendors/')) return 'vendor';
  return url.startsWith('/webhooks/') ? 'webhook' : 'page';
}

/** Bytes of the body by its headers: 0 without a body, null when its length is not known. */
function announcedBytes({ headers }: FastifyRequest): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Ends a request whose body is not complete in time. Its parser gets a stream error, so that the
 * route answers the refusal; a body that nobody reads ends with its connection.
 */
function endSlowBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  const isRead = !reply.sent && raw.listenerCount('error') > 0;
  if (isRead) raw.emit('error', new ApiError('request.timeout'));
  else raw.destroy();
}

function watchBody(kind: RequestKind, request: FastifyRequest, reply: FastifyReply): void {
  const bytes = announcedBytes(request);
  if (bytes === 0) return;
  // An upload may wait for a slot before its body is read.
  const waitMs = kind === 'upload' || kind === 'documents' ? slotBudgets[kind].waitMs : 0;
  const timer = setTimeout(endSlowBody, bodyTimeMs(kind, bytes) + waitMs, request, reply);
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop).once('close', stop);
}

/** Applies the budgets to every request: how many run at a time, and the time of the body. */
export function guardRequests(server: FastifyInstance, onRefusal: OnRefusal): void {
  server.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request);
    watchBody(kind, request, reply);
    server.slots.holdForRequest(kind, request, reply);
    if (kind === 'longText') server.slots.holdForBody(announcedBytes(request), request, reply);
    done();
  });
  server.addHook('onError', (request, _, error, done) => {
    const refusal = refusalOf[toApiError(error).code];
    if (refusal) onRefusal(refusal, kindOf(request));
    done();
  });
}
