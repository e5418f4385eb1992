import { connect, type Socket } from 'node:net';

// A process of its own that holds streams open and records when each of them gets a change.

/** Sockets opened at the same time; more would overrun the backlog of the server. */
const atOnce = 100;
const change = 'event: change';

export type ListenJob = {
  port: number;
  addresses: readonly string[];
  perAddress: number;
  /** The session of each stream, in order; guests listen where it is left out. */
  tokens?: readonly string[] | undefined;
};
/** A change in a stream, at a moment in milliseconds since 1970. */
export type Arrival = { stream: number; atMs: number };
/** Everything since the last report. */
export type Heard = { arrivals: Arrival[]; closed: number };

let arrivals: Arrival[] = [];
let closed = 0;

type Stream = { stream: number; localAddress: string; token: string | undefined };

function listen(port: number, { stream, localAddress, token }: Stream): Promise<Socket> {
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
      arrivals.push({ stream, atMs: performance.timeOrigin + performance.now() });
    });
    const session = token === undefined ? '' : `authorization: ${token}\r\n`;
    socket.write(`GET /wps/live HTTP/1.1\r\nhost: bench\r\nmerchant: PAVILION\r\n${session}\r\n`);
  });
}

async function openAll({ port, addresses, perAddress, tokens }: ListenJob): Promise<void> {
  const streams = addresses.flatMap((localAddress, index) =>
    Array.from({ length: perAddress }, (_, one): Stream => {
      const stream = index * perAddress + one;
      return { stream, localAddress, token: tokens?.[stream] };
    }),
  );
  for (let first = 0; first < streams.length; first += atOnce) {
    await Promise.all(streams.slice(first, first + atOnce).map((stream) => listen(port, stream)));
  }
}

process.on('message', (message: ListenJob | 'report') => {
  if (message === 'report') {
    const heard: Heard = { arrivals, closed };
    arrivals = [];
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
