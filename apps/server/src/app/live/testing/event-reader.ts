import { connect, type Socket } from 'node:net';

export type EventReader = {
  status: number;
  /** Everything received after the response headers, as text. */
  text: () => string;
  /** Names of the events received, each with its kinds. */
  events: () => string[];
  isClosed: () => boolean;
  socket: Socket;
};

const eventPattern = /event: ([a-z-]+)\ndata: (\{.*?\})\n/g;

function eventsIn(text: string): string[] {
  return [...text.matchAll(eventPattern)].map(([, name = '', data = '{}']) => {
    const { kinds = [] } = JSON.parse(data) as { kinds?: string[] };
    return [name, ...kinds].join(' ');
  });
}

/** Opens an event stream on its own socket; resolves with its headers, or the whole refusal. */
export function readEvents(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n${lines.join('')}\r\n`);
    let received = '';
    let isClosed = false;
    socket.on('close', () => (isClosed = true));
    socket.on('error', reject);
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      const head = /^HTTP\/1.1 (\d+) [^]*?\r\n\r\n/.exec(received);
      if (head === null) return;
      const bytes = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head[0])?.[1] ?? 0);
      if (Buffer.byteLength(received) < Buffer.byteLength(head[0]) + bytes) return;
      resolve({
        status: Number(head[1]),
        text: () => received.slice(head[0].length),
        events: () => eventsIn(received),
        isClosed: () => isClosed,
        socket,
      });
    });
  });
}
