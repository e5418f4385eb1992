import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { type Figure, isMet, lineOf } from './figures.ts';
import { pgbenchPerSecond, slowerAt } from './pgbench.ts';

const pgbenchClients = 64;

type Name = 'PostgreSQL' | 'embedded';

/** How large what is measured is: the embedded database has less. */
export type Sizes<Size> = Record<Name, Size>;

/** What is measured on one of the two databases. */
export type OnDatabase<Size> = {
  name: Name;
  /** Empty for an embedded database. */
  url: string;
  size: Size;
  isShort: boolean;
  /** How much longer this machine may take than the one for which the figures were set. */
  slower: number;
  print: (figure: Figure) => void;
  /** A part that cannot be measured fails the bench, but not the parts after it. */
  part: (measure: () => Promise<void>) => Promise<void>;
};

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
export const isShort = process.env['BENCH_SHORT'] === '1';

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

type Measure<Size> = (on: OnDatabase<Size>) => Promise<void>;

/** Measures pgbench and then on the same server; returns pgbench's transactions a second. */
async function measurePostgres<Size>(
  size: Size,
  measures: readonly Measure<Size>[],
): Promise<number> {
  const server = await startPostgres({
    port: await freePort(),
    settings: { max_connections: 200 },
  });
  try {
    const tps = await pgbenchPerSecond(server.url, isShort ? 2 : 8, 1, pgbenchClients);
    print({ name: `pgbench TPC-B, ${pgbenchClients} clients`, value: tps, unit: '/s' });
    const on = { name: 'PostgreSQL', size, isShort, slower: slowerAt(tps), print, part } as const;
    for (const [index, measure] of measures.entries()) {
      await part(async () =>
        measure({ ...on, url: await createDatabase(server.url, `pavilion${index}`) }),
      );
    }
    return tps;
  } finally {
    await server.stop();
  }
}

/**
 * Measures on PostgreSQL and on a smaller embedded database, each time on a new one, and fails when
 * a gate is missed. Times may be longer by what pgbench is slower than on the machine for which the
 * figures were set.
 */
export async function benchBothDatabases<Size>(
  sizes: Sizes<Size>,
  ...measures: readonly Measure<Size>[]
): Promise<void> {
  console.log(`Bench on ${availableParallelism()} cores, load generator included`);
  const [busy = 0] = loadavg();
  if (busy > 0.7) {
    console.log(
      `Load of the machine before the bench is ${busy.toFixed(1)}: times will be too long.`,
    );
  }
  const tps = await measurePostgres(sizes.PostgreSQL, measures);
  const on = { name: 'embedded', url: '', size: sizes.embedded, isShort, print, part } as const;
  for (const measure of measures) await part(() => measure({ ...on, slower: slowerAt(tps) }));
  const missed = figures.filter((figure) => !isMet(figure));
  for (const figure of missed) console.log(`Missed: ${lineOf(figure)}`);
  if (missed.length > 0) process.exitCode = 1;
}
