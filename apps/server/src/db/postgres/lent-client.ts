import type { PoolClient, QueryConfig } from 'pg';
import type { SqlConnection, SqlResult, SqlRow } from '../sql-engine.ts';
import { DatabaseUnavailableError, SqlError, sqlState } from '../sql-error.ts';
import { encodeParameter } from '../sql-parameter.ts';
import type { StatementNames } from '../statement-names.ts';
import {
  alreadyReturned,
  rolledBackInstead,
  wasRolledBackInstead,
} from '../transaction-control.ts';
import { statementError } from './postgres-errors.ts';

// The driver's types leave this setting out; without it, SQL without parameters may be several
// statements.
type ExtendedQuery = QueryConfig & { queryMode: 'extended' };

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection of the pool while it is lent to one caller. Statements run one after another. */
export class LentClient implements SqlConnection {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  #last: Promise<unknown> = Promise.resolve();
  #isLent = true;
  #lost: DatabaseUnavailableError | undefined;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async query<R = SqlRow>(sql: string, parameters: readonly unknown[] = []): Promise<SqlResult<R>> {
    const values = parameters.map((value, index) => encodeParameter(value, index + 1));
    const name = this.#names.nameOf(sql);
    const query: ExtendedQuery = {
      text: sql,
      values,
      queryMode: 'extended',
      ...(name === undefined ? {} : { name }),
    };
    const { rows, command, rowCount } = await this.#queued(() => this.#client.query(query));
    if (wasRolledBackInstead(sql, command)) {
      throw new SqlError({ code: sqlState.failedTransaction, message: rolledBackInstead });
    }
    return { rows: rows as R[], affectedRows: changing.has(command) ? BigInt(rowCount ?? 0) : 0n };
  }

  async runScript(sql: string): Promise<void> {
    await this.#queued(() => this.#client.query(sql));
  }

  /** Why the connection cannot be used again, if it cannot. */
  get lost(): DatabaseUnavailableError | undefined {
    return this.#lost;
  }

  /** Refuses further statements, waits for running ones; returns whether a transaction is open. */
  async giveBack(): Promise<boolean> {
    this.#isLent = false;
    await this.#last;
    return this.#lost === undefined && this.#client.getTransactionStatus() !== 'I';
  }

  async #queued<T>(run: () => Promise<T>): Promise<T> {
    if (!this.#isLent) throw new Error(alreadyReturned);
    const before = this.#last;
    const mine = before.then(run);
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } catch (error) {
      const known = statementError(error);
      if (known instanceof DatabaseUnavailableError) this.#lost ??= known;
      throw known;
    }
  }
}
