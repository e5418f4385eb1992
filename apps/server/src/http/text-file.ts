import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onAnswerEnd } from './connection-end.ts';
import { slotBudgets } from './request-budgets.ts';

/** A file for the person to keep, written while it is sent. */
export class TextFile {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
  /** Called when nothing more of it is sent, though nothing of it may have been read. */
  readonly close: () => Promise<void>;

  constructor({ name, type, chunks, close }: Pick<TextFile, 'name' | 'type' | 'chunks' | 'close'>) {
    this.name = name;
    this.type = type;
    this.chunks = chunks;
    this.close = close;
  }
}

/** A file that nobody takes in its time ends with its connection. */
export function sendTextFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: TextFile,
): FastifyReply {
  const timer = setTimeout(() => reply.raw.destroy(), slotBudgets.export.holdMs);
  onAnswerEnd(request, reply, () => {
    clearTimeout(timer);
    file.close().catch((error: unknown) => {
      request.log.warn({ reqId: request.id, err: error }, 'a file could not be closed');
    });
  });
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(Readable.from(file.chunks, { objectMode: false }));
}
