import type { FastifyRequest } from 'fastify';
import { pictureProblem } from '@pavilion/domain/picture/picture-rule';
import { ApiError } from '../api-error.ts';

const dataAddress = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]*)$/;

export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.includes('application/x-www-form-urlencoded') === true;
}

/** Decodes a picture; a space is the `+` of base64 that a client did not escape. */
function pictureIn(text: string): Blob | null {
  const [, type = '', written] = dataAddress.exec(text) ?? [];
  if (written === undefined) return null;
  const bytes = Buffer.from(written.replaceAll(' ', '+'), 'base64');
  const problem = pictureProblem({ type, size: bytes.length });
  if (problem !== null) throw new ApiError(problem);
  return new Blob([new Uint8Array(bytes)], { type });
}

/**
 * Reads a form in which pictures are `data:` addresses, as clients of the family send them. No page
 * documents the field's name, so every field with a picture counts.
 */
export function readFormPictures({ body }: FastifyRequest): Record<string, unknown> {
  const texts = new Map<string, string>();
  const pictures: Blob[] = [];
  for (const [name, text] of Object.entries(body as Record<string, string>)) {
    const picture = pictureIn(text);
    if (picture === null) texts.set(name, text);
    else pictures.push(picture);
  }
  return { ...Object.fromEntries(texts), ...(pictures.length > 0 && { pictures }) };
}
