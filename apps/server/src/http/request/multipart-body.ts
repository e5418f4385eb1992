import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SlotTimeError } from '#kit/limits/slots.ts';
import { countedNetworks } from '#kit/network/address-network.ts';
import { limits } from '@pavilion/domain/limits';
import { pictureProblem } from '@pavilion/domain/picture/picture-rule';
import { ApiError } from '../api-error.ts';
import { connectionEnd } from '../server/connection-end.ts';
import { bodyBudgets, bodyTimeMs } from './request-budgets.ts';

const fieldsMax = 20;

const partLimits = {
  fileSize: limits.applyImageMaxBytes,
  files: limits.applyImagesMax,
  fields: fieldsMax,
  parts: fieldsMax + limits.applyImagesMax,
  fieldNameSize: 64,
  fieldSize: 16 * 1024,
  headerPairs: 10,
};

/** Lets the routes of this scope, and no others, accept multipart bodies. */
export function acceptMultipart(server: FastifyInstance): void {
  void server.register(multipart, { limits: partLimits, throwFileSizeLimit: true });
}

async function pictureOf(part: MultipartFile): Promise<Blob> {
  // The file name from the sender is never used, so it cannot name a path.
  const type = part.mimetype;
  if (pictureProblem({ type, size: 1 }) !== null) throw new ApiError('picture.type');
  const bytes = await part.toBuffer();
  const problem = pictureProblem({ type, size: bytes.length });
  if (problem !== null) throw new ApiError(problem);
  return new Blob([new Uint8Array(bytes)], { type });
}

function textOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw new ApiError('request.too.large');
  if (typeof part.value !== 'string') throw new ApiError('request.invalid');
  return part.value;
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, Blob[]>();
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (texts.has(name)) throw new ApiError('request.invalid');
    if (part.type === 'file') {
      const before = pictures.get(name) ?? [];
      pictures.set(name, [...before, await pictureOf(part)]);
    } else if (pictures.has(name)) throw new ApiError('request.invalid');
    else texts.set(name, textOf(part));
  }
  return Object.fromEntries<unknown>([...texts, ...pictures]);
}

/** The parser's own errors have a status; any other error means an incomplete body. */
function asRefusal(error: unknown): unknown {
  const known = error instanceof ApiError || (error instanceof Error && 'statusCode' in error);
  return known ? error : new ApiError('request.invalid');
}

async function readOrRefuse(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request);
  } catch (error) {
    // Reads the rest of the body, so that a client that still sends it can read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error);
  }
}

/**
 * Reads text fields as text, pictures as lists of blobs; called only after the access check.
 * Reading ends when its time is over and when the connection closes.
 */
export async function readMultipart(
  request: FastifyRequest,
  memberId: bigint | null,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('request.content.type');
  const length = request.headers['content-length'];
  const bytes = length === undefined ? null : Number(length);
  if (bytes !== null && bytes > bodyBudgets.upload.bytes) throw new ApiError('picture.too.large');
  try {
    return await request.server.slots.uploads.run(() => readOrRefuse(request), {
      signal: connectionEnd(request),
      counts: { member: memberId?.toString(), address: countedNetworks(request.ip) },
      holdMs: bodyTimeMs('upload', bytes),
    });
  } catch (error) {
    throw error instanceof SlotTimeError ? new ApiError('request.timeout') : error;
  }
}
