import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerLength, openSocket, statusOf } from './connections.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { requestBytes } from './request-bytes.ts';

// A process of its own, so that its cost does not count as the server's. It keeps raw sockets open,
// sends one request at a time on each, and parses only the status and the length.

/** Connections are opened so long before the first request: the site closes those without one. */
const openBeforeMs = 1000;

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
      const status = statusOf(answer);
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

/** Waits for an instant, or for some milliseconds before it. */
async function waitUntil(at: number | undefined, beforeMs: number): Promise<void> {
  if (at !== undefined) await pause(Math.max(0, at - beforeMs - Date.now()));
}

async function run(job: LoadJob): Promise<LoadResult> {
  const next = requestBytes(job);
  await waitUntil(job.beginsAt, openBeforeMs);
  const sockets = await Promise.all(
    Array.from({ length: job.connections }, () => openSocket(job.port)),
  );
  await waitUntil(job.beginsAt, 0);
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
