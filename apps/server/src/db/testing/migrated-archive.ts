import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../embedded/embedded-engine.ts';
import { migrate, readMigrations } from '../migrations.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
export const cacheFolder = fileURLToPath(
  new URL('../../../../../.cache/test-database', import.meta.url),
);

const keptForMs = 24 * 60 * 60 * 1000;

let migrated: Promise<string> | undefined;
let empty: Promise<string> | undefined;

/**
 * A tar archive of an embedded database with all migrations run, made once for each state of the
 * migrations and then cached: loading it is much faster than making a database.
 */
export function migratedArchive(): Promise<string> {
  migrated ??= make(migrationsFolder);
  return migrated;
}

/** The same with no migration run. */
export function emptyArchive(): Promise<string> {
  empty ??= make(undefined);
  return empty;
}

async function make(folder: string | undefined): Promise<string> {
  const file = path.join(cacheFolder, `${stateOf(folder)}.tar`);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return file;
  }
  mkdirSync(cacheFolder, { recursive: true });
  removeOld();
  const engine = await openEmbeddedDatabase({ dataDir: undefined });
  try {
    if (folder !== undefined) await migrate(engine, folder);
    // Several test files may make it at once; each renames its own complete file.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, await engine.dump());
    renameSync(own, file);
  } finally {
    await engine.close();
  }
  return file;
}

/** Removes archives of earlier states of the migrations that have not been used for long. */
function removeOld(): void {
  for (const name of readdirSync(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (usedAt < Date.now() - keptForMs) rmSync(file, { recursive: true, force: true });
  }
}

function stateOf(folder: string | undefined): string {
  if (folder === undefined) return 'empty';
  const state = createHash('sha256');
  for (const { name, sha256 } of readMigrations(folder)) state.update(`${name} ${sha256}\n`);
  return state.digest('hex').slice(0, 24);
}
