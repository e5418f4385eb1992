/** A row by column name; see `sql-value.ts` for the JavaScript type of each column type. */
export type SqlRow = Record<string, unknown>;

/** `affectedRows` counts inserted, updated, deleted or merged rows; it is 0 for every other one. */
export type SqlResult<R> = { rows: R[]; affectedRows: bigint };

export type SqlConnection = {
  /**
   * Runs one statement. Parameters are `$1`, `$2` …; see `sql-parameter.ts` for what they may be.
   * Throws `SqlError` when the database refuses it and `DatabaseUnavailableError` when there is
   * none to ask.
   */
  query<R = SqlRow>(sql: string, parameters?: readonly unknown[]): Promise<SqlResult<R>>;
  /** Runs several statements; outside a transaction they succeed or fail as one. */
  runScript(sql: string): Promise<void>;
};

/** The one face of both databases. Every session runs in UTC. */
export type SqlEngine = SqlConnection & {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Lends one connection to `use` alone, for BEGIN … COMMIT. A transaction that is still open when
   * `use` ends is rolled back; when `use` did not throw, that is then an error of its own.
   * Inside `use`, ask only the connection that was lent: the engine itself may be waiting for it.
   */
  withConnection<T>(use: (connection: SqlConnection) => Promise<T>): Promise<T>;
  /**
   * Calls `onPayload` for every NOTIFY on the channel, after its commit. An empty payload means
   * that messages may have been missed, as after a lost connection: read the state anew.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Waits for what is running, then lets go of the database. */
  close(): Promise<void>;
};
