import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type RawRequest = {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Sent this long after the others, to meet slower requests at the moment they spend. */
  afterMs?: number;
};

export type RawAnswer = { status: number; body: unknown };

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

function bytesOf({ method, path, headers, body }: RawRequest): Buffer {
  const all = {
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

async function answerOf(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  return { status, body: JSON.parse(text.slice(end + 4)) as unknown };
}

/**
 * Sends every request up to its last byte, each on a connection of its own, and then all last
 * bytes at once, so that the server can answer none before all have arrived.
 */
export async function releaseTogether(
  url: string,
  requests: readonly RawRequest[],
): Promise<RawAnswer[]> {
  const port = Number(new URL(url).port);
  const waiting = await Promise.all(
    requests.map(async (request) => {
      const socket = await open(port);
      const bytes = bytesOf(request);
      await new Promise((resolve) => {
        socket.write(bytes.subarray(0, -1), resolve);
      });
      return { socket, last: bytes.subarray(-1), afterMs: request.afterMs ?? 0 };
    }),
  );
  // Gives the server time to read all but the last bytes.
  await pause(5);
  for (const { socket, last, afterMs } of waiting) {
    if (afterMs === 0) socket.write(last);
    else setTimeout(() => socket.write(last), afterMs);
  }
  return Promise.all(waiting.map(({ socket }) => answerOf(socket)));
}
