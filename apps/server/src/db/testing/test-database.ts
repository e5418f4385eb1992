import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from 'node:process';
import { openEmbeddedDatabase } from '../embedded/embedded-engine.ts';
import { migrate } from '../migrations.ts';
import { openPostgresDatabase } from '../postgres/postgres-engine.ts';
import type { SqlEngine } from '../sql-engine.ts';
import { emptyArchive, migratedArchive, migrationsFolder } from './migrated-archive.ts';

type TestDatabaseOptions = {
  /** False: the embedded database runs in memory, for tests that only ask for speed. */
  durable?: boolean;
  /** True: with all migrations run. */
  migrated?: boolean;
};

export type TestDatabase = {
  name: 'embedded' | 'postgres';
  /** A database of its own, empty unless `migrated`; it is removed when it is closed. */
  open(options?: TestDatabaseOptions): Promise<SqlEngine>;
};

/** Every database that tests run on: PostgreSQL too where TEST_POSTGRES_URL names a server. */
export function testDatabases(): TestDatabase[] {
  const url = env['TEST_POSTGRES_URL'] ?? '';
  const embedded: TestDatabase = { name: 'embedded', open: openEmbedded };
  if (url === '') return [embedded];
  return [embedded, { name: 'postgres', open: (options) => openPostgres(url, options) }];
}

async function openEmbedded(options: TestDatabaseOptions = {}): Promise<SqlEngine> {
  const archive = await (options.migrated === true ? migratedArchive() : emptyArchive());
  if (options.durable === false) return openEmbeddedDatabase({ dataDir: undefined, archive });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-database-'));
  const engine = await openEmbeddedDatabase({ dataDir, archive });
  return closingWith(engine, () => rmSync(dataDir, { recursive: true, force: true }));
}

async function openPostgres(url: string, options: TestDatabaseOptions = {}): Promise<SqlEngine> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const engine = await openPostgresDatabase({ url: own.href });
  if (options.migrated === true) await migrate(engine, migrationsFolder);
  return closingWith(engine, () => onServer(url, `drop database if exists ${name} with (force)`));
}

/** Neither statement may run in a transaction, and names cannot be parameters. */
async function onServer(url: string, sql: string): Promise<void> {
  const server = await openPostgresDatabase({ url, poolSize: 1 });
  try {
    await server.runScript(sql);
  } finally {
    await server.close();
  }
}

function closingWith(engine: SqlEngine, remove: () => void | Promise<void>): SqlEngine {
  const close = engine.close.bind(engine);
  let closed: Promise<void> | undefined;
  return Object.assign(engine, {
    close: () => {
      closed ??= close().then(remove);
      return closed;
    },
  });
}
