import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const pieceBytes = 700;
const pauseMs = 20;

async function sendInPieces(body: Buffer, response: ServerResponse): Promise<void> {
  for (let from = 0; from < body.length; from += pieceBytes) {
    response.write(body.subarray(from, from + pieceBytes));
    await wait(pauseMs);
  }
  response.end();
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  await sendInPieces(Buffer.concat(parts), response);
}

/** A proxy to the site that sends its pages in small pieces with pauses between them. */
export async function startHaltingLine(
  siteUrl: string,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, response) => {
    const headers = {
      ...incoming.headers,
      host: new URL(siteUrl).host,
      'accept-encoding': 'identity',
    };
    const toSite = request(siteUrl + incoming.url, { method: incoming.method ?? 'GET', headers });
    toSite.on('error', () => response.destroy());
    toSite.on('response', (answer) => void pass(answer, response));
    incoming.pipe(toSite);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
