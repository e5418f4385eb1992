import type { SqlConnection, SqlEngine } from './sql-engine.ts';

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/** Literal statements, because a transaction's mode cannot be a parameter. */
export const beginStatements: Record<Isolation, string> = {
  'read committed': 'begin isolation level read committed',
  'repeatable read': 'begin isolation level repeatable read',
  serializable: 'begin isolation level serializable',
};

/** Runs `use` in a transaction on a connection of its own; an error rolls it back. */
export function inTransaction<T>(
  engine: SqlEngine,
  use: (connection: SqlConnection) => Promise<T>,
  isolation: Isolation = 'read committed',
): Promise<T> {
  return engine.withConnection(async (connection) => {
    await connection.query(beginStatements[isolation]);
    const result = await use(connection);
    await connection.query('commit');
    return result;
  });
}
