/** PostgreSQL's fields of a refused statement; `code` is its SQLSTATE. */
type SqlErrorFields = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  schema?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
};

/** A statement that the database refused, with the same fields on both databases. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly code: string;
  readonly hint: string | undefined;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  declare readonly detail: string | undefined;

  constructor(fields: SqlErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.hint = fields.hint;
    this.schema = fields.schema;
    this.table = fields.table;
    this.column = fields.column;
    this.constraint = fields.constraint;
    // The detail quotes values of the row, so it stays out of what loggers copy.
    Object.defineProperty(this, 'detail', { value: fields.detail, enumerable: false });
  }
}

/** The database cannot be reached, has stopped, is closed or is too busy. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The SQLSTATEs that our code distinguishes. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  failedTransaction: '25P02',
  unknownStatement: '26000',
} as const;

/**
 * True when a prepared statement no longer fits the tables, as after a migration by another
 * process. The statement itself may be sent again.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof SqlError && error.code === '0A000' && error.message.startsWith('cached plan ')
  );
}

/** SQLSTATE classes of a lost connection or a stopping server: the outcome is in doubt. */
const inDoubt = /^(08|57)/;

/** True for any other SQL error: it has undone its statement, which may be sent again. */
export function isUndone(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !inDoubt.test(code);
}
