import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asObject, asText } from '#json-body.ts';
import { hasApiKey, idempotencyKey } from '../company-request.ts';
import { readCheckRequest } from './check-request.ts';
import { findOut, type Finding } from './find-out.ts';

export type IdentityCheckDeps = { apiKey: string; takesMs: number };

type Check = { fingerprint: string; finding: Finding; foundAt: number };

/** Three files of 10 MB, and the fields. */
const largestFormBytes = 31 * 1024 * 1024;

const path = '/identity-check/v1/checks';

function sendError(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ code, message });
}

async function readForm({ headers, body }: FastifyRequest): Promise<FormData | null> {
  if (!Buffer.isBuffer(body)) return null;
  const type = headers['content-type'] ?? '';
  try {
    const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
    // oxlint-disable-next-line typescript/no-deprecated -- the length of the body is limited
    return await sent.formData();
  } catch {
    return null;
  }
}

function sendCheck(reply: FastifyReply, reference: string, { finding, foundAt }: Check) {
  return reply.send({ reference, ...(Date.now() < foundAt ? { status: 'checking' } : finding) });
}

/** Takes documents, and answers a moment later what it has found; it keeps no document. */
export function registerIdentityCheck(server: FastifyInstance, deps: IdentityCheckDeps): void {
  const checks = new Map<string, Check>();

  const startCheck = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = await readForm(request);
    if (form === null) return sendError(reply, 400, 'bad_request', 'Send a form with files.');
    const wanted = await readCheckRequest(form);
    if (typeof wanted === 'string') {
      return sendError(reply, 400, 'bad_request', `The field ${wanted} is not right.`);
    }
    const { reference, fingerprint } = wanted;
    if (idempotencyKey(request) !== reference) {
      return sendError(reply, 400, 'bad_request', 'The Idempotency-Key is the reference.');
    }
    const earlier = checks.get(reference);
    if (earlier !== undefined && earlier.fingerprint !== fingerprint) {
      return sendError(reply, 409, 'key_reused', 'This reference was used with another content.');
    }
    const now = new Date();
    const finding = findOut(wanted, now);
    const check = earlier ?? { fingerprint, finding, foundAt: now.getTime() + deps.takesMs };
    checks.set(reference, check);
    return sendCheck(reply.code(202), reference, check);
  };

  server.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (hasApiKey(request, deps.apiKey)) return;
      await sendError(reply, 401, 'unauthorized', 'The API key is missing or wrong.');
    });
    scope.post(path, { bodyLimit: largestFormBytes }, startCheck);
    scope.get(path, (request, reply) => {
      const reference = asText(asObject(request.query)?.['reference']);
      if (reference === null) {
        return sendError(reply, 400, 'bad_request', 'Name the reference in the query.');
      }
      const check = checks.get(reference);
      if (check !== undefined) return sendCheck(reply, reference, check);
      return sendError(reply, 404, 'not_found', 'There is no such check.');
    });
  });
}
