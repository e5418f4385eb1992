import { existsSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { WorkerThread } from './worker-thread.ts';

/**
 * Makes sure that the files of a database are in `<dataDir>/database` and returns that folder.
 * They are made in another folder, synced to the disk and only then renamed, so that an
 * interrupted start leaves nothing that looks like a database.
 */
export async function ensureDataDirectory(dataDir: string, archive?: string): Promise<string> {
  const directory = path.join(dataDir, 'database');
  if (existsSync(path.join(directory, 'PG_VERSION'))) return directory;
  const unfinished = path.join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await create(unfinished, archive);
  await syncTree(unfinished);
  renameSync(unfinished, directory);
  await syncFile(dataDir);
  return directory;
}

/** Creates the files in a thread of its own, whose memory is freed afterwards. */
async function create(directory: string, archive: string | undefined): Promise<void> {
  const thread = new WorkerThread({ task: 'create', directory, archive }, () => undefined);
  await thread.until('closed');
  await thread.ended;
}

/** Syncs files in parallel, since the disk syncs several in the time of one. */
async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const inside = path.join(directory, entry.name);
      return entry.isDirectory() ? syncTree(inside) : syncFile(inside);
    }),
  );
  await syncFile(directory);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
