import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { slotBudgets } from '../request/request-budgets.ts';
import { onAnswerEnd } from '../server/connection-end.ts';

/** A downloadable text file that is created while it is sent. */
export class TextFile {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
  /** Called when sending has ended, even if nothing of the file was read. */
  readonly close: () => Promise<void>;

  constructor({ name, type, chunks, close }: Pick<TextFile, 'name' | 'type' | 'chunks' | 'close'>) {
    this.name = name;
    this.type = type;
    this.chunks = chunks;
    this.close = close;
  }
}

/** Sends a file; when its time is over, its connection is closed. */
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
