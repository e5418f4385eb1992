import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailableError } from '../sql-error.ts';

/** A process; its start time distinguishes it from a later one with the same number. */
type Owner = { pid: number; startedAt: string };

const takeoverLimit = 3;

/**
 * Locks a directory for one process by a file in it. The lock of a process that is gone is taken
 * over. Returns the function that releases the lock.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'database.lock');
  const mine = path.join(directory, `database.lock.${process.pid}`);
  const text = JSON.stringify(describe(process.pid));
  writeFileSync(mine, text, { flush: true });
  try {
    for (let attempt = 0; attempt < takeoverLimit; attempt++) {
      if (tryLink(mine, file)) {
        return () => {
          if (read(file) === text) rmSync(file, { force: true });
        };
      }
      refuseIfAlive(file, directory);
      removeStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new DatabaseUnavailableError(
    `The database in ${directory} is being opened by another process.`,
  );
}

/** Links the file, which is atomic, so that no process reads half a lock. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function refuseIfAlive(file: string, directory: string): void {
  const owner = parse(read(file));
  if (owner === undefined || !isRunning(owner)) return;
  const who = owner.pid === process.pid ? 'this process' : `process ${owner.pid}`;
  throw new DatabaseUnavailableError(
    `The database in ${directory} is in use by ${who}. ` +
      'Stop it first, or set another data directory.',
  );
}

/** Moves the stale lock aside, and back again if another process has just taken it. */
function removeStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const owner = parse(read(aside));
  if (owner !== undefined && isRunning(owner)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): Owner | undefined {
  try {
    return JSON.parse(text ?? '') as Owner;
  } catch {
    return undefined;
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = describe(owner.pid);
  return now.startedAt === owner.startedAt;
}

/** Reads the start time from /proc; without /proc the process number alone identifies a process. */
function describe(pid: number): Owner {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the 20th field after it is the start, in clock ticks.
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return { pid, startedAt };
  } catch {
    return { pid, startedAt: '' };
  }
}
