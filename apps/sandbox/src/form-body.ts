import type { FastifyInstance } from 'fastify';

/** Parses the bodies of HTML forms; handlers get `URLSearchParams`. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
}

export function formFields(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
