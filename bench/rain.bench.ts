import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { type Figure, isMet, lineOf } from './figures.ts';
import { pgbenchPerSecond, slowerAt } from './pgbench.ts';
import { judgeClaims, measureClaims } from './rain/claims.ts';
import { measureMemory } from './rain/memory.ts';
import { measurePages } from './rain/pages.ts';
import type { RainBench } from './rain/rain-bench.ts';
import { openBenchSite } from './site/bench-site.ts';

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
const pgbenchClients = 64;
const waves = 60;

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

/** A part that cannot be measured fails the bench, but not the parts after it. */
async function part(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

type Wanted = Pick<RainBench, 'name' | 'sessions' | 'slower'> & { url: string };

async function measure({ url, ...wanted }: Wanted): Promise<void> {
  const site = await openBenchSite(url, { count: wanted.sessions, waves });
  try {
    const bench = { ...wanted, site, isShort, print };
    await part(() => measureClaims(bench));
    await part(() => judgeClaims(bench, url === ''));
    if (url === '') return;
    await part(() => measurePages(bench));
    await part(() => measureMemory(bench));
  } finally {
    await site.stop();
  }
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgres({
    port: await freePort(),
    settings: { max_connections: 200 },
  });
  try {
    const tps = await pgbenchPerSecond(server.url, isShort ? 2 : 8, 1, pgbenchClients);
    print({ name: `pgbench TPC-B, ${pgbenchClients} clients`, value: tps, unit: '/s' });
    const url = await createDatabase(server.url, 'bench_rain');
    const sessions = isShort ? 500 : 10_000;
    await measure({ name: 'PostgreSQL', url, sessions, slower: slowerAt(tps) });
  } finally {
    await server.stop();
  }
}

console.log(`Bench on ${availableParallelism()} cores, load generator included`);
const [busy = 0] = loadavg();
if (busy > 0.7) console.log(`Load of the machine before the bench is ${busy.toFixed(1)}.`);
await measure({ name: 'embedded', url: '', sessions: isShort ? 200 : 2000, slower: null });
await measurePostgres();
const missed = figures.filter((figure) => !isMet(figure));
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  process.exitCode = 1;
}
