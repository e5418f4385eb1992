import { processorSeconds } from '../site/processor-time.ts';
import type { Tree } from './tree.ts';

/** Processor time of this process so far, in seconds; an embedded database is part of it. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/**
 * Processor time of the database so far; of an embedded one, that of this process. What clears up
 * after earlier statements by itself is left out.
 */
export async function databaseSeconds({ engine }: Pick<Tree, 'engine'>): Promise<number> {
  if (engine.kind === 'embedded') return ownSeconds();
  const { rows } = await engine.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type <> 'autovacuum worker'`,
  );
  return rows.reduce((sum, { pid }) => sum + secondsIfRunning(pid), 0);
}

function secondsIfRunning(pid: number): number {
  try {
    return processorSeconds(pid);
  } catch {
    return 0;
  }
}
