import type { Socket } from 'node:net';
import type { Failure } from '@pavilion/contract/envelope';
import { errorStatus, type ErrorCode } from '@pavilion/contract/error-code';
import { textIn } from '@pavilion/messages/text-in';

const codeOf: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.too.large',
};

function answerOf(errorCode: ErrorCode): string {
  const message = textIn('EN', `error.${errorCode}`);
  const failure: Failure = { success: false, errorCode, message, value: null };
  const body = JSON.stringify(failure);
  return [
    `HTTP/1.1 ${errorStatus[errorCode]} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...(errorCode === 'request.timeout' ? ['retry-after: 1'] : []),
    '',
    body,
  ].join('\r\n');
}

/**
 * Answers headers that were not received in time or are invalid. Sends nothing on a connection that
 * has answered before, since the client could read it as part of that answer.
 */
export function refuseConnection(error: { code?: string }, socket: Socket): ErrorCode | null {
  if (error.code === 'ECONNRESET' || socket.destroyed) return null;
  const errorCode = codeOf[error.code ?? ''] ?? 'request.invalid';
  if (socket.writable && socket.bytesWritten === 0) socket.end(answerOf(errorCode));
  socket.destroySoon();
  return errorCode;
}
