import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase, findPostgres, freePort, startPostgres } from '#tools/postgres.mjs';

export const databaseNames = ['embedded', 'postgres'] as const;

export type DatabaseName = (typeof databaseNames)[number];

/** For tests that prove as much on one database as on both; EVERY_ENGINE=1 runs both. */
export const oneDatabase: readonly DatabaseName[] =
  process.env['EVERY_ENGINE'] === '1' ? databaseNames : ['postgres'];

/** A row of a query that selects every column as text. */
export type TextRow = Record<string, string>;

export type SiteDatabase = {
  name: DatabaseName;
  /** For DATABASE_URL; empty for the embedded database. */
  url: string;
  /**
   * Reads rows directly, not through the site. The statements of `before` run first and are rolled
   * back after it. The embedded database can be read only while the site is stopped.
   */
  read(query: string, before?: readonly string[]): Promise<TextRow[]>;
  close(): Promise<void>;
};

const execute = promisify(execFile);

export function psqlPath(): string {
  const folder = findPostgres();
  return folder === undefined ? 'psql' : path.join(folder, 'psql');
}

function asJson(query: string): string {
  return `select coalesce(json_agg(found), '[]')::text as rows from (${query}) as found`;
}

async function readPostgres(url: string, statements: readonly string[], query: string) {
  const all = ['begin', ...statements, asJson(query), 'rollback'].flatMap((sql) => ['-c', sql]);
  const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url, ...all];
  const { stdout } = await execute(psqlPath(), args, { maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(stdout) as TextRow[];
}

async function readEmbedded(dataDir: string, statements: readonly string[], query: string) {
  const database = await PGlite.create(path.join(dataDir, 'database'));
  try {
    await database.exec('begin');
    for (const statement of statements) await database.exec(statement);
    const { rows } = await database.query<{ rows: string }>(asJson(query));
    await database.exec('rollback');
    return JSON.parse(rows[0]?.rows ?? '[]') as TextRow[];
  } finally {
    await database.close();
  }
}

/** A PostgreSQL database; `readUrl` reads it directly where `url` leads through a proxy. */
export function postgresDatabase(
  url: string,
  close: () => Promise<void> = () => Promise.resolve(),
  readUrl = url,
): SiteDatabase {
  return {
    name: 'postgres',
    url,
    read: (query, before = []) => readPostgres(readUrl, before, query),
    close,
  };
}

/** Creates an empty database for one site, or opens the embedded one of its data folder. */
export async function openDatabase(name: DatabaseName, dataDir: string): Promise<SiteDatabase> {
  if (name === 'embedded') {
    return {
      name,
      url: '',
      read: (query, before = []) => readEmbedded(dataDir, before, query),
      close: () => Promise.resolve(),
    };
  }
  const given = process.env['TEST_POSTGRES_URL'] ?? '';
  const server = given === '' ? await startPostgres({ port: await freePort() }) : null;
  const own = `system_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server?.url ?? given, own);
  return postgresDatabase(url, async () => server?.stop());
}
