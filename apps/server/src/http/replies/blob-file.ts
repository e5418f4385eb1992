import type { FastifyReply } from 'fastify';

/** Pictures are redrawn as WebP; every other type is that of a document. */
const pictureType = 'image/webp';

const endings: Readonly<Record<string, string>> = {
  [pictureType]: 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

function dispositionOf(type: string): string {
  const ending = endings[type];
  if (ending !== undefined) return `inline; filename="picture.${ending}"`;
  return `attachment; filename="document.${type === 'application/pdf' ? 'pdf' : 'bin'}"`;
}

/**
 * Sends an uploaded picture, so that a browser can only show it as a picture, or any other file,
 * which a browser only downloads. It depends on the session, hence `vary` for the browser's cache,
 * which keeps no document.
 */
export async function sendBlob(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  const { type } = file;
  return reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(type))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', type === pictureType ? 'private, max-age=300' : 'no-store')
    .header('vary', 'authorization')
    .send(Buffer.from(await file.arrayBuffer()));
}
