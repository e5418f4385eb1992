import type { FastifyReply } from 'fastify';

/**
 * Sends an uploaded picture, so that a browser can only show it as a picture. It depends on the
 * session, hence `vary` for the browser's cache.
 */
export async function sendPicture(reply: FastifyReply, picture: Blob): Promise<FastifyReply> {
  return reply
    .header('content-type', picture.type)
    .header('content-disposition', 'inline; filename="picture.webp"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=300')
    .header('vary', 'authorization')
    .send(Buffer.from(await picture.arrayBuffer()));
}
