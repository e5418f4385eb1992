import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../embedded/embedded-engine.ts';
import { migrate, readMigrations } from '../migrations.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../../../../.cache/test-database', import.meta.url));

let made: Promise<string> | undefined;

/**
 * A tar archive of an embedded database with all migrations run, made once for each state of the
 * migrations and then kept: loading it takes a fraction of what making a database takes.
 */
export function migratedArchive(): Promise<string> {
  made ??= make(migrationsFolder);
  return made;
}

/** The same with no migration run. */
export function emptyArchive(): Promise<string> {
  return make(undefined);
}

async function make(folder: string | undefined): Promise<string> {
  const file = path.join(cacheFolder, `${stateOf(folder)}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const engine = await openEmbeddedDatabase({ dataDir: undefined });
  try {
    if (folder !== undefined) await migrate(engine, folder);
    // Several test files may make it at once; each gives a whole file its name.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, await engine.dump());
    renameSync(own, file);
  } finally {
    await engine.close();
  }
  return file;
}

function stateOf(folder: string | undefined): string {
  if (folder === undefined) return 'empty';
  const state = createHash('sha256');
  for (const { name, sha256 } of readMigrations(folder)) state.update(`${name} ${sha256}\n`);
  return state.digest('hex').slice(0, 24);
}
