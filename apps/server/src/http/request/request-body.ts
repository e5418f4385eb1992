import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

const maximumDepth = 8;

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= maximumDepth) return true;
  return Object.values(value).some((part) => isTooDeep(part, depth + 1));
}

/** Parses a JSON body; refuses what is not JSON or is nested more than 8 deep. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('request.not.json');
  }
  if (isTooDeep(value, 0)) throw new ApiError('request.too.deep');
  return value;
}

/** Replaces the framework's parsers: accepts JSON and forms, refuses every other type. */
export function acceptJsonAndForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, parseJsonBody(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
