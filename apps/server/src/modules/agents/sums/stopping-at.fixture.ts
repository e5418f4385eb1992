import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlConnection, SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';

/** A database whose process ends before its statement of this number. */
export function stoppingAt(engine: SqlEngine, last: number) {
  let left = last;
  const counted = (connection: SqlConnection): SqlConnection => ({
    query: (text, values) => {
      left -= 1;
      if (left < 0) return Promise.reject(new Error('the process has ended'));
      return connection.query(text, values);
    },
    runScript: (text) => connection.runScript(text),
  });
  const stopping: SqlEngine = {
    ...engine,
    ...counted(engine),
    kind: engine.kind,
    withConnection: (use) => engine.withConnection((connection) => use(counted(connection))),
  };
  return { db: createKysely<Tables>(stopping), hasStopped: () => left < 0 };
}
