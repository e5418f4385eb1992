import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SlotTimeError } from '#kit/limits/slots.ts';
import { countedNetworks } from '#kit/network/address-network.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { limits } from '@pavilion/domain/limits';
import { pictureProblem, type PictureProblem } from '@pavilion/domain/picture/picture-rule';
import {
  documentMaxBytes,
  documentProblem,
  documentSides,
  type DocumentProblem,
  type DocumentSide,
} from '@pavilion/domain/protection/identity-check';
import { ApiError } from '../api-error.ts';
import { connectionEnd } from '../server/connection-end.ts';
import { bodyBudgets, bodyTimeMs } from './request-budgets.ts';

const fieldsMax = 20;

type FileProblem = PictureProblem | DocumentProblem;

/** What a multipart body may carry. */
type FileRules = {
  filesMax: number;
  maxBytes: number;
  tooLarge: ErrorCode;
  tooMany: ErrorCode;
  /** Why the part may not be sent, or null. */
  problem: (name: string, file: { type: string; size: number }) => FileProblem | null;
  /** Whether files may have the name. */
  takes: (name: string) => boolean;
  /** What a refusal says of the part. */
  about: (name: string) => object | null;
};

const isSide = (name: string): name is DocumentSide => documentSides.some((side) => side === name);

const fileRules = {
  upload: {
    filesMax: limits.applyImagesMax,
    maxBytes: limits.applyImageMaxBytes,
    tooLarge: 'picture.too.large',
    tooMany: 'picture.too.many',
    problem: (_, file) => pictureProblem(file),
    takes: () => true,
    about: () => null,
  },
  documents: {
    filesMax: documentSides.length,
    maxBytes: documentMaxBytes,
    tooLarge: 'document.too.large',
    tooMany: 'request.invalid',
    problem: (side, file) => (isSide(side) ? documentProblem(side, file) : 'document.type'),
    takes: isSide,
    about: (side) => ({ side }),
  },
} as const satisfies Record<string, FileRules>;

/** Kinds of requests whose body has files. */
export type MultipartKind = keyof typeof fileRules;
export const multipartKinds = ['upload', 'documents'] as const satisfies readonly MultipartKind[];

/** Lets the routes of this scope, and no others, accept multipart bodies. */
export function acceptMultipart(server: FastifyInstance, kind: MultipartKind): void {
  const { filesMax, maxBytes } = fileRules[kind];
  const partLimits = {
    fileSize: maxBytes,
    files: filesMax,
    fields: fieldsMax,
    parts: fieldsMax + filesMax,
    fieldNameSize: 64,
    fieldSize: 16 * 1024,
    headerPairs: 10,
  };
  void server.register(multipart, { limits: partLimits, throwFileSizeLimit: true });
}

async function fileOf({ takes, problem, about }: FileRules, part: MultipartFile): Promise<Blob> {
  // The file name from the sender is never used, so it cannot name a path.
  const { fieldname: name, mimetype: type } = part;
  if (!takes(name)) throw new ApiError('request.invalid');
  const ofType = problem(name, { type, size: 1 });
  if (ofType !== null) throw new ApiError(ofType, about(name));
  const bytes = await part.toBuffer();
  const ofSize = problem(name, { type, size: bytes.length });
  if (ofSize !== null) throw new ApiError(ofSize, about(name));
  return new Blob([new Uint8Array(bytes)], { type });
}

function textOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw new ApiError('request.too.large');
  if (typeof part.value !== 'string') throw new ApiError('request.invalid');
  return part.value;
}

async function readParts(
  rules: FileRules,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const texts = new Map<string, string>();
  const files = new Map<string, Blob[]>();
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (texts.has(name)) throw new ApiError('request.invalid');
    if (part.type === 'file') {
      const before = files.get(name) ?? [];
      files.set(name, [...before, await fileOf(rules, part)]);
    } else if (files.has(name)) throw new ApiError('request.invalid');
    else texts.set(name, textOf(part));
  }
  return Object.fromEntries<unknown>([...texts, ...files]);
}

/** The parser's own errors have a status; any other error means an incomplete body. */
function asRefusal({ tooLarge, tooMany }: FileRules, error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const isOfParser = error instanceof Error && 'statusCode' in error;
  if (!isOfParser) return new ApiError('request.invalid');
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError(tooLarge);
  const isTooMany = code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT';
  return isTooMany ? new ApiError(tooMany) : error;
}

async function readOrRefuse(
  rules: FileRules,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  try {
    return await readParts(rules, request);
  } catch (error) {
    // Reads the rest of the body, so that a client that still sends it can read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(rules, error);
  }
}

/**
 * Reads text fields as text, files as lists of blobs; called only after the access check. Reading
 * ends when its time is over and when the connection closes.
 */
export async function readMultipart(
  kind: MultipartKind,
  request: FastifyRequest,
  memberId: bigint | null,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('request.content.type');
  const rules = fileRules[kind];
  const length = request.headers['content-length'];
  const bytes = length === undefined ? null : Number(length);
  if (bytes !== null && bytes > bodyBudgets[kind].bytes) throw new ApiError(rules.tooLarge);
  try {
    return await request.server.slots.bodies[kind].run(() => readOrRefuse(rules, request), {
      signal: connectionEnd(request),
      counts: { member: memberId?.toString(), address: countedNetworks(request.ip) },
      holdMs: bodyTimeMs(kind, bytes),
    });
  } catch (error) {
    throw error instanceof SlotTimeError ? new ApiError('request.timeout') : error;
  }
}
