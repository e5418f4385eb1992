import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = 'content-length: ';

/** Bytes of the answer that begins in `chunk`, or -1 while its head is incomplete. */
export function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf(headEnd);
  if (end < 0) return -1;
  const head = chunk.toString('latin1', 0, end).toLowerCase();
  const at = head.indexOf(lengthName);
  if (at < 0) throw new Error(`an answer without a length: ${head}`);
  return end + 4 + Number.parseInt(head.slice(at + lengthName.length), 10);
}

/** The status of an answer, such as `200`. */
export const statusOf = (answer: Buffer): string => answer.toString('latin1', 9, 12);

export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

/** Sends a request on a connection that is free; resolves with the status of the answer. */
function exchange(socket: Socket, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let whole: Buffer = Buffer.alloc(0);
    const end = () => {
      socket.off('data', read).off('close', close);
    };
    const close = () => {
      end();
      reject(new Error('a connection was closed before its answer'));
    };
    const read = (chunk: Buffer) => {
      whole = whole.length === 0 ? chunk : Buffer.concat([whole, chunk]);
      const length = answerLength(whole);
      if (length < 0 || whole.length < length) return;
      end();
      resolve(statusOf(whole));
    };
    socket.on('data', read).once('close', close);
    socket.write(bytes);
  });
}

/**
 * Keeps connections open, at most so many, as a proxy before the site does; requests wait for one
 * that is free.
 */
export function createConnections(port: number, most: number) {
  const free: Socket[] = [];
  const waiting: ((socket: Socket) => void)[] = [];
  let count = 0;

  async function open(): Promise<Socket> {
    count += 1;
    const socket = await openSocket(port);
    socket.on('close', () => {
      count -= 1;
      const index = free.indexOf(socket);
      if (index >= 0) free.splice(index, 1);
    });
    return socket;
  }

  async function take(): Promise<Socket> {
    const socket = free.pop();
    if (socket !== undefined) return socket;
    return count < most ? open() : new Promise((resolve) => waiting.push(resolve));
  }

  function give(socket: Socket): void {
    const next = waiting.shift();
    if (next) next(socket);
    else free.push(socket);
  }

  return {
    send: async (bytes: Buffer): Promise<string> => {
      const socket = await take();
      const status = await exchange(socket, bytes);
      give(socket);
      return status;
    },
  };
}
