import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ends = new WeakMap<Socket, AbortController>();

/** Aborted when the connection of the request is gone; at once for one that is gone already. */
export function connectionEnd({ socket }: Pick<FastifyRequest, 'socket'>): AbortSignal {
  const known = ends.get(socket);
  if (known) return known.signal;
  const end = new AbortController();
  const close = () => end.abort('closed');
  // Each request of a connection may listen.
  setMaxListeners(0, end.signal);
  ends.set(socket, end);
  if (socket.destroyed) close();
  else socket.once('close', close);
  return end.signal;
}

/**
 * Calls back once, when the answer is out or the connection is gone. An answer that waits behind
 * another of its connection never says that it was closed, so that the connection is asked.
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
