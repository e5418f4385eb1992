import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  HolderGoneError,
  QueueFullError,
  ShareUsedError,
  SlotTimeError,
} from '#kit/limits/slots.ts';
import type { Failure } from '@pavilion/contract/envelope';
import { errorStatus, type ErrorCode } from '@pavilion/contract/error-code';
import { textIn } from '@pavilion/messages/text-in';
import { ApiError } from '../api-error.ts';
import { requestContext } from '../request/request-context.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Our codes for error codes of the framework. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.content.type',
  FST_ERR_CTP_EMPTY_TYPE: 'request.content.type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.not.json',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not.found',
  FST_ERR_BAD_URL: 'request.not.found',
  FST_FIELDS_LIMIT: 'request.invalid',
  FST_PROTO_VIOLATION: 'request.invalid',
  FST_INVALID_JSON_FIELD_ERROR: 'request.invalid',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.content.type',
  FST_MP_PREMATURE_CLOSE: 'request.invalid',
};

function codeOfSlots(error: unknown): ErrorCode | null {
  if (error instanceof QueueFullError || error instanceof SlotTimeError) return 'server.busy';
  if (error instanceof ShareUsedError) return 'request.parallel';
  return error instanceof HolderGoneError ? 'request.invalid' : null;
}

/** Maps every error to a code: refusals, a full queue, everything else. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const ofSlots = codeOfSlots(error);
  if (ofSlots !== null) return new ApiError(ofSlots);
  const frameworkCode = (error as { code?: unknown } | null)?.code;
  const known = typeof frameworkCode === 'string' ? frameworkCodes[frameworkCode] : undefined;
  return new ApiError(known ?? 'unknown.error');
}

/** Answers with the failure envelope in the request's language. */
export function replyFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const refused = toApiError(error);
  const { id: reqId, log } = request;
  if (refused.code === 'unknown.error') log.error({ reqId, err: error }, 'unexpected error');
  else log.info({ reqId, errorCode: refused.code }, 'refused');
  const failure: Failure = {
    success: false,
    errorCode: refused.code,
    message: textIn(requestContext(request).language, `error.${refused.code}`),
    value: refused.hints,
  };
  const seconds = retryAfterSeconds(refused);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  if (refused.code === 'request.timeout') reply.header('connection', 'close');
  return reply.code(errorStatus[refused.code]).header('cache-control', 'no-store').send(failure);
}
