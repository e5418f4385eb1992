import type { FastifyRequest } from 'fastify';

/** Codes by which address tables say that they do not know. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/** The visitor's country as a trusted proxy names it in the header; null where it is not known. */
export function visitorCountry(
  { headers, server, socket }: Pick<FastifyRequest, 'headers' | 'server' | 'socket'>,
  header: string | null,
): string | null {
  if (header === null || !server.isTrustedProxy(socket.remoteAddress ?? '')) return null;
  const named = headers[header];
  const code = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !nowhere.has(code) ? code : null;
}
