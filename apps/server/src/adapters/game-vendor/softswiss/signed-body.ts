import { isUtf8 } from 'node:buffer';
import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { signatureHeader, signatureMatches } from './signature.ts';
import { WireRefusal } from './wire-refusal.ts';

const noBody = Buffer.alloc(0);
const firstIssueOnly = { abortEarly: true, abortPipeEarly: true } as const;

function parseJson(rawBody: Buffer): unknown {
  if (!isUtf8(rawBody)) throw new WireRefusal('400', 'the body is not UTF-8');
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    throw new WireRefusal('400', 'the body is not JSON');
  }
}

/** Verifies the signature over the raw bytes before it parses and validates the body. */
export function readSignedBody<Schema extends GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
  key: KeyObject,
): InferOutput<Schema> {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : noBody;
  if (!signatureMatches(rawBody, request.headers[signatureHeader], key)) {
    throw new WireRefusal('403', 'the signature does not match the body');
  }
  const result = safeParse(schema, parseJson(rawBody), firstIssueOnly);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = (issue.path ?? []).map((part) => String(part.key)).join('.');
  throw new WireRefusal('400', `${field === '' ? 'the body' : field} is not valid`);
}
