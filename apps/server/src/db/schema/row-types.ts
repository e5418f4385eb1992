import type { SqlEngine } from '../sql-engine.ts';
import type { ColumnType } from './column-types.ts';
import { ownRelations } from './schema-dump.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  checks: string[];
};

type Overlay = Readonly<Record<string, ColumnType>>;

const columnsOfTables = `
  with ${ownRelations}
  select own.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as generated,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = own.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      order by k.conname) as checks
  from own join pg_attribute a on a.attrelid = own.oid
  where own.relkind in ('r', 'p') and not own.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by own.relname collate "C", a.attnum`;

/** The TypeScript type of what `parserOf` returns; a type missing here stops the printing. */
const typesOfSql: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  'character varying': 'string',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

function typeOfSql({ table, name, type }: Column): string {
  const element = type.replace(/\[\]$/, '');
  const ours = typesOfSql[element];
  if (ours === undefined) {
    throw new Error(`${table}.${name}: say in row-types.ts what ${element} is in TypeScript.`);
  }
  return type === element ? ours : `${ours}[]`;
}

/** The union of a check that lists values: `CHECK ((kind = ANY (ARRAY['one'::text, …])))`. */
function unionOf(check: string): string | undefined {
  const [, several, one = ''] =
    /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|(.+))\)\)$/.exec(check) ?? [];
  const values = (several ?? one).split(', ');
  if (!values.every((value) => /^(?:'[^'\\]*'::text|\d+)$/.test(value))) return undefined;
  return values.map((value) => value.replace(/::text$/, '')).join(' | ');
}

function typeOf(column: Column, overlaid: string | undefined): string {
  const plain = typeOfSql(column);
  const [union] = column.checks.flatMap((check) => unionOf(check) ?? []);
  const listed = plain === 'string' || plain === 'number' ? union : undefined;
  const type = overlaid ?? listed ?? plain;
  const selected = column.nullable && type !== 'unknown' ? `${type} | null` : type;
  return column.generated ? `Generated<${selected}>` : selected;
}

function nameOfType(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function importsOf(overlay: Overlay): string[] {
  const namesOf = new Map<string, Set<string>>([['kysely', new Set(['Generated'])]]);
  for (const { type, from } of Object.values(overlay)) {
    if (type === undefined || from === undefined) continue;
    namesOf.set(from, (namesOf.get(from) ?? new Set()).add(type));
  }
  return [...namesOf].map(
    ([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';`,
  );
}

/**
 * Prints the row types of all tables for Kysely. Unions come from the checks that list values;
 * `overlay` adds what the database does not know, by `table.column`, and must name real columns.
 */
export async function printRowTypes(engine: SqlEngine, overlay: Overlay): Promise<string> {
  const { rows } = await engine.query<Column>(columnsOfTables);
  const real = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const unreal = Object.keys(overlay).filter((column) => !real.has(column));
  if (unreal.length > 0) {
    throw new Error(`column-types.ts names what no table has: ${unreal.join(', ')}.`);
  }

  const linesOf = new Map<string, string[]>();
  for (const column of rows) {
    const { type, note } = overlay[`${column.table}.${column.name}`] ?? {};
    const lines = linesOf.get(column.table) ?? [];
    if (note !== undefined) lines.push(`  /** ${note} */`);
    lines.push(`  ${column.name}: ${typeOf(column, type)};`);
    linesOf.set(column.table, lines);
  }
  const tables = [...linesOf].map(
    ([table, lines]) => `type ${nameOfType(table)} = {\n${lines.join('\n')}\n};\n`,
  );
  const list = [...linesOf.keys()].map((table) => `  ${table}: ${nameOfType(table)};`);
  return [
    '// Printed from the migrations; UPDATE_SCHEMA=1 with schema.test.ts prints it anew.\n',
    `${importsOf(overlay).join('\n')}\n`,
    ...tables,
    `export type Tables = {\n${list.join('\n')}\n};\n`,
  ].join('\n');
}
