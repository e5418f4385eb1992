/** A row by column name; see `sql-value.ts` for the JavaScript type of each column type. */
export type SqlRow = Record<string, unknown>;

/** `affectedRows` counts inserted, updated, deleted or merged rows; it is 0 for every other one. */
export type SqlResult<R> = { rows: R[]; affectedRows: bigint };

export type SqlConnection = {
  /**
   * Runs one statement. Parameters are `$1`, `$2` …; see `sql-parameter.ts` for what they may be.
   * Throws `SqlError` when the database refuses it and `DatabaseUnavailableError` when no database
   * can be reached.
   */
  query<R = SqlRow>(sql: string, parameters?: readonly unknown[]): Promise<SqlResult<R>>;
  /** Runs several statements; outside a transaction they succeed or fail as one. */
  runScript(sql: string): Promise<void>;
};

/** The common interface of both databases. Every session runs in UTC. */
export type SqlEngine = SqlConnection & {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Lends one connection to `use` alone, for BEGIN … COMMIT. A transaction that is still open when
   * `use` ends is rolled back, which is an error when `use` did not throw. Inside `use`, query only
   * the lent connection: the engine itself may be waiting for it.
   */
  withConnection<T>(use: (connection: SqlConnection) => Promise<T>): Promise<T>;
  /**
   * Calls `onPayload` for every NOTIFY on the channel, after its commit. An empty payload means
   * that messages may have been missed, as after a lost connection: read the state again.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Waits for running statements, then closes the database. */
  close(): Promise<void>;
};
