import { isUtf8 } from 'node:buffer';
import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { signatureHeader, signatureMatches } from './signature.ts';
import { StatusRefusal } from './wire-status.ts';

const noBody = Buffer.alloc(0);
const firstIssueOnly = { abortEarly: true, abortPipeEarly: true } as const;

function parseJson(rawBody: Buffer): unknown {
  if (!isUtf8(rawBody)) throw new StatusRefusal('RS_ERROR_WRONG_SYNTAX', 'the body is not UTF-8');
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    throw new StatusRefusal('RS_ERROR_WRONG_SYNTAX', 'the body is not JSON');
  }
}

/** Verifies the signature over the raw bytes before it parses them as JSON. */
export function readSigned(request: FastifyRequest, vendorKey: KeyObject): unknown {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : noBody;
  if (!signatureMatches(rawBody, request.headers[signatureHeader], vendorKey)) {
    throw new StatusRefusal('RS_ERROR_INVALID_SIGNATURE', 'the signature does not match the body');
  }
  return parseJson(rawBody);
}

export function checkedBody<Schema extends GenericSchema>(
  json: unknown,
  schema: Schema,
): InferOutput<Schema> {
  const result = safeParse(schema, json, firstIssueOnly);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = (issue.path ?? []).map((part) => String(part.key)).join('.');
  const isMissing = issue.received === 'undefined' || field === '';
  throw new StatusRefusal(
    isMissing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
    `${field === '' ? 'the body' : field} is not valid`,
  );
}
