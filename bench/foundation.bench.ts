import { availableParallelism, loadavg } from 'node:os';
import { type Figure, isMet, lineOf } from '../tools/figures.ts';
import { createDatabase, startPostgres } from '../tools/postgres.mjs';
import { run as runProgram } from '../tools/run.mjs';
import type { LoadJob, LoadResult } from './load/load-job.ts';
import { runLoad } from './load/run-load.ts';
import { pgbenchPerSecond } from './pgbench.ts';
import { type BenchSite, openBenchSite } from './site/bench-site.ts';

const ports = { embedded: 3700, postgres: 3720, database: 3740 };
const game = 'coral-choir';
/** Of each figure of bets, and of pgbench, the better of this many runs counts. */
const rounds = 2;
const betSeconds = 5;
const readSeconds = 4;
const warmUpSeconds = 1.5;
const pgbenchSeconds = 8;
/** Two runs of the same load differ by this share on a busy machine. */
const hotNoise = 0.1;
const busyLoad = 0.7;

const figures: Figure[] = [];

function tell(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

type Bets = { connections: number; players: 'spread' | 'hot' };

/** One after another and all of them again, so that a bad moment of the machine hits no one alone. */
const betRuns: readonly Bets[] = [
  { connections: 64, players: 'spread' },
  { connections: 64, players: 'hot' },
  { connections: 256, players: 'spread' },
];

async function bets(site: BenchSite, { connections, players }: Bets, round: number) {
  const bettors = players === 'hot' ? site.bettors.slice(0, 1) : site.bettors;
  const run = `${players}-${connections}-${round}`;
  const { port, secret } = site;
  const request: LoadJob['request'] = { kind: 'bet', bettors, secret, game, run };
  return runLoad({ port, connections, warmUpSeconds, seconds: betSeconds, request });
}

function faster(one: LoadResult | undefined, other: LoadResult): LoadResult {
  return one && one.perSecond > other.perSecond ? one : other;
}

function tellLatency(name: string, { p50Ms, p99Ms }: LoadResult, p99AtMost?: number): void {
  tell({ name: `${name}, p50`, value: p50Ms, unit: 'ms' });
  const gate = p99AtMost === undefined ? {} : { gate: { atMost: p99AtMost } };
  tell({ name: `${name}, p99`, value: p99Ms, unit: 'ms', ...gate });
}

/** The best of the rounds of each run, checked against the ledger afterwards. */
async function runBets(name: string, site: BenchSite): Promise<readonly LoadResult[]> {
  const before = await site.checkLedger();
  const best: LoadResult[] = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of betRuns.entries()) {
      const result = await bets(site, run, round);
      acknowledged += result.done;
      best[index] = faster(best[index], result);
    }
  }
  const { postings, findings } = await site.checkLedger();
  const differing = Math.abs(acknowledged - (postings - before.postings));
  tell({ name: `${name}, acknowledged bets that the ledger counts otherwise`, ...none(differing) });
  tell({ name: `${name}, findings of the ledger check`, ...none(findings.length) });
  return best;
}

/** Bets through HTTP, spread and on one account; answers with the rate at 256 connections. */
async function measureBets(name: string, site: BenchSite, gate: object = {}): Promise<number> {
  const [at64, hot, at256] = await runBets(name, site);
  if (!at64 || !hot || !at256) throw new Error('a run of bets has no result');
  tell({ name: `${name}, bets, 64 connections`, value: at64.perSecond, unit: '/s' });
  tellLatency(`${name}, bets, 64 connections`, at64, 15);
  tell({ name: `${name}, bets, 256 connections`, value: at256.perSecond, unit: '/s', ...gate });
  tellLatency(`${name}, bets, 256 connections`, at256);
  tell({ name: `${name}, one hot account, 64 connections`, value: hot.perSecond, unit: '/s' });
  tellLatency(`${name}, one hot account`, hot);
  const ratio = hot.perSecond / at64.perSecond;
  const hotGate = { atLeast: 1 - hotNoise };
  tell({ name: `${name}, hot over spread`, value: ratio, unit: '×', gate: hotGate });
  return at256.perSecond;
}

function none(value: number) {
  return { value, unit: '', gate: { atMost: 0 } };
}

async function measureReads(name: string, site: BenchSite): Promise<void> {
  const token = await site.logIn();
  const reads = [
    ['home page', '/m/home', { 'accept-encoding': 'br' }],
    ['game list', '/wps/relay/GCSGAME_gameList?gameType=RNG', { merchant: 'PAVILION' }],
    ['wallet', '/wps/wallets/gcs', { merchant: 'PAVILION', authorization: token }],
  ] as const;
  for (const [what, place, headers] of reads) {
    const request = { kind: 'read', path: place, headers: { ...headers } } as const;
    const job = { port: site.port, connections: 64, warmUpSeconds: 1, seconds: readSeconds };
    const result = await runLoad({ ...job, request });
    const gate = { atLeast: 5000 };
    tell({ name: `${name}, ${what}`, value: result.perSecond, unit: '/s', gate });
    tellLatency(`${name}, ${what}`, result, 20);
  }
}

function tellStart(name: string, site: BenchSite): void {
  const [first, later] = [site.firstStartMs / 1000, site.laterStartMs / 1000];
  tell({ name: `${name}, first start to ready`, value: first, unit: 's', gate: { atMost: 10 } });
  tell({ name: `${name}, later start to ready`, value: later, unit: 's', gate: { atMost: 3 } });
}

function tellMemory(name: string, site: BenchSite, atMost: number): void {
  tell({
    name: `${name}, memory after the load`,
    value: site.memoryMb(),
    unit: 'MB',
    gate: { atMost },
  });
}

async function measureEmbedded(): Promise<void> {
  const site = await openBenchSite(ports.embedded);
  try {
    tellStart('embedded', site);
    await measureBets('embedded', site, { gate: { atLeast: 8000 } });
    await part(() => measureReads('embedded', site));
    tellMemory('embedded', site, 700);
    await tellFirstLoad(site);
  } finally {
    await site.stop();
  }
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgres({ port: ports.database, settings: { max_connections: 200 } });
  try {
    const site = await openBenchSite(ports.postgres, await createDatabase(server.url, 'pavilion'));
    let perSecond: number;
    try {
      tellStart('PostgreSQL', site);
      perSecond = await measureBets('PostgreSQL', site);
      await part(() => measureReads('PostgreSQL', site));
      tellMemory('PostgreSQL', site, 250);
    } finally {
      await site.stop();
    }
    const tps = await pgbenchPerSecond(server.url, pgbenchSeconds, rounds);
    tell({ name: 'pgbench TPC-B on the same server, 64 clients', value: tps, unit: '/s' });
    const gate = { atLeast: 1.5 };
    tell({ name: 'bets at 256 connections over pgbench', value: perSecond / tps, unit: '×', gate });
  } finally {
    await server.stop();
  }
}

type Printed = { code: number; output: string };

/** The bytes before the first paint, judged by the tool that knows their budgets. */
async function tellFirstLoad(site: BenchSite): Promise<void> {
  const args = ['tools/first-load.mjs', '--page', `${site.url}/m/home`];
  const { code, output } = (await runProgram(process.execPath, args)) as Printed;
  console.log(output.trimEnd());
  const over = output.split('\n').filter((line) => line.endsWith('OVER')).length;
  tell({ name: 'first load, parts over their budget', ...none(code === 0 ? 0 : over || 1) });
}

/** A part that cannot be measured fails the bench, but not the parts after it. */
async function part(measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

console.log(`Bench on ${availableParallelism()} cores, load generator included`);
const [busy = 0] = loadavg();
if (busy > busyLoad) {
  console.log(
    `Load of the machine before the bench is ${busy.toFixed(1)}: figures will be too low.`,
  );
}
await part(measureEmbedded);
await part(measurePostgres);
const missed = figures.filter((figure) => !isMet(figure));
for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
if (missed.length > 0) process.exitCode = 1;
