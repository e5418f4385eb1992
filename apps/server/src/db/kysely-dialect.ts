import {
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  IdentifierNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  RawNode,
  type TransactionSettings,
} from 'kysely';
import type { SqlConnection, SqlEngine } from './sql-engine.ts';
import { beginStatements, type Isolation } from './transaction.ts';

/**
 * Creates a Kysely over either database. Its transactions take a connection of their own, with an
 * isolation level if one is set; everything else goes to the engine. `connection()` pins nothing,
 * and destroying the Kysely leaves the engine open.
 */
export function createKysely<DB>(engine: SqlEngine): Kysely<DB> {
  return new Kysely<DB>({ dialect: new EngineDialect(engine) });
}

class EngineDialect implements Dialect {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  createDriver(): Driver {
    return new EngineDriver(this.#engine);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

class EngineDriver implements Driver {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(this.#engine);
  }

  async releaseConnection(connection: EngineConnection): Promise<void> {
    await connection.giveBack();
  }

  async beginTransaction(
    connection: EngineConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const { isolationLevel = 'read committed', accessMode } = settings;
    const begin = beginStatements[isolationLevel as Isolation] as string | undefined;
    if (begin === undefined) {
      throw new TypeError(`PostgreSQL has no isolation level ${isolationLevel}.`);
    }
    await connection.hold();
    await connection.run(begin);
    if (accessMode === 'read only') await connection.run('set transaction read only');
  }

  async commitTransaction(connection: EngineConnection): Promise<void> {
    await connection.run('commit');
  }

  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    await connection.run('rollback');
  }

  savepoint(connection: EngineConnection, name: string, compile: Compile): Promise<void> {
    return runOnSavepoint('savepoint', connection, name, compile);
  }

  rollbackToSavepoint(connection: EngineConnection, name: string, compile: Compile): Promise<void> {
    return runOnSavepoint('rollback to', connection, name, compile);
  }

  releaseSavepoint(connection: EngineConnection, name: string, compile: Compile): Promise<void> {
    return runOnSavepoint('release', connection, name, compile);
  }
}

type Compile = QueryCompiler['compileQuery'];

async function runOnSavepoint(
  command: string,
  connection: EngineConnection,
  name: string,
  compile: Compile,
): Promise<void> {
  const parts = [RawNode.createWithSql(`${command} `), IdentifierNode.create(name)];
  await connection.run(compile(RawNode.createWithChildren(parts), createQueryId()).sql);
}

/** Uses the engine, and from the begin of a transaction on one connection of it. */
class EngineConnection implements DatabaseConnection {
  readonly #engine: SqlEngine;
  #lent: SqlConnection | undefined;
  #finish: (() => Promise<void>) | undefined;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async run(sql: string): Promise<void> {
    await (this.#lent ?? this.#engine).query(sql);
  }

  async executeQuery<R>(query: {
    sql: string;
    parameters: readonly unknown[];
  }): Promise<QueryResult<R>> {
    const connection = this.#lent ?? this.#engine;
    const { rows, affectedRows } = await connection.query<R>(query.sql, query.parameters);
    return { rows, numAffectedRows: affectedRows };
  }

  // eslint-disable-next-line require-yield -- both databases answer a statement as a whole
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows cannot be streamed: ask for them page by page.');
  }

  /** Takes a connection from the engine and keeps it until it is returned. */
  hold(): Promise<void> {
    return new Promise((begun, failed) => {
      const held = this.#engine.withConnection(
        (connection) =>
          new Promise<void>((release) => {
            this.#lent = connection;
            this.#finish = async () => {
              release();
              await held;
            };
            begun();
          }),
      );
      held.catch(failed);
    });
  }

  async giveBack(): Promise<void> {
    const finish = this.#finish;
    this.#lent = undefined;
    this.#finish = undefined;
    await finish?.();
  }
}
