import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@pavilion/domain/limits';
import { pictureProblem } from '@pavilion/domain/picture/picture-rule';
import { createBoundedQueue } from '../kit/bounded-queue.ts';
import { Refused } from './refused.ts';

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

const bytesMax = limits.applyImagesMax * limits.applyImageMaxBytes + 512 * 1024;

/** Bodies that a process holds at a time: 8 of 15.5 MB at most. */
const inTurn = createBoundedQueue(8, 64);

/** Lets the routes of this scope, and no others, take bodies of several parts. */
export function acceptMultipart(server: FastifyInstance): void {
  void server.register(multipart, { limits: partLimits, throwFileSizeLimit: true });
}

async function pictureOf(part: MultipartFile): Promise<Blob> {
  // The name that the sender gave is read nowhere, so it can point nowhere.
  const type = part.mimetype;
  if (pictureProblem({ type, size: 1 }) !== null) throw new Refused('picture.type');
  const bytes = await part.toBuffer();
  const problem = pictureProblem({ type, size: bytes.length });
  if (problem !== null) throw new Refused(problem);
  return new Blob([new Uint8Array(bytes)], { type });
}

function textOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refused('request.too.large');
  if (typeof part.value !== 'string') throw new Refused('request.invalid');
  return part.value;
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, Blob[]>();
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (texts.has(name)) throw new Refused('request.invalid');
    if (part.type === 'file') {
      const before = pictures.get(name) ?? [];
      pictures.set(name, [...before, await pictureOf(part)]);
    } else if (pictures.has(name)) throw new Refused('request.invalid');
    else texts.set(name, textOf(part));
  }
  return Object.fromEntries<unknown>([...texts, ...pictures]);
}

/** The parser's own errors have a status; what else goes wrong is a body that is not whole. */
function asRefusal(error: unknown): unknown {
  const known = error instanceof Refused || (error instanceof Error && 'statusCode' in error);
  return known ? error : new Refused('request.invalid');
}

/** Text fields as text, pictures as lists of blobs; read only after the caller was let in. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refused('request.content.type');
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > bytesMax) throw new Refused('picture.too.large');
  return inTurn(async () => {
    try {
      return await readParts(request);
    } catch (error) {
      throw asRefusal(error);
    }
  });
}
