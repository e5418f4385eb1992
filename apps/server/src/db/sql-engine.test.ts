import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from './sql-engine.ts';
import { SqlError, sqlState } from './sql-error.ts';
import { everyEngine } from './testing/test-database.ts';

const instant = new Date('2026-03-04T05:06:07.089Z');
const bytes = Buffer.from([0, 1, 92, 34, 255]);
const tricky = 'a"b\\c,{d} é 漢 \n NULL';

/** Type, input, and output where that differs. */
const values: [type: string, input: unknown, output?: unknown][] = [
  ['int8', 9_223_372_036_854_775_807n],
  ['int8', -5n],
  ['int8', 7, 7n],
  ['int8', '8', 8n],
  ['int8', null],
  ['int4', -2_147_483_648],
  ['int4', 12n, 12],
  ['int2', 32_767],
  ['float8', 0.1],
  ['numeric', '12345678901234567890.123456789'],
  ['numeric', 5n, '5'],
  ['bool', true],
  ['bool', false],
  ['text', ''],
  ['text', tricky],
  ['text', 'null'],
  ['varchar(40)', tricky],
  ['uuid', '0190a0a0-1111-7222-8333-444455556666'],
  ['timestamptz', instant],
  ['timestamptz', '2026-03-04 13:06:07.089+08', instant],
  ['date', '2026-02-28'],
  ['date', instant, '2026-03-04'],
  ['timestamp', '2026-02-28 10:00:00'],
  ['interval', '02:30:00'],
  ['jsonb', { a: [1, 'x', null], b: { c: true } }],
  ['jsonb', '[1, 2, {"a": "b"}]', [1, 2, { a: 'b' }]],
  ['json', '"word"', 'word'],
  ['bytea', bytes],
  ['bytea', new Uint8Array([1, 2]), Buffer.from([1, 2])],
  ['bytea', Buffer.alloc(0)],
  ['int8[]', [1n, -2n, null, 9_007_199_254_740_993n]],
  ['int8[]', []],
  ['int8[]', [1, '2'], [1n, 2n]],
  ['int4[]', [1, null, 3]],
  ['int2[]', [1, 2]],
  ['float8[]', [0.5, -1]],
  ['numeric[]', ['1.50', null], ['1.50', null]],
  ['text[]', [tricky, '', 'NULL', 'null', null, 'a b', '{}']],
  ['bool[]', [true, false, null]],
  ['timestamptz[]', [instant, null]],
  ['date[]', ['2026-02-28']],
  ['uuid[]', ['0190a0a0-1111-7222-8333-444455556666']],
  ['bytea[]', [bytes, null]],
  ['jsonb[]', [{ a: tricky }, null]],
  ['int4[]', [[1, 2], [3, 4]]], // oxfmt-ignore
  ['text[]', [['a', tricky], ['', null]]], // oxfmt-ignore
];

describe.each(everyEngine())('SQL on the $name database', ({ name, open }) => {
  let engine: SqlEngine;

  beforeAll(async () => {
    engine = await open({ durable: false });
    await engine.runScript(`
      create table item (id int8 primary key, name text unique check (name <> ''));
      insert into item values (1, 'one'), (2, 'two');`);
  });

  afterAll(() => engine.close());

  it('names its kind', () => {
    expect(engine.kind).toBe(name);
  });

  it.each(values)('sends and returns a value of %s, row %#', async (type, input, ...rest) => {
    const output = rest.length > 0 ? rest[0] : input;
    // Three times, since a statement is prepared from its second use on.
    for (let use = 0; use < 3; use++) {
      const { rows } = await engine.query(`select $1::${type} as value`, [input]);
      expect(rows).toEqual([{ value: output }]);
    }
  });

  it('gives literals the same types as parameters', async () => {
    const { rows } = await engine.query(`
      select 1::int8 a, 2::int4 b, '3.10'::numeric c, 't'::bool d, null::int8 e,
        '[0:1]={7,8}'::int4[] f, '2026-01-02 03:04:05.123456+05:30'::timestamptz g`);
    const g = new Date('2026-01-01T21:34:05.123Z');
    expect(rows).toEqual([{ a: 1n, b: 2, c: '3.10', d: true, e: null, f: [7, 8], g }]);
  });

  it('runs in UTC', async () => {
    const { rows } = await engine.query(`select current_setting('timezone') as zone`);
    expect(rows).toEqual([{ zone: 'UTC' }]);
  });

  it('refuses an instant that no JavaScript date can hold', async () => {
    await expect(engine.query(`select 'infinity'::timestamptz as value`)).rejects.toThrow(
      'does not fit a JavaScript Date',
    );
    await expect(engine.query('select 1 as value')).resolves.toMatchObject({
      rows: [{ value: 1 }],
    });
  });

  it.each([
    ['undefined', undefined, 'Parameter $1 is undefined'],
    ['a function', () => 1, 'Parameter $1 is function'],
    ['an invalid date', new Date(Number.NaN), 'Parameter $1 is not a valid date'],
    ['a bigint inside JSON', { amount: 1n }, 'BigInt'],
    ['undefined in an array', [undefined], 'Parameter $1 is undefined'],
  ])('refuses %s as a parameter', async (_, value, message) => {
    await expect(engine.query('select $1 as value', [value])).rejects.toThrow(message);
  });

  it('counts the rows that a statement changed', async () => {
    await engine.runScript('create table counted (id int4)');
    const insert = 'insert into counted select * from generate_series(1, 5)';
    await expect(engine.query(insert)).resolves.toMatchObject({ affectedRows: 5n });
    const update = 'update counted set id = id + 1 where id > $1';
    await expect(engine.query(update, [2])).resolves.toMatchObject({ affectedRows: 3n });
    await expect(engine.query('select * from counted')).resolves.toMatchObject({
      affectedRows: 0n,
    });
    await expect(engine.query('delete from counted')).resolves.toMatchObject({ affectedRows: 5n });
  });

  it('reports the code, the table and the constraint of a refused statement', async () => {
    const refused = await engine
      .query('insert into item values ($1, $2)', [1n, 'again'])
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SqlError);
    expect(refused).toMatchObject({
      code: sqlState.uniqueViolation,
      table: 'item',
      constraint: 'item_pkey',
      detail: 'Key (id)=(1) already exists.',
    });
    expect(Object.keys(refused as object)).not.toContain('detail');
    expect((refused as Error).stack).toContain('sql-engine.test.ts');
  });

  it('stays usable after a statement that cannot be prepared', async () => {
    const wrong = 'select * from nothing_of_the_kind where id = $1';
    const attempts = await Promise.allSettled([1, 2, 3, 4].map((id) => engine.query(wrong, [id])));
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
    }
    await engine.runScript('create table nothing_of_the_kind (id int4)');
    await expect(engine.query(wrong, [1])).resolves.toMatchObject({ rows: [] });
    await expect(engine.query(wrong, [1])).resolves.toMatchObject({ rows: [] });
  });

  it('repeats a prepared statement when a migration has changed what it returns', async () => {
    await engine.runScript('create table widened (a int4); insert into widened values (1)');
    const all = 'select * from widened';
    for (let use = 0; use < 3; use++) await engine.query(all);
    await engine.runScript('alter table widened add column b int4 default 2');
    await expect(engine.query(all)).resolves.toMatchObject({ rows: [{ a: 1, b: 2 }] });
  });

  it('accepts one statement in a query, and several in a script', async () => {
    await expect(engine.query('select 1; select 2')).rejects.toMatchObject({ code: '42601' });
    await engine.runScript('create table scripted (id int4); insert into scripted values (4);');
    await expect(engine.query('select id from scripted')).resolves.toMatchObject({
      rows: [{ id: 4 }],
    });
  });

  it('rolls back the whole of a script that fails', async () => {
    const script = `insert into item values (50, 'fifty'); insert into item values (1, 'again')`;
    await expect(engine.runScript(script)).rejects.toMatchObject({ code: '23505' });
    const { rows } = await engine.query('select id from item where id = 50');
    expect(rows).toEqual([]);
  });

  it('answers many concurrent callers, each with its own rows', async () => {
    const indexes = Array.from({ length: 300 }, (_, index) => index);
    const answers = await Promise.all(
      indexes.map((index) =>
        engine.query('select $1::int4 as index, $2::text as word', [index, 'w']),
      ),
    );
    expect(answers.map(({ rows }) => rows)).toEqual(indexes.map((index) => [{ index, word: 'w' }]));
  });

  it('returns more than a megabyte in one value and thousands of rows in one answer', async () => {
    const long = 'é'.repeat(1_500_000);
    const { rows } = await engine.query('select $1::text as long', [long]);
    expect(rows).toEqual([{ long }]);
    const series = await engine.query('select n::int8 from generate_series(1, 20000) as n');
    expect(series.rows).toHaveLength(20_000);
    expect(series.rows.at(-1)).toEqual({ n: 20_000n });
  });
});
