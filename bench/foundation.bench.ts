import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { run as runProgram } from '../tools/run.mjs';
import { type Figure, type Gate, isMet, lineOf } from './figures.ts';
import { type Bets, bets } from './load/bets.ts';
import type { LoadResult } from './load/load-job.ts';
import { runLoad } from './load/run-load.ts';
import { pgbenchPerSecond } from './pgbench.ts';
import { type BenchSite, openBenchSite } from './site/bench-site.ts';

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
/** The best of this many runs counts for each figure of bets and for pgbench. */
const rounds = isShort ? 1 : 2;
const betSeconds = isShort ? 1 : 5;
const readSeconds = isShort ? 1 : 4;
const warmUpSeconds = isShort ? 0.5 : 1.5;
const pgbenchSeconds = isShort ? 2 : 8;
const pgbenchClients = 64;
const busyLoad = 0.7;

/** Limits of rates, as multiples of pgbench's rate on the same machine in the same run. */
const gates = {
  embedded: { bets: 2.5, memoryMb: 700, startSeconds: 2.0 },
  PostgreSQL: { bets: 3.0, memoryMb: 250, startSeconds: 1.4 },
  p99: 0.9,
  hot: 0.9,
  limited: 0.9,
  owing: 0.5,
  reads: { home: 2.0, games: 2.0, wallet: 1.3 },
} as const;

type Engine = 'embedded' | 'PostgreSQL';

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

/** Each round runs all of them in turn, so that a slow moment of the machine hits more than one. */
const betRuns: readonly Pick<Bets, 'connections' | 'players'>[] = [
  { connections: 64, players: 'spread' },
  { connections: 64, players: 'hot' },
  { connections: 64, players: 'limited' },
  { connections: 64, players: 'owing' },
  { connections: 256, players: 'spread' },
];

function faster(one: LoadResult | undefined, other: LoadResult): LoadResult {
  return one && one.perSecond > other.perSecond ? one : other;
}

function printRate(name: string, { perSecond, p50Ms, p99Ms }: LoadResult): void {
  print({ name, value: perSecond, unit: '/s' });
  print({ name: `${name}, p50`, value: p50Ms, unit: 'ms' });
  print({ name: `${name}, p99`, value: p99Ms, unit: 'ms' });
}

function printRatio(name: string, value: number, gate: Gate): void {
  print({ name, value, unit: '×', gate });
}

/** The best of the rounds of each run, checked against the ledger afterwards. */
async function runBets(name: string, site: BenchSite): Promise<readonly LoadResult[]> {
  const before = await site.checkLedger();
  const best: LoadResult[] = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of betRuns.entries()) {
      const timed = { warmUpSeconds, seconds: betSeconds };
      const result = await bets(site, { ...run, ...timed, run: String(round) });
      acknowledged += result.done;
      best[index] = faster(best[index], result);
    }
  }
  const { postings, findings } = await site.checkLedger();
  const differing = Math.abs(acknowledged - (postings - before.postings));
  print({
    name: `${name}, acknowledged bets that the ledger counts otherwise`,
    ...none(differing),
  });
  print({ name: `${name}, findings of the ledger check`, ...none(findings.length) });
  return best;
}

/** Bets over HTTP: spread, on one account, of players under limits, and with play-through left. */
async function measureBets(name: Engine, site: BenchSite, tps: number): Promise<void> {
  const [at64, hot, limited, owing, at256] = await runBets(name, site);
  if (!at64 || !hot || !limited || !owing || !at256) throw new Error('a run of bets has no result');
  printRate(`${name}, bets, 64 connections`, at64);
  printRate(`${name}, bets, 256 connections`, at256);
  printRate(`${name}, one hot account`, hot);
  printRate(`${name}, players under limits`, limited);
  printRate(`${name}, players with a deposit to play`, owing);
  const meanMs = (1000 * pgbenchClients) / tps;
  const overPgbench = at256.perSecond / tps;
  printRatio(`${name}, bets over pgbench`, overPgbench, { atLeast: gates[name].bets });
  printRatio(`${name}, p99 over pgbench's mean`, at64.p99Ms / meanMs, { atMost: gates.p99 });
  printRatio(`${name}, hot over spread`, hot.perSecond / at64.perSecond, { atLeast: gates.hot });
  const overFree = limited.perSecond / at64.perSecond;
  printRatio(`${name}, limits over without`, overFree, { atLeast: gates.limited });
  const overOwing = owing.perSecond / at64.perSecond;
  printRatio(`${name}, to play over without`, overOwing, { atLeast: gates.owing });
}

function none(value: number) {
  return { value, unit: '', gate: { atMost: 0 } };
}

async function measureReads(name: Engine, site: BenchSite, tps: number): Promise<void> {
  const token = await site.logIn();
  const { home, games, wallet } = gates.reads;
  const reads = [
    ['home page', '/m/home', { 'accept-encoding': 'br' }, home],
    ['game list', '/wps/relay/GCSGAME_gameList?gameType=RNG', { merchant: 'PAVILION' }, games],
    ['wallet', '/wps/wallets/gcs', { merchant: 'PAVILION', authorization: token }, wallet],
  ] as const;
  for (const [what, address, headers, atLeast] of reads) {
    const request = { kind: 'read', path: address, headers: { ...headers } } as const;
    const job = { port: site.port, connections: 64, warmUpSeconds: 1, seconds: readSeconds };
    const result = await runLoad({ ...job, request });
    printRate(`${name}, ${what}`, result);
    printRatio(`${name}, ${what} over pgbench`, result.perSecond / tps, { atLeast });
  }
}

function printStart(name: Engine, site: BenchSite): void {
  const { startSeconds: atMost } = gates[name];
  print({ name: `${name}, first start, processor`, value: site.firstStartSeconds, unit: 's' });
  const later = { value: site.laterStartSeconds, unit: 's', gate: { atMost } };
  print({ name: `${name}, later start, processor`, ...later });
  const killed = { ...later, value: site.killedStartSeconds };
  print({ name: `${name}, start after a kill, processor`, ...killed });
}

function printMemory(name: Engine, site: BenchSite): void {
  const gate = { atMost: gates[name].memoryMb };
  print({ name: `${name}, memory after the load`, value: site.memoryMb(), unit: 'MB', gate });
}

/** Measures everything of one site on either database. */
async function measureSite(name: Engine, site: BenchSite, tps: number): Promise<void> {
  printStart(name, site);
  await part(() => measureBets(name, site, tps));
  await part(() => measureReads(name, site, tps));
  printMemory(name, site);
}

async function measureEmbedded(tps: number): Promise<void> {
  const site = await openBenchSite();
  try {
    await measureSite('embedded', site, tps);
    await printFirstLoad(site);
  } finally {
    await site.stop();
  }
}

/** Measures pgbench and the site on one server; returns pgbench's transactions a second. */
async function measurePostgres(): Promise<number> {
  const settings = { max_connections: 200 };
  const server = await startPostgres({ port: await freePort(), settings });
  try {
    const tps = await pgbenchPerSecond(server.url, pgbenchSeconds, rounds, pgbenchClients);
    print({ name: `pgbench TPC-B, ${pgbenchClients} clients`, value: tps, unit: '/s' });
    const site = await openBenchSite(await createDatabase(server.url, 'pavilion'));
    try {
      await measureSite('PostgreSQL', site, tps);
    } finally {
      await site.stop();
    }
    return tps;
  } finally {
    await server.stop();
  }
}

type Printed = { code: number; output: string };

/** Prints the bytes before the first paint, checked by tests/support/first-load.mjs. */
async function printFirstLoad(site: BenchSite): Promise<void> {
  const args = ['tests/support/first-load.mjs', '--page', `${site.url}/m/home`];
  const { code, output } = (await runProgram(process.execPath, args)) as Printed;
  console.log(output.trimEnd());
  const over = output.split('\n').filter((line) => line.endsWith('OVER')).length;
  print({ name: 'first load, parts over their budget', ...none(code === 0 ? 0 : over || 1) });
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
const tps = await measurePostgres();
await part(() => measureEmbedded(tps));
const missed = figures.filter((figure) => !isMet(figure));
for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
if (missed.length > 0) process.exitCode = 1;
