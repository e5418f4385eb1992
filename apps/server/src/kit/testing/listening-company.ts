import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SeenCall = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Keeps what it is asked and answers to everything what it was told last. */
export async function startListeningCompany() {
  const seen: SeenCall[] = [];
  let answer = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/`,
    seen,
    /** From now on it answers so; what it saw before is forgotten. */
    answerWith: (value: string) => {
      seen.length = 0;
      answer = value;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ListeningCompany = Awaited<ReturnType<typeof startListeningCompany>>;
