import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ends = new WeakMap<Socket, AbortController>();

/** A signal that is aborted when the connection of the request closes, or has closed already. */
export function connectionEnd({ socket }: Pick<FastifyRequest, 'socket'>): AbortSignal {
  const known = ends.get(socket);
  if (known) return known.signal;
  const end = new AbortController();
  const close = () => end.abort('closed');
  // Each request on the connection may add a listener.
  setMaxListeners(0, end.signal);
  ends.set(socket, end);
  if (socket.destroyed) close();
  else socket.once('close', close);
  return end.signal;
}

/**
 * Calls back once, when the answer is sent or the connection has closed. An answer queued behind
 * another on its connection emits no `close`, so this listens to the connection too.
 */
export function onAnswerEnd(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  done: () => void,
): void {
  const connection = connectionEnd(request);
  const end = () => {
    response.removeListener('finish', end);
    connection.removeEventListener('abort', end);
    done();
  };
  if (connection.aborted) {
    done();
    return;
  }
  response.once('finish', end);
  connection.addEventListener('abort', end);
}
