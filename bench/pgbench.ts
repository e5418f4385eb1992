import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createDatabase } from '../tools/postgres.mjs';
import { postgresProgram } from './site/bench-database.ts';

const execute = promisify(execFile);
const scale = 64;

/** The rate of pgbench, at 64 clients, on the machine for which the figures were set. */
const wantedTps = 4300;

/** By how much times may be longer on a machine with such a rate of pgbench. */
export const slowerAt = (tps: number): number => wantedTps / tps;

/** The best of several runs of pgbench's TPC-B, in transactions a second, each of them durable. */
export async function pgbenchPerSecond(
  serverUrl: string,
  seconds: number,
  runs: number,
  clients: number,
): Promise<number> {
  const url = await createDatabase(serverUrl, 'pgbench');
  const program = postgresProgram('pgbench');
  await execute(program, ['-i', '-q', '-s', String(scale), url]);
  const args = ['-c', String(clients), '-j', '2', '-T', String(seconds), url];
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const { stdout } = await execute(program, args);
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(`pgbench printed no figure:\n${stdout}`);
    best = Math.max(best, Number(perSecond));
  }
  // Else autovacuum would clean up after pgbench during the next measurement.
  const clearUp = ['-c', 'drop database pgbench', '-c', 'checkpoint'];
  await execute(postgresProgram('psql'), ['-X', '-q', '-d', serverUrl, ...clearUp]);
  return best;
}
