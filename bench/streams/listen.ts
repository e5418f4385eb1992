import { connect, type Socket } from 'node:net';

// A process of its own that holds streams open and notes when each of them is told of a change.

/** Sockets that are opened at the same time, so that the backlog of the server is not overrun. */
const atOnce = 100;
const change = 'event: change';

export type ListenJob = { port: number; addresses: readonly string[]; perAddress: number };
/** Moments in milliseconds since 1970 at which a change has arrived, since the last question. */
export type Heard = { arrivedAtMs: number[]; closed: number };

let arrivedAtMs: number[] = [];
let closed = 0;

function listen(port: number, localAddress: string): Promise<Socket> {
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
      if (text.includes(change)) arrivedAtMs.push(performance.timeOrigin + performance.now());
    });
    socket.write('GET /wps/live HTTP/1.1\r\nhost: bench\r\nmerchant: PAVILION\r\n\r\n');
  });
}

async function openAll({ port, addresses, perAddress }: ListenJob): Promise<void> {
  const places = addresses.flatMap((address) => Array.from({ length: perAddress }, () => address));
  for (let first = 0; first < places.length; first += atOnce) {
    await Promise.all(places.slice(first, first + atOnce).map((address) => listen(port, address)));
  }
}

process.on('message', (message: ListenJob | 'report') => {
  if (message === 'report') {
    const heard: Heard = { arrivedAtMs, closed };
    arrivedAtMs = [];
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
