import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Fate } from './tables-of-people.ts';

type Column = { table: string; column: string; type: string };
type Link = { table: string; column: string; target: string };

/** Columns that hold the number of a member or an account, with a foreign key or without. */
const personColumn = /^(?:\w+_)?(?:member|account|agent|ancestor|parent|peer|other|contra)_id$/;
const searched = new Set(['text', 'character varying', 'jsonb', 'json', 'bytea', 'text[]']);

/** What a cleared column holds, as text where it is JSON. */
const nothing: ReadonlySet<unknown> = new Set([undefined, null, '', '{}', '{"EN":"","TY":""}']);

function listColumns(db: Database): Promise<Column[]> {
  return sql<Column>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`
    .execute(db)
    .then(({ rows }) => rows);
}

function listLinks(db: Database): Promise<Link[]> {
  return sql<Link>`
    select c.relname as "table", a.attname as "column", t.relname as target
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid and not c.relispartition
    join pg_class t on t.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and cardinality(f.conkey) = 1
    order by 1, f.conkey[1]`
    .execute(db)
    .then(({ rows }) => rows);
}

/** Reads the catalogue, and finds in every table what belongs to a person. */
export async function personFinder(db: Database) {
  const columns = await listColumns(db);
  const links = await listLinks(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const columnsOf = (table: string) => columns.filter((one) => one.table === table);

  const linked = new Set(
    columns.filter(({ column }) => personColumn.test(column)).map(({ table }) => table),
  );
  linked.add('member');
  for (let before = 0; before < linked.size;) {
    before = linked.size;
    for (const { table, target } of links) if (linked.has(target)) linked.add(table);
  }

  /** The rows of a table that are about a member. */
  function about(table: string, memberId: bigint): RawBuilder<unknown> {
    const has = (column: string) => columnsOf(table).some((one) => one.column === column);
    if (table === 'member') return sql`id = ${memberId}`;
    if (has('member_id')) return sql`member_id = ${memberId}`;
    if (has('agent_id')) return sql`agent_id = ${memberId}`;
    if (has('account_id')) {
      return sql`account_id in (select id from account where member_id = ${memberId})`;
    }
    const link = links.find((one) => one.table === table && linked.has(one.target));
    if (!link) throw new Error(`${table} does not lead to a member`);
    const { column, target } = link;
    return sql`${sql.ref(column)} in
      (select id from ${sql.table(target)} where ${about(target, memberId)})`;
  }

  async function rowsOf(table: string, memberId: bigint): Promise<Record<string, unknown>[]> {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${about(table, memberId)}
      order by to_jsonb(t)::text`.execute(db);
    return rows.map(({ row }) => row);
  }

  const isEmpty = (value: unknown) => nothing.has(asText(value));

  /** Lists the tables, and the columns, that still have something of a member. */
  async function left(fates: Readonly<Record<string, Fate>>, memberId: bigint): Promise<string[]> {
    const found: string[] = [];
    for (const [table, fate] of Object.entries(fates)) {
      if (fate !== 'erased' && 'kept' in fate) continue;
      const rows = await rowsOf(table, memberId);
      if (fate === 'erased') {
        if (rows.length > 0) found.push(table);
        continue;
      }
      const full = fate.cleared.filter((column) => rows.some((row) => !isEmpty(row[column])));
      found.push(...full.map((column) => `${table}.${column}`));
    }
    return found;
  }

  /** Lists the columns of all tables that hold one of the words anywhere, in any case. */
  async function naming(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column, type } of columns) {
      if (!searched.has(type)) continue;
      const value = sql.ref(column);
      const text = type === 'bytea' ? sql`encode(${value}, 'escape')` : sql`${value}::text`;
      const { rows } = await sql`
        select 1 from ${sql.table(table)}, unnest(${[...words]}::text[]) as word
        where strpos(lower(${text}), lower(word)) > 0 limit 1`.execute(db);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found.toSorted();
  }

  /** Every row about a member, by table. */
  async function everything(memberId: bigint): Promise<Record<string, unknown[]>> {
    const all = [...linked].map(async (table) => [table, await rowsOf(table, memberId)] as const);
    return Object.fromEntries(await Promise.all(all));
  }

  return { tables, linked: [...linked].toSorted(), rowsOf, left, naming, everything };
}

function asText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

export type PersonFinder = Awaited<ReturnType<typeof personFinder>>;
