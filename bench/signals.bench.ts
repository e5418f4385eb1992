import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { isMet, lineOf, type Figure } from './figures.ts';
import { betPath, signedBet } from './load/request-bytes.ts';
import { percentile } from './measure.ts';
import { openBenchSite, type BenchSite } from './site/bench-site.ts';
import { processorSeconds } from './site/processor-time.ts';
import { openListeners, residentKb, streams, type Listeners } from './streams/listeners.ts';

const betsPerSecond = 200;
const readsPerSecond = 50;
const seconds = 25;
const warmUpSeconds = 3;
/** The longest wait for the last signals. */
const lastSignalsMs = 5000;
const game = 'coral-choir';

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

const nowMs = () => performance.timeOrigin + performance.now();

/** Starts calls at their times, whether or not those before have been answered. */
async function pace(perSecond: number, count: number, call: (index: number) => Promise<void>) {
  const begunMs = performance.now();
  const calls: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    await wait(Math.max(0, begunMs + (index * 1000) / perSecond - performance.now()));
    calls.push(call(index));
  }
  await Promise.all(calls);
}

async function checked(response: Response): Promise<void> {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
}

/** Every stream once, in a random order. */
function drawnStreams(): number[] {
  const drawn = Array.from({ length: streams }, (_, stream) => ({
    stream,
    lot: randomInt(2 ** 40),
  }));
  return drawn.toSorted((one, other) => one.lot - other.lot).map(({ stream }) => stream);
}

type Bet = { stream: number; answeredAtMs: number };

/** One bet of each drawn bettor. */
async function makeBets(site: BenchSite): Promise<Bet[]> {
  const { bettors, secret } = site;
  const order = drawnStreams();
  const bets: Bet[] = [];
  await pace(betsPerSecond, betsPerSecond * seconds, async (index) => {
    const stream = order[index] ?? 0;
    const { body, signature } = signedBet({ bettors, secret, game, run: 'signals' }, stream);
    const headers = { 'content-type': 'application/json', 'x-request-sign': signature };
    await checked(await fetch(site.url + betPath, { method: 'POST', headers, body }));
    bets[index] = { stream, answeredAtMs: nowMs() };
  });
  return bets;
}

type Read = { name: string; path: string; headers: Record<string, string> };

const merchant = 'PAVILION';
const readsOf = (authorization: string): readonly Read[] => [
  { name: 'wallet', path: '/wps/wallets/gcs', headers: { merchant, authorization } },
  {
    name: 'game list',
    path: '/wps/relay/GCSGAME_gameList?gameType=RNG',
    headers: { merchant },
  },
];

/** Milliseconds of each answer to a repeated read. */
async function askAgain(site: BenchSite, { path, headers }: Read): Promise<number[]> {
  const tookMs: number[] = [];
  const warmUp = readsPerSecond * warmUpSeconds;
  await pace(readsPerSecond, readsPerSecond * seconds, async (index) => {
    const begunMs = performance.now();
    await checked(await fetch(site.url + path, { headers }));
    if (index >= warmUp) tookMs.push(performance.now() - begunMs);
  });
  return tookMs;
}

function printTimes(name: string, ms: readonly number[], atMost: number): void {
  print({ name: `${name}, p50`, value: percentile(ms, 0.5), unit: 'ms' });
  print({ name: `${name}, p99`, value: percentile(ms, 0.99), unit: 'ms', gate: { atMost } });
}

function printNone(name: string, value: number): void {
  print({ name, value, unit: '', gate: { atMost: 0 } });
}

/** Each bettor bets once and has one stream, so that each bet must arrive once, in that stream. */
function printArrivals(bets: readonly Bet[], { arrivals, closed }: Heard): void {
  const arrivedAtMs = new Map(arrivals.map(({ stream, atMs }) => [stream, atMs]));
  const printed = new Set(bets.map(({ stream }) => stream));
  const strangers = arrivals.filter(({ stream }) => !printed.has(stream));
  const ms = bets.slice(betsPerSecond * warmUpSeconds).flatMap(({ stream, answeredAtMs }) => {
    const at = arrivedAtMs.get(stream);
    return at === undefined ? [] : [at - answeredAtMs];
  });
  const missing = bets.filter(({ stream }) => !arrivedAtMs.has(stream));
  printNone('signals that did not arrive', missing.length);
  printNone('signals in the stream of another, or twice', strangers.length + doubled(arrivals));
  printNone('streams that were closed', closed);
  printTimes('from the commit of a bet to its stream', ms, 1000);
}

type Heard = Awaited<ReturnType<Listeners['report']>>;

function doubled(arrivals: Heard['arrivals']): number {
  return arrivals.length - new Set(arrivals.map(({ stream }) => stream)).size;
}

async function measure(site: BenchSite): Promise<void> {
  const before = residentKb(site.pid);
  const tokens = site.bettors.map(({ token }) => token);
  const listeners = await openListeners(site.port, tokens);
  try {
    const open = residentKb(site.pid);
    print({ name: 'streams of members, open on one process', value: streams, unit: '' });
    print({ name: 'memory of a stream', value: (open - before) / streams, unit: 'kB' });
    const reads = readsOf(await site.logIn());
    const [cpuBefore, begunMs] = [processorSeconds(site.pid), performance.now()];
    const [bets, ...took] = await Promise.all([
      makeBets(site),
      ...reads.map((read) => askAgain(site, read)),
    ]);
    const tookSeconds = (performance.now() - begunMs) / 1000;
    const busy = (processorSeconds(site.pid) - cpuBefore) / tookSeconds;
    print({ name: 'processor time of the server', value: 100 * busy, unit: '%' });
    await wait(lastSignalsMs);
    print({ name: 'bets, each signalled in one stream', value: betsPerSecond, unit: '/s' });
    printArrivals(bets, await listeners.report());
    for (const [index, ms] of took.entries()) {
      printTimes(`${reads[index]?.name}, asked beside it`, ms, 100);
    }
    const perStream = (residentKb(site.pid) - before) / streams;
    const gate = { atMost: 40 };
    print({ name: 'memory of a stream, after the signals', value: perStream, unit: 'kB', gate });
  } finally {
    listeners.close();
  }
}

const [load = 0] = loadavg();
console.log(`Signals to ${streams} streams, load of the machine before: ${load.toFixed(1)}`);
const server = await startPostgres({ port: await freePort() });
try {
  const database = await createDatabase(server.url, 'pavilion');
  const site = await openBenchSite(database, { count: streams });
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
} finally {
  await server.stop();
}
if (figures.some((figure) => !isMet(figure))) process.exitCode = 1;
