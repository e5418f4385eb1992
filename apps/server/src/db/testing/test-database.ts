import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from 'node:process';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../embedded/embedded-engine.ts';
import { openPostgresDatabase } from '../postgres/postgres-engine.ts';
import type { SqlEngine } from '../sql-engine.ts';
import { emptyArchive, migratedArchive } from './migrated-archive.ts';

declare module 'vitest' {
  /** Provided once for all test files of a run. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only these can be merged
  interface ProvidedContext {
    /** The PostgreSQL server on which tests create their databases. */
    postgresUrl: string;
    /** The template database with all migrations run. */
    migratedTemplate: string;
    /** The folder of the bundled programs that tests of the embedded database start. */
    bundledPrograms: string;
  }
}

type TestDatabaseOptions = {
  /** False: the embedded database runs in memory, for speed. */
  durable?: boolean;
  /** True: with all migrations run. */
  migrated?: boolean;
};

export type TestDatabase = {
  name: 'embedded' | 'postgres';
  /** Opens a new database, empty unless `migrated`; closing removes it. */
  open(options?: TestDatabaseOptions): Promise<SqlEngine>;
};

const embedded: TestDatabase = { name: 'embedded', open: openEmbedded };
const postgres: TestDatabase = { name: 'postgres', open: openPostgres };

/** For tests of code above the database: PostgreSQL, and with EVERY_ENGINE=1 both. */
export function testDatabases(): TestDatabase[] {
  return env['EVERY_ENGINE'] === '1' ? everyEngine() : [postgres];
}

/** For tests in which the two databases could differ: always both. */
export function everyEngine(): TestDatabase[] {
  return [embedded, postgres];
}

/** For tests that do not depend on the database: the one that opens fastest. */
export function anyDatabase(): TestDatabase {
  return postgres;
}

async function openEmbedded(options: TestDatabaseOptions = {}): Promise<SqlEngine> {
  const archive = await (options.migrated === true ? migratedArchive() : emptyArchive());
  if (options.durable === false) return openEmbeddedDatabase({ dataDir: undefined, archive });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-database-'));
  const engine = await openEmbeddedDatabase({ dataDir, archive });
  return closingWith(engine, () => rmSync(dataDir, { recursive: true, force: true }));
}

async function openPostgres(options: TestDatabaseOptions = {}): Promise<SqlEngine> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.migrated === true ? inject('migratedTemplate') : 'template0';
  // Copying the files is much faster than writing every page to the log.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const own = new URL(inject('postgresUrl'));
  own.pathname = `/${name}`;
  const engine = await openPostgresDatabase({ url: own.href });
  return closingWith(engine, () => {
    // Not awaited: what is left at the end of the run is removed with its server.
    onServer(`drop database if exists ${name} with (force)`).catch(() => undefined);
  });
}

let server: Pool | undefined;

/** Runs a statement on one connection per process, which does not keep the process alive. */
async function onServer(sql: string): Promise<void> {
  server ??= new Pool({
    connectionString: inject('postgresUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await server.query(sql);
}

function closingWith(engine: SqlEngine, remove: () => void): SqlEngine {
  const close = engine.close.bind(engine);
  let closed: Promise<void> | undefined;
  return Object.assign(engine, {
    close: () => {
      closed ??= close().then(remove);
      return closed;
    },
  });
}
