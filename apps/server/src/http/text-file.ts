import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file for the person to keep, written while it is sent. */
export class TextFile {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string>;

  constructor(name: string, type: string, parts: AsyncIterable<string>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

export function sendTextFile(reply: FastifyReply, file: TextFile): FastifyReply {
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(Readable.from(file.parts, { objectMode: false }));
}
