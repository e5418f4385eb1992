import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Takes all free space, also what becomes free later, until `clear`. */
  fill(): void;
  clear(): void;
  remove(): void;
};

const ballast = Buffer.alloc(64 * 1024);
const refillMs = 10;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

/** A file system of a fixed size; only root may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'pavilion', folder]);
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'ballast');
  let open: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  function takeWhatIsFree(): void {
    try {
      while (open !== null) writeSync(open, ballast);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  function clear(): void {
    clearInterval(timer);
    if (open !== null) closeSync(open);
    open = null;
    rmSync(file, { force: true });
  }

  return {
    folder,
    fill() {
      open = openSync(file, 'w');
      takeWhatIsFree();
      timer = setInterval(takeWhatIsFree, refillMs);
    },
    clear,
    remove() {
      clear();
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
