import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { type Figure, isMet, lineOf } from './figures.ts';
import { bets } from './load/bets.ts';
import { openBenchSite } from './site/bench-site.ts';
import { openBettors } from './tree/bettors.ts';
import { openTree } from './tree/tree.ts';

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
/** Many short ones, so that a slow moment of the machine is in few of them. */
const pairs = isShort ? 1 : 12;
const seconds = isShort ? 0.5 : 2;
const warmUpSeconds = isShort ? 0.2 : 0.5;
const connections = 64;
/** Twice the players of a run: half of them without limits, half with all of them. */
const size = { members: 4300, agents: 100, bettors: 100, days: 1 };

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Bets a second of players without limits and with all of them, each pair in either order. */
async function comparePairs(
  name: string,
  without: (run: number) => Promise<number>,
  limited: (run: number) => Promise<number>,
): Promise<void> {
  const rates: { free: number; bound: number }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? await without(pair) : await limited(pair);
    const second = pair % 2 === 0 ? await limited(pair) : await without(pair);
    const [free, bound] = pair % 2 === 0 ? [first, second] : [second, first];
    rates.push({ free, bound });
  }
  print({
    name: `${name}, without limits`,
    value: middle(rates.map(({ free }) => free)),
    unit: '/s',
  });
  print({
    name: `${name}, with limits`,
    value: middle(rates.map(({ bound }) => bound)),
    unit: '/s',
  });
  const ratios = rates.map(({ free, bound }) => bound / free);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  console.log(`${name}, of each pair: ${each}`);
  print({
    name: `${name}, with over without`,
    value: middle(ratios),
    unit: '×',
    gate: { atLeast: 0.9 },
  });
}

function printFindings(name: string, findings: readonly unknown[]): void {
  const gate = { atMost: 0 };
  print({ name: `${name}, findings of the ledger check`, value: findings.length, unit: '', gate });
}

/** The wallet alone, called by 64 callers of this process. */
async function measureWallet(name: string, url: string): Promise<void> {
  const tree = await openTree(url, size);
  try {
    const [free, bound] = [await openBettors(tree, 0), await openBettors(tree, 1)];
    await bound.limit();
    await tree.engine.query('vacuum analyze');
    for (const bettors of [free, bound]) await bettors.perSecond(warmUpSeconds);
    await comparePairs(
      `${name}, wallet`,
      () => free.perSecond(seconds),
      () => bound.perSecond(seconds),
    );
    printFindings(`${name}, wallet`, await bound.findings());
  } finally {
    await tree.close();
  }
}

/** The whole server, over HTTP. */
async function measureSite(name: string, url: string): Promise<void> {
  const site = await openBenchSite(url);
  try {
    const job = { connections, warmUpSeconds, seconds };
    const rate = async (players: 'spread' | 'limited', pair: number) =>
      (await bets(site, { ...job, players, run: `pair-${pair}` })).perSecond;
    await comparePairs(
      `${name}, server`,
      (pair) => rate('spread', pair),
      (pair) => rate('limited', pair),
    );
    printFindings(`${name}, server`, (await site.checkLedger()).findings);
  } finally {
    await site.stop();
  }
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
if (busy > 0.7) console.log(`Load of the machine before the bench is ${busy.toFixed(1)}.`);
const server = await startPostgres({ port: await freePort(), settings: { max_connections: 200 } });
try {
  const { url } = server;
  await part(async () => measureWallet('PostgreSQL', await createDatabase(url, 'wallet')));
  await part(async () => measureSite('PostgreSQL', await createDatabase(url, 'pavilion')));
} finally {
  await server.stop();
}
await part(() => measureWallet('embedded', ''));
await part(() => measureSite('embedded', ''));
const missed = figures.filter((figure) => !isMet(figure));
for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
if (missed.length > 0) process.exitCode = 1;
