import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SqlConnection, SqlEngine } from './sql-engine.ts';
import { SqlError } from './sql-error.ts';

/** One numbered file of SQL, `0001-what-it-does.sql`. */
type Migration = { number: number; name: string; sha256: string; sql: string };

/** What stops the start: the files and the database do not fit together. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const fileName = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
const endsTransaction = /^\s*(?:begin|start\s+transaction|commit|rollback)\s*;/im;

// Any number will do, as long as nothing else takes it.
const lockKey = 7_284_645_211n;

/** Reads the files of a folder in order; throws a sentence about one that breaks the rules. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name, index) => {
    const sql = readFileSync(path.join(folder, name), 'utf8');
    const number = Number(fileName.exec(name)?.[1]);
    checkFile(name, number, index + 1, sql);
    return { number, name, sha256: createHash('sha256').update(sql).digest('hex'), sql };
  });
}

/**
 * Brings the database to the state of the newest file: each file in a transaction of its own, in
 * order, by one process at a time. Returns the names of those it ran. Throws `MigrationError` when
 * a file that was run before has changed or is gone, or when one fails.
 */
export async function migrate(engine: SqlEngine, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return engine.withConnection(async (connection) => {
    // Another process may take its time with a long one, and so may a file itself.
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      return await runPending(connection, migrations);
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [lockKey]);
      await connection.query('reset statement_timeout');
    }
  });
}

async function runPending(connection: SqlConnection, migrations: Migration[]): Promise<string[]> {
  await connection.runScript(`
    create table if not exists schema_migration (
      number int4 primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows: applied } = await connection.query<Migration>(
    'select number, name, sha256 from schema_migration order by number',
  );
  for (const old of applied) checkUnchanged(old, migrations);
  const pending = migrations.slice(applied.length);
  for (const migration of pending) await runOne(connection, migration);
  return pending.map((migration) => migration.name);
}

async function runOne(connection: SqlConnection, migration: Migration): Promise<void> {
  await connection.query('begin');
  try {
    await connection.runScript(migration.sql);
    await connection.query(
      'insert into schema_migration (number, name, sha256) values ($1, $2, $3)',
      [migration.number, migration.name, migration.sha256],
    );
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    if (!(error instanceof SqlError)) throw error;
    throw new MigrationError(`The migration ${migration.name} failed: ${error.message}`, {
      cause: error,
    });
  }
}

function checkUnchanged(applied: Migration, migrations: Migration[]): void {
  const file = migrations[applied.number - 1];
  if (file === undefined) {
    throw new MigrationError(
      `The database has run ${applied.name}, which this version does not have. ` +
        'Start the version that made it, or a later one.',
    );
  }
  if (file.sha256 !== applied.sha256 || file.name !== applied.name) {
    throw new MigrationError(
      `The migration ${applied.name} has changed since it was run on this database. ` +
        'Restore the file as it was, and put the change into a new one.',
    );
  }
}

function checkFile(name: string, number: number, expected: number, sql: string): void {
  if (!fileName.test(name)) {
    throw new MigrationError(`The migration ${name} must be named like 0001-what-it-does.sql.`);
  }
  if (number !== expected) {
    throw new MigrationError(
      `The migration ${name} should have the number ${String(expected).padStart(4, '0')}.`,
    );
  }
  if (!/^-- \S/.test(sql)) {
    throw new MigrationError(`The migration ${name} must begin with a comment that says why.`);
  }
  if (endsTransaction.test(sql)) {
    throw new MigrationError(
      `The migration ${name} must not begin or end a transaction: it is run in one.`,
    );
  }
}
