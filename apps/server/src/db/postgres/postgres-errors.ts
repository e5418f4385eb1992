import { DatabaseError } from 'pg';
import { DatabaseUnavailableError, SqlError } from '../sql-error.ts';

const advice = 'Check DATABASE_URL, or leave it unset to use the embedded database.';

const connectionRefusals: Record<string, string> = {
  '28P01': 'refused the password',
  '28000': 'refused the user',
  '3D000': 'has no such database',
  '53300': 'has no connection left',
  '57P03': 'is still starting or is shutting down',
};

// The classes of SQLSTATE in which the connection is lost or the server is going away.
const lostConnection = /^(?:08|57P0[1-5])/;

/** Maps a failed statement to the error that both databases throw. */
export function statementError(error: unknown): Error {
  if (error instanceof DatabaseError) {
    if (lostConnection.test(error.code ?? '')) {
      return new DatabaseUnavailableError(`The PostgreSQL server ended it: ${error.message}`);
    }
    return sqlError(error);
  }
  if (isOfConnection(error)) {
    return new DatabaseUnavailableError(`The connection to PostgreSQL was lost: ${error.message}`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Maps a failed connection; `address` is host, port and database, never the password. */
export function connectionError(error: unknown, address: string): DatabaseUnavailableError {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const known = connectionRefusals[code];
  const reason = known === undefined ? `cannot be reached (${message || code})` : known;
  return new DatabaseUnavailableError(`The PostgreSQL server ${address} ${reason}. ${advice}`);
}

function sqlError(error: DatabaseError): SqlError {
  return new SqlError({
    code: error.code ?? '',
    message: error.message,
    detail: error.detail,
    hint: error.hint,
    schema: error.schema,
    table: error.table,
    column: error.column,
    constraint: error.constraint,
  });
}

/** True for socket errors, which have a system code, and for the driver's connection errors. */
function isOfConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || /connection|not queryable/i.test(error.message);
}
