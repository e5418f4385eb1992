import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createConnections } from '../load/connections.ts';
import { addressOf, readBytes } from '../load/request-bytes.ts';

// A process of its own that holds streams open and records when each of them gets a change. With a
// page, each reads that after the change, as the web does, and records when it has the answer.

/** Sockets opened at the same time; more would overrun the backlog of the server. */
const atOnce = 100;
const change = 'event: change';
/** Connections over which pages are read. */
const readsAtOnce = 250;

/** What a page reads after a change of a kind, within a time that is drawn for each. */
export type PageRead = { kind: string; path: string; spreadMs: number };

export type ListenJob = {
  port: number;
  addresses: readonly string[];
  perAddress: number;
  /** The session of each stream, in order; guests listen where it is left out. */
  tokens?: readonly string[] | undefined;
  page?: PageRead | undefined;
};
/** A change in a stream, at a moment in milliseconds since 1970. */
export type Arrival = { stream: number; atMs: number };
/** Everything since the last report. */
export type Heard = { arrivals: Arrival[]; closed: number; reads: Arrival[]; refused: number };

let arrivals: Arrival[] = [];
let reads: Arrival[] = [];
let closed = 0;
let refused = 0;

type Stream = { stream: number; localAddress: string; token: string | undefined };

const nowMs = () => performance.timeOrigin + performance.now();

/** Reads the page of a stream. */
function createRead({ port, page }: ListenJob) {
  const connections = createConnections(port, readsAtOnce);

  async function read({ stream, token = '' }: Stream, path: string): Promise<void> {
    const forwarded = { 'x-forwarded-for': addressOf(stream) };
    const headers = { merchant: 'PAVILION', authorization: token, ...forwarded };
    const status = await connections.send(readBytes(path, headers)).catch(() => 'none');
    if (status === '200') reads.push({ stream, atMs: nowMs() });
    else refused += 1;
  }

  return (stream: Stream, text: string): void => {
    if (page === undefined || !text.includes(`"${page.kind}"`)) return;
    setTimeout(() => void read(stream, page.path), randomInt(page.spreadMs));
  };
}

type Read = ReturnType<typeof createRead>;

function listen(port: number, one: Stream, read: Read): Promise<Socket> {
  const { stream, localAddress, token } = one;
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let isOpen = false;
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.on('close', () => (closed += 1));
    socket.on('data', (text: string) => {
      if (!isOpen) {
        isOpen = true;
        if (text.startsWith('HTTP/1.1 200 ')) resolve(socket);
        else reject(new Error(`A stream was refused: ${text.slice(0, 200)}`));
      }
      if (!text.includes(change)) return;
      arrivals.push({ stream, atMs: nowMs() });
      read(one, text);
    });
    const session = token === undefined ? '' : `authorization: ${token}\r\n`;
    socket.write(`GET /wps/live HTTP/1.1\r\nhost: bench\r\nmerchant: PAVILION\r\n${session}\r\n`);
  });
}

async function openAll(job: ListenJob): Promise<void> {
  const { port, addresses, perAddress, tokens } = job;
  const read = createRead(job);
  const streams = addresses.flatMap((localAddress, index) =>
    Array.from({ length: perAddress }, (_, one): Stream => {
      const stream = index * perAddress + one;
      return { stream, localAddress, token: tokens?.[stream] };
    }),
  );
  for (let first = 0; first < streams.length; first += atOnce) {
    const some = streams.slice(first, first + atOnce);
    await Promise.all(some.map((stream) => listen(port, stream, read)));
  }
}

process.on('message', (message: ListenJob | 'report') => {
  if (message === 'report') {
    const heard: Heard = { arrivals, closed, reads, refused };
    arrivals = [];
    reads = [];
    process.send?.(heard);
    return;
  }
  openAll(message).then(
    () => process.send?.('open'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
