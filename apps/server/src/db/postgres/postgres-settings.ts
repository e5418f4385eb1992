import type { ClientConfig } from 'pg';
import { DatabaseUnavailableError } from '../sql-error.ts';
import { parserOf } from '../sql-value.ts';

export type PostgresOptions = {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Connections of this process, besides one that listens; 10 by default. */
  poolSize?: number | undefined;
  /** The longest that one statement may run; 30 s by default. */
  statementTimeoutMs?: number | undefined;
  /** The longest wait for a connection, new or free; 10 s by default. */
  connectionTimeoutMs?: number | undefined;
};

const defaultStatementTimeoutMs = 30_000;
const defaultConnectionTimeoutMs = 10_000;

/** Parses the URL; throws an error that says what to set when it is not one of PostgreSQL. */
export function checkedUrl(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPostgres = parsed?.protocol === 'postgres:' || parsed?.protocol === 'postgresql:';
  if (parsed === undefined || !isPostgres || parsed.pathname.length < 2) {
    throw new DatabaseUnavailableError(
      'DATABASE_URL is not the address of a PostgreSQL database. Set it to ' +
        'postgres://user:password@host:5432/database, or leave it unset to use the embedded one.',
    );
  }
  return parsed;
}

/** Host, port and database, without the user and the password. */
export function addressOf(url: URL): string {
  return `${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`;
}

/** Settings shared by the pool and the connection that listens. */
export function clientSettings(options: PostgresOptions): ClientConfig {
  return {
    connectionString: options.url,
    application_name: 'pavilion',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? defaultConnectionTimeoutMs,
    statement_timeout: options.statementTimeoutMs ?? defaultStatementTimeoutMs,
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO -c bytea_output=hex',
    types: { getTypeParser: parserOf },
  };
}
