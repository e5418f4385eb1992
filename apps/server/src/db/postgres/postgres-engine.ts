import { Pool, type PoolClient } from 'pg';
import type { SqlConnection, SqlEngine, SqlResult, SqlRow } from '../sql-engine.ts';
import { DatabaseUnavailableError, isOutdatedPlan } from '../sql-error.ts';
import { StatementNames } from '../statement-names.ts';
import { assertNoTransactionControl, leftOpen } from '../transaction-control.ts';
import { LentClient } from './lent-client.ts';
import { connectionError } from './postgres-errors.ts';
import { PostgresListener } from './postgres-listener.ts';
import {
  checkedUrl,
  clientSettings,
  addressOf,
  type PostgresOptions,
} from './postgres-settings.ts';

const defaultPoolSize = 10;
const idleTimeoutMs = 60_000;
const oldestServer = 150_000;

/** Opens the pool and connects once, so that a failure appears at the start. */
export async function openPostgresDatabase(options: PostgresOptions): Promise<PostgresEngine> {
  const engine = new PostgresEngine(options);
  try {
    const { rows } = await engine.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < oldestServer) {
      throw new DatabaseUnavailableError(
        'The server at DATABASE_URL must be PostgreSQL 15 or later.',
      );
    }
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** A pool of connections to a PostgreSQL server. */
export class PostgresEngine implements SqlEngine {
  readonly kind = 'postgres';
  readonly #pool: Pool;
  readonly #address: string;
  readonly #names = new StatementNames();
  readonly #listener: PostgresListener;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#address = addressOf(checkedUrl(options.url));
    const settings = clientSettings(options);
    this.#pool = new Pool({
      ...settings,
      max: options.poolSize ?? defaultPoolSize,
      idleTimeoutMillis: idleTimeoutMs,
    });
    // The pool replaces a connection that is lost while idle when one is next requested.
    this.#pool.on('error', ignore);
    // On a connection that is lost while lent, handed over or closed the pool has no listener, so
    // that its error would end the process.
    this.#pool.on('connect', (client) => client.on('error', ignore));
    this.#listener = new PostgresListener(settings, this.#address);
  }

  async query<R = SqlRow>(sql: string, parameters: readonly unknown[] = []): Promise<SqlResult<R>> {
    assertNoTransactionControl(sql);
    try {
      return await this.withConnection((connection) => connection.query<R>(sql, parameters));
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#names.rename(sql);
      return this.withConnection((connection) => connection.query<R>(sql, parameters));
    }
  }

  async runScript(sql: string): Promise<void> {
    await this.withConnection((connection) => connection.runScript(sql));
  }

  async withConnection<T>(use: (connection: SqlConnection) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const lent = new LentClient(client, this.#names);
    let failure: Error | undefined;
    try {
      const result = await use(lent);
      if (await rollBackIfOpen(client, lent)) throw new Error(leftOpen);
      return result;
    } catch (error) {
      failure = await rollBackIfOpen(client, lent).then(() => undefined, asError);
      throw error;
    } finally {
      // Given an error, the pool closes the connection.
      client.release(lent.lost ?? failure);
    }
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, onPayload);
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([this.#listener.close(), this.#pool.end()]).then(() => undefined);
    return this.#closing;
  }

  async #connect(): Promise<PoolClient> {
    if (this.#closing !== undefined) throw new DatabaseUnavailableError('The database is closed.');
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw connectionError(error, this.#address);
    }
  }
}

async function rollBackIfOpen(client: PoolClient, lent: LentClient): Promise<boolean> {
  if (!(await lent.giveBack())) return false;
  await client.query('rollback');
  return true;
}

function ignore(): void {}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
