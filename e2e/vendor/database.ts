import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase, findPostgres, freePort, startPostgres } from '../../tools/postgres.mjs';

export const databaseNames = ['embedded', 'postgres'] as const;

export type DatabaseName = (typeof databaseNames)[number];

/** Where one database proves as much as the other; EVERY_ENGINE=1 asks both. */
export const oneDatabase: readonly DatabaseName[] =
  process.env['EVERY_ENGINE'] === '1' ? databaseNames : ['postgres'];

/** A row of `select … as text`; every column is asked for as text. */
export type TextRow = Record<string, string>;

export type SiteDatabase = {
  name: DatabaseName;
  /** For DATABASE_URL; empty for the embedded database. */
  url: string;
  /**
   * Rows of a query, read past the site, after `before` was done for the length of this reading
   * only. The embedded database can be read only while the site is stopped.
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

/** A database of a PostgreSQL server that is read past whatever stands before it at `url`. */
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

/** An empty database for one site, or the embedded one of its data folder. */
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
