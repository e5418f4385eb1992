import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hrtime } from 'node:process';
import { setImmediate } from 'node:timers/promises';

export type RawRequest = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string;
};

const patienceNs = 30_000_000_000n;
const boundary = 'border-of-the-parts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9Q' +
    'DwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A multipart body with one picture, and its content type header. */
export function pictureBody(
  bytes: Buffer = onePixel,
): Required<Pick<RawRequest, 'headers' | 'body'>> {
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="pictures"; filename="a.png"\r\n` +
    'content-type: image/png\r\n\r\n';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** The bytes of a request, with the length of its body. */
export function bytesOf({ method, path, headers = {}, body = '' }: RawRequest): Buffer {
  const bytes = Buffer.from(body);
  const all = { host: 'test', 'content-length': String(bytes.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}

/** Waits by turns of the event loop, which works with fake timers too. */
export async function until(isSo: () => boolean): Promise<void> {
  const start = hrtime.bigint();
  while (!isSo()) {
    if (hrtime.bigint() - start > patienceNs) throw new Error(`it never came to ${String(isSo)}`);
    await setImmediate();
  }
}

export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  body: { success?: boolean; errorCode?: string } & Record<string, unknown>;
};

function answerIn(received: string): RawAnswer | null {
  const [, head = '', text = ''] = /^(HTTP\/1.1 .*?)\r\n\r\n(.*)$/s.exec(received) ?? [];
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.toLowerCase().split(': ');
    headers[name] = value;
  }
  const length = Number(headers['content-length'] ?? NaN);
  if (!(Buffer.byteLength(text) >= length)) return null;
  const body = text === '' ? {} : (JSON.parse(text) as RawAnswer['body']);
  return { status: Number(first.split(' ')[1]), headers, body };
}

/** Opens a connection on which a test writes bytes in parts, and which it may break. */
export function openConnection(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // Ignores the error of a connection that is broken on purpose.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');

  return {
    socket,
    closed,
    write: (bytes: Buffer | string) => void socket.write(bytes),
    /** The first answer; null until it is complete. */
    answer: () => answerIn(received),
  };
}

export type RawConnection = ReturnType<typeof openConnection>;
