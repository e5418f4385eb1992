// Comments and empty statements may precede the keyword.
const before = /^(?:[\s;]|--[^\n]*|\/\*[^]*?\*\/)*/;
const words = /(?:begin|start|commit|end|rollback|abort|savepoint|release)\b/;
const control = new RegExp(before.source + words.source, 'i');
const ending = /^\s*(?:commit|end)\b/i;

/** Throws for BEGIN, COMMIT and the like, where all callers share the connection. */
export function assertNoTransactionControl(sql: string): void {
  if (control.test(sql)) {
    throw new TypeError('Transactions need a connection of their own: use withConnection.');
  }
}

/** True when a COMMIT was answered with a rollback, as PostgreSQL does after a failed statement. */
export function wasRolledBackInstead(sql: string, command: string): boolean {
  return command === 'ROLLBACK' && ending.test(sql);
}

export const rolledBackInstead =
  'The transaction was rolled back instead of committed, because a statement in it had failed.';

export const leftOpen =
  'A transaction was still open when its connection came back; it was rolled back.';

export const alreadyReturned =
  'This connection has come back to the database: use it only inside its withConnection.';
