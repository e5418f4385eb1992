import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SeenCall = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Starts a stub that records requests and sends the last set answer to all of them. */
export async function startListeningCompany() {
  const seen: SeenCall[] = [];
  let answer = '';
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/`,
    seen,
    /** Sets the answer and clears the recorded requests. */
    answerWith: (value: string, newStatus = 200) => {
      seen.length = 0;
      answer = value;
      status = newStatus;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ListeningCompany = Awaited<ReturnType<typeof startListeningCompany>>;
