import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { openBettors } from './agents/bettors.ts';
import { measureBelow, measureMove, measureOpening } from './agents/hierarchy.ts';
import { createJobs } from './agents/jobs.ts';
import { measurePages } from './agents/pages.ts';
import {
  measureClose,
  measureRollUp,
  measureRollUpBeside,
  measureWallet,
} from './agents/roll-up.ts';
import { openTree, type TreeSize } from './agents/tree.ts';
import { type Figure, isMet, lineOf } from './figures.ts';
import { pgbenchPerSecond } from './pgbench.ts';

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
/** The rate of pgbench on the machine for which the figures were set. */
const wantedTps = 4300;
const pgbenchClients = 64;
const small: TreeSize = { members: 1500, agents: 100, bettors: 300, days: 3 };
const sizes = {
  PostgreSQL: isShort ? small : { members: 100_000, agents: 5000, bettors: 20_000, days: 30 },
  embedded: isShort ? small : { members: 10_000, agents: 500, bettors: 2000, days: 30 },
};

type Engine = keyof typeof sizes;

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
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

async function measureTree(name: Engine, url: string, tps: number): Promise<void> {
  const tree = await openTree(url, sizes[name]);
  try {
    const gate = { atMost: 1_000_000 };
    print({ name: `${name}, rows of who is below whom`, value: tree.closure, unit: '', gate });
    const [jobs, bettors] = [await createJobs(tree), await openBettors(tree)];
    const bench = { name, tree, jobs, bettors, isShort, slower: wantedTps / tps, print };
    const measures = [
      measureRollUp,
      measurePages,
      measureRollUpBeside,
      measureWallet,
      measureClose,
      measureBelow,
      measureOpening,
      measureMove,
    ];
    for (const measure of measures) await part(() => measure(bench));
  } finally {
    await tree.close();
  }
}

/** Measures pgbench and a tree on one server; returns pgbench's transactions a second. */
async function measurePostgres(): Promise<number> {
  const server = await startPostgres({
    port: await freePort(),
    settings: { max_connections: 200 },
  });
  try {
    const tps = await pgbenchPerSecond(server.url, isShort ? 2 : 8, 1, pgbenchClients);
    print({ name: `pgbench TPC-B, ${pgbenchClients} clients`, value: tps, unit: '/s' });
    await part(async () =>
      measureTree('PostgreSQL', await createDatabase(server.url, 'pavilion'), tps),
    );
    return tps;
  } finally {
    await server.stop();
  }
}

console.log(`Bench on ${availableParallelism()} cores`);
const [busy = 0] = loadavg();
if (busy > 0.7) {
  console.log(
    `Load of the machine before the bench is ${busy.toFixed(1)}: times will be too long.`,
  );
}
const tps = await measurePostgres();
await part(() => measureTree('embedded', '', tps));
const missed = figures.filter((figure) => !isMet(figure));
for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
if (missed.length > 0) process.exitCode = 1;
