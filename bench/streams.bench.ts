import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSiteProcess } from '../tests/support/site-process.mjs';
import { drawSecrets } from '../tools/start/secrets.mjs';
import { isMet, lineOf, type Figure } from './figures.ts';
import { percentile } from './measure.ts';
import { openListeners, residentKb, streams, type Listeners } from './streams/listeners.ts';

const rounds = 8;
/** The first rounds warm the code up. */
const warmUpRounds = 2;
const roundMs = 3000;

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

/** Milliseconds from an operator's call to its arrival in each stream. */
async function signalAll(listeners: Listeners, url: string, token: string) {
  const begunAtMs = performance.timeOrigin + performance.now();
  const off = { on: false };
  const response = await fetch(`${url}/operator/status`, {
    method: 'PUT',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ maintenance: off, regionRestriction: off }),
  });
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`);
  await wait(roundMs);
  const { arrivals, closed } = await listeners.report();
  return { closed, ms: arrivals.map(({ atMs }) => atMs - begunAtMs) };
}

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pavilion-streams-'));
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: 'http://127.0.0.1:9', LIVE_STREAMS: String(streams) };
  const site = await startSiteProcess({ dataDir, env });
  let listeners: Listeners | null = null;
  try {
    const before = residentKb(site.pid);
    const begun = performance.now();
    listeners = await openListeners(Number(new URL(site.url).port));
    const seconds = (performance.now() - begun) / 1000;
    print({ name: 'event streams open on one process', value: streams, unit: '' });
    print({ name: 'opened', value: streams / seconds, unit: '/s' });
    const perStream = (residentKb(site.pid) - before) / streams;
    print({ name: 'memory of a stream', value: perStream, unit: 'kB', gate: { atMost: 40 } });
    const all: number[] = [];
    let closed = 0;
    for (let round = 0; round < rounds; round++) {
      const printed = await signalAll(listeners, site.url, secrets.OPERATOR_TOKEN);
      closed = printed.closed;
      if (round >= warmUpRounds) all.push(...printed.ms);
    }
    const missing = streams * (rounds - warmUpRounds) - all.length;
    print({ name: 'signals that did not arrive', value: missing, unit: '', gate: { atMost: 0 } });
    print({ name: 'streams that were closed', value: closed, unit: '', gate: { atMost: 0 } });
    print({ name: 'a signal to all, p50', value: percentile(all, 0.5), unit: 'ms' });
    const p99 = percentile(all, 0.99);
    print({ name: 'a signal to all, p99', value: p99, unit: 'ms', gate: { atMost: 2000 } });
    const stopping = performance.now();
    await site.stop();
    const stopSeconds = (performance.now() - stopping) / 1000;
    print({
      name: 'stop with all streams open',
      value: stopSeconds,
      unit: 's',
      gate: { atMost: 5 },
    });
  } finally {
    listeners?.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log(
  `${streams} event streams, load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
await measure();
if (figures.some((figure) => !isMet(figure))) process.exitCode = 1;
