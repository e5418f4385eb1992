import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { type Figure, isMet, lineOf } from './figures.ts';
import { pgbenchPerSecond, slowerAt } from './pgbench.ts';

const pgbenchClients = 64;

/** How many members there are, how many of them are agents, and how many bet each day. */
export type TreeSize = { members: number; agents: number; bettors: number; days: number };

/** What is measured on one of the two databases. */
export type OnDatabase = {
  name: 'PostgreSQL' | 'embedded';
  /** Empty for an embedded database. */
  url: string;
  size: TreeSize;
  isShort: boolean;
  /** How much longer this machine may take than the one for which the figures were set. */
  slower: number;
  print: (figure: Figure) => void;
  /** A part that cannot be measured fails the bench, but not the parts after it. */
  part: (measure: () => Promise<void>) => Promise<void>;
};

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
const small: TreeSize = { members: 1500, agents: 100, bettors: 300, days: 30 };
const sizes = {
  PostgreSQL: isShort ? small : { members: 100_000, agents: 5000, bettors: 20_000, days: 30 },
  embedded: isShort ? small : { members: 10_000, agents: 500, bettors: 2000, days: 30 },
};

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

async function part(measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

type Measure = (on: OnDatabase) => Promise<void>;

/** Measures pgbench and then on the same server; returns pgbench's transactions a second. */
async function measurePostgres(measure: Measure): Promise<number> {
  const server = await startPostgres({
    port: await freePort(),
    settings: { max_connections: 200 },
  });
  try {
    const tps = await pgbenchPerSecond(server.url, isShort ? 2 : 8, 1, pgbenchClients);
    print({ name: `pgbench TPC-B, ${pgbenchClients} clients`, value: tps, unit: '/s' });
    const url = await createDatabase(server.url, 'pavilion');
    const on = { name: 'PostgreSQL', url, size: sizes.PostgreSQL } as const;
    await part(() => measure({ ...on, isShort, slower: slowerAt(tps), print, part }));
    return tps;
  } finally {
    await server.stop();
  }
}

/**
 * Measures on PostgreSQL and on a smaller embedded database, and fails when a gate is missed. Times
 * may be longer by what pgbench is slower than on the machine for which the figures were set.
 */
export async function benchBothDatabases(measure: Measure): Promise<void> {
  console.log(`Bench on ${availableParallelism()} cores`);
  const [busy = 0] = loadavg();
  if (busy > 0.7) {
    console.log(
      `Load of the machine before the bench is ${busy.toFixed(1)}: times will be too long.`,
    );
  }
  const tps = await measurePostgres(measure);
  const on = { name: 'embedded', url: '', size: sizes.embedded } as const;
  await part(() => measure({ ...on, isShort, slower: slowerAt(tps), print, part }));
  const missed = figures.filter((figure) => !isMet(figure));
  for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
  if (missed.length > 0) process.exitCode = 1;
}
