import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMet, lineOf, type Figure } from '../tools/figures.ts';
import { drawSecrets, startSiteProcess } from '../tools/site-process.mjs';
import type { Heard, ListenJob } from './streams/listen.ts';

const port = 3760;
const processes = 2;
const addressesEach = 10;
const perAddress = 500;
const streams = processes * addressesEach * perAddress;
const rounds = 8;
/** The first rounds warm the code up. */
const warmUpRounds = 2;
const roundMs = 3000;

const figures: Figure[] = [];

function tell(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

function memoryKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function answerOf<Answer>(child: ChildProcess, question: ListenJob | 'report') {
  const answered = once(child, 'message');
  child.send(question);
  const ended = once(child, 'exit').then(() => {
    throw new Error('A process that listens has ended.');
  });
  const [answer] = (await Promise.race([answered, ended])) as [Answer];
  return answer;
}

/** Processes that listen, each from loopback addresses of its own. */
async function openStreams(): Promise<ChildProcess[]> {
  const program = fileURLToPath(new URL('streams/listen.ts', import.meta.url));
  const children = Array.from({ length: processes }, () =>
    fork(program, [], { execArgv: ['--import', 'tsx'] }),
  );
  const opened = children.map((child, index) => {
    const addresses = Array.from(
      { length: addressesEach },
      (_, one) => `127.0.${index + 1}.${one + 1}`,
    );
    return answerOf(child, { port, addresses, perAddress });
  });
  await Promise.all(opened);
  return children;
}

/** Milliseconds from an operator's call to its arrival in each stream. */
async function signalAll(children: readonly ChildProcess[], url: string, token: string) {
  const begunAtMs = performance.timeOrigin + performance.now();
  const off = { on: false };
  const response = await fetch(`${url}/operator/status`, {
    method: 'PUT',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ maintenance: off, regionRestriction: off }),
  });
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`);
  await wait(roundMs);
  const heard = await Promise.all(children.map((child) => answerOf<Heard>(child, 'report')));
  const closed = heard.reduce((sum, one) => sum + one.closed, 0);
  return { closed, ms: heard.flatMap((one) => one.arrivedAtMs.map((at) => at - begunAtMs)) };
}

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pavilion-streams-'));
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: 'http://127.0.0.1:9', LIVE_STREAMS: String(streams) };
  const site = await startSiteProcess({ port, dataDir, env });
  let children: ChildProcess[] = [];
  try {
    const before = memoryKb(site.pid);
    const begun = performance.now();
    children = await openStreams();
    const seconds = (performance.now() - begun) / 1000;
    tell({ name: 'event streams open on one process', value: streams, unit: '' });
    tell({ name: 'opened', value: streams / seconds, unit: '/s' });
    const perStream = (memoryKb(site.pid) - before) / streams;
    tell({ name: 'memory of a stream', value: perStream, unit: 'kB', gate: { atMost: 40 } });
    const all: number[] = [];
    let closed = 0;
    for (let round = 0; round < rounds; round++) {
      const told = await signalAll(children, site.url, secrets.OPERATOR_TOKEN);
      closed = told.closed;
      if (round >= warmUpRounds) all.push(...told.ms);
    }
    const missing = streams * (rounds - warmUpRounds) - all.length;
    tell({ name: 'signals that did not arrive', value: missing, unit: '', gate: { atMost: 0 } });
    tell({ name: 'streams that were closed', value: closed, unit: '', gate: { atMost: 0 } });
    const sorted = all.toSorted((one, other) => one - other);
    tell({ name: 'a signal to all, p50', value: percentile(sorted, 0.5), unit: 'ms' });
    const p99 = percentile(sorted, 0.99);
    tell({ name: 'a signal to all, p99', value: p99, unit: 'ms', gate: { atMost: 2000 } });
    const stopping = performance.now();
    await site.stop();
    const stopSeconds = (performance.now() - stopping) / 1000;
    tell({
      name: 'stop with all streams open',
      value: stopSeconds,
      unit: 's',
      gate: { atMost: 5 },
    });
  } finally {
    for (const child of children) child.kill();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log(
  `${streams} event streams, load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
await measure();
if (figures.some((figure) => !isMet(figure))) process.exitCode = 1;
