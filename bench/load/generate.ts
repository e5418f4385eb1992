import { connect, type Socket } from 'node:net';
import type { LoadJob, LoadResult } from './load-job.ts';
import { requestBytes } from './request-bytes.ts';

// A process of its own, so that its cost does not count as the server's. It keeps raw sockets open,
// sends one request at a time on each, and parses only the status and the length.

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = 'content-length: ';

/** Bytes of the answer that begins in `chunk`, or -1 while its head is incomplete. */
function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf(headEnd);
  if (end < 0) return -1;
  const head = chunk.toString('latin1', 0, end).toLowerCase();
  const at = head.indexOf(lengthName);
  if (at < 0) throw new Error(`an answer without a length: ${head}`);
  return end + 4 + Number.parseInt(head.slice(at + lengthName.length), 10);
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** When the next request may be sent, for those that are due one after another. */
function dueTimes({ duePerSecond }: LoadJob, from: number): () => number | null {
  if (duePerSecond === undefined) return () => null;
  let given = 0;
  return () => from + (given++ / duePerSecond) * 1000;
}

type Due = { next: () => Buffer | null; dueAt: () => number | null };
type Counts = { done: number; refused: Record<string, number>; latencies: number[] };

/** Sends and reads on one connection until the time is over, then resolves. */
function drive(socket: Socket, { next, dueAt }: Due, countFrom: number, until: number) {
  const counts: Counts = { done: 0, refused: {}, latencies: [] };
  return new Promise<Counts>((resolve, reject) => {
    let sentAt = 0;
    let rest: Buffer | null = null;
    const send = () => {
      const bytes = performance.now() < until ? next() : null;
      if (bytes === null) {
        socket.destroy();
        resolve(counts);
        return;
      }
      const now = performance.now();
      sentAt = dueAt() ?? now;
      if (sentAt > now) setTimeout(() => socket.write(bytes), sentAt - now);
      else socket.write(bytes);
    };
    const take = (answer: Buffer) => {
      const status = answer.toString('latin1', 9, 12);
      if (status === '200') counts.done += 1;
      else counts.refused[status] = (counts.refused[status] ?? 0) + 1;
      if (sentAt >= countFrom) counts.latencies.push(performance.now() - sentAt);
      send();
    };
    socket.on('data', (chunk) => {
      const whole = rest === null ? chunk : Buffer.concat([rest, chunk]);
      const length = answerLength(whole);
      rest = length < 0 || whole.length < length ? whole : null;
      if (rest === null) take(whole);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(counts));
    send();
  });
}

async function run(job: LoadJob): Promise<LoadResult> {
  const next = requestBytes(job);
  const sockets = await Promise.all(
    Array.from({ length: job.connections }, () => openSocket(job.port)),
  );
  const countFrom = performance.now() + job.warmUpSeconds * 1000;
  const until = countFrom + job.seconds * 1000;
  const due = { next, dueAt: dueTimes(job, performance.now()) };
  const all = await Promise.all(sockets.map((socket) => drive(socket, due, countFrom, until)));
  const measuredMs = performance.now() - countFrom;
  const latencies = Float64Array.from(all.flatMap((one) => one.latencies)).toSorted();
  const refused: Record<string, number> = {};
  for (const one of all) {
    for (const [status, count] of Object.entries(one.refused)) {
      refused[status] = (refused[status] ?? 0) + count;
    }
  }
  return {
    perSecond: latencies.length / (measuredMs / 1000),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    done: all.reduce((sum, one) => sum + one.done, 0),
    refused,
  };
}

process.once('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.(result, undefined, undefined, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
