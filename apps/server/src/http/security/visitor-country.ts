import type { FastifyRequest } from 'fastify';

/** Codes that address tables use for an unknown country. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/** The visitor's country from the header of a trusted proxy; null when not known. */
export function visitorCountry(
  { headers, server, socket }: Pick<FastifyRequest, 'headers' | 'server' | 'socket'>,
  header: string | null,
): string | null {
  if (header === null || !server.isTrustedProxy(socket.remoteAddress ?? '')) return null;
  const named = headers[header];
  const code = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !nowhere.has(code) ? code : null;
}
