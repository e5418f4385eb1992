import { statfs } from 'node:fs/promises';

/** Enough for the database to write its log to the end and stop cleanly. */
export const leastFreeBytes = 32 * 1024 * 1024;

type ReadDisk = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Checks whether the disk of a folder has free space; true for a missing folder. */
export function diskRoom(folder: string, read: ReadDisk = (path) => statfs(path)) {
  return async (): Promise<boolean> => {
    try {
      const { bavail, bsize } = await read(folder);
      return bavail * bsize >= leastFreeBytes;
    } catch (error) {
      return (error as { code?: unknown } | null)?.code === 'ENOENT';
    }
  };
}
