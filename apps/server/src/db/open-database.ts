import { mkdirSync } from 'node:fs';
import { openEmbeddedDatabase } from './embedded/embedded-engine.ts';
import { openPostgresDatabase } from './postgres/postgres-engine.ts';
import type { SqlEngine } from './sql-engine.ts';
import { DatabaseUnavailableError } from './sql-error.ts';

type DatabaseOptions = {
  /** DATABASE_URL; without it the embedded database is used. */
  url?: string | undefined;
  /** The folder of the embedded database; created if missing. */
  dataDir: string;
  /** Connections of this process to a PostgreSQL server. */
  poolSize?: number | undefined;
  statementTimeoutMs?: number | undefined;
};

/** Opens the database; throws `DatabaseUnavailableError` whose message says what to set. */
export async function openDatabase(options: DatabaseOptions): Promise<SqlEngine> {
  const { url, dataDir, ...limits } = options;
  if (url !== undefined && url.trim() !== '') return openPostgresDatabase({ url, ...limits });
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The data directory ${dataDir} cannot be made (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this process may write to, or DATABASE_URL.',
    );
  }
  return openEmbeddedDatabase({ dataDir });
}
