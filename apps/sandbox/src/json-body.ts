import type { FastifyInstance } from 'fastify';

/** Keeps JSON bodies as the bytes received, so that a signature can be checked over them. */
export function keepRawJson(server: FastifyInstance): void {
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Parses a raw JSON body; null when it is no object. */
export function readJsonObject(rawBody: unknown): Record<string, unknown> | null {
  if (!Buffer.isBuffer(rawBody)) return null;
  try {
    return asObject(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}

export function asObject(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return { ...value };
}

/** A non-empty text, or null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An absolute web address, or null. */
export function asWebAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  return ['http:', 'https:'].includes(new URL(value).protocol) ? value : null;
}
