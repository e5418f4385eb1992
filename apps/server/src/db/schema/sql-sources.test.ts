import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { SqlConnection, SqlEngine } from '../sql-engine.ts';
import { everyEngine } from '../testing/test-database.ts';

type SqlFunction = { name: string; signature: string; definition: string };

const folder = fileURLToPath(new URL('../../sql', import.meta.url));
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** A function in a source file or migration, with the comment above it. */
const written = /^(?:--[^\n]*\n)*create or replace function (\w+)\([^]*?\$\$;$/gm;
const texts = sources.flatMap((source) =>
  [...source.matchAll(written)].map(([text, name = '']) => ({ name, text })),
);

/** Reads our own functions: not PostgreSQL's, not of an extension. */
async function functionsIn(connection: SqlConnection): Promise<SqlFunction[]> {
  const { rows } = await connection.query<SqlFunction>(`
    select p.proname as name, p.oid::regprocedure::text as signature,
      pg_get_functiondef(p.oid) as definition
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by signature`);
  return rows;
}

/** Reads the functions that the source files define, in place of those of the migrations. */
async function functionsOfSources(
  engine: SqlEngine,
  migrated: readonly SqlFunction[],
): Promise<SqlFunction[]> {
  const signatures = migrated.map(({ signature }) => signature);
  return engine.withConnection(async (connection) => {
    await connection.query('begin');
    try {
      // A body may name a function of a later file, or a table of the migration to come.
      await connection.query('set local check_function_bodies = off');
      await connection.query(`drop routine ${signatures.join(', ')} cascade`);
      for (const source of sources) await connection.runScript(source);
      return await functionsIn(connection);
    } finally {
      await connection.query('rollback');
    }
  });
}

/** Says what to do about functions that differ, with the text that a migration must contain. */
function whatToDo(changed: readonly string[], sourceless: readonly string[]): string {
  const parts: string[] = [];
  if (changed.length > 0) {
    parts.push(
      `The next migration must carry ${changed.join(', ')} as below, unless the newest one is`,
      'right: then copy its text into the source.\n',
      ...texts.filter(({ name }) => changed.includes(name)).map(({ text }) => `${text}\n`),
    );
  }
  if (sourceless.length > 0) {
    parts.push(
      `No source has ${sourceless.join(', ')}: write one, or drop it in the next migration.\n`,
    );
  }
  return parts.join('\n');
}

describe.each(everyEngine())('the sources of the functions on the $name database', ({ open }) => {
  let engine: SqlEngine;

  afterEach(() => engine.close());

  it('define the same functions as the migrations', async () => {
    engine = await open({ durable: false, migrated: true });
    const migrated = await functionsIn(engine);
    const sourced = await functionsOfSources(engine, migrated);

    const names = texts.map(({ name }) => name).toSorted();
    expect(names, 'Each function stands once, from `create or replace function` to `$$;`').toEqual(
      sourced.map(({ name }) => name).toSorted(),
    );

    const definitions = new Set(migrated.map(({ definition }) => definition));
    const changed = sourced
      .filter(({ definition }) => !definitions.has(definition))
      .map(({ name }) => name);
    const signatures = new Set(sourced.map(({ signature }) => signature));
    const sourceless = migrated
      .map(({ signature }) => signature)
      .filter((signature) => !signatures.has(signature));
    expect(
      { changed, sourceless },
      `Sources and migrations differ.\n${whatToDo(changed, sourceless)}`,
    ).toEqual({ changed: [], sourceless: [] });
  });
});
