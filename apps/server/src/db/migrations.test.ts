import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, MigrationError, readMigrations } from './migrations.ts';
import type { SqlEngine } from './sql-engine.ts';
import { everyEngine } from './testing/test-database.ts';

let folder: string;

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  write('0001-make-fruit.sql', '-- Fruit is sold.\ncreate table fruit (name text primary key);\n');
  write('0002-name-fruit.sql', `-- As a start.\ninsert into fruit values ('fig');\nselect 1;\n`);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(everyEngine())('migrations on the $name database', ({ open }) => {
  let engine: SqlEngine;

  beforeEach(async () => {
    engine = await open({ durable: false });
  });

  afterEach(() => engine.close());

  const fruit = async () => (await engine.query('select name from fruit order by 1')).rows;

  it('are run once each, in order, and noted down', async () => {
    await expect(migrate(engine, folder)).resolves.toEqual([
      '0001-make-fruit.sql',
      '0002-name-fruit.sql',
    ]);
    await expect(migrate(engine, folder)).resolves.toEqual([]);
    write('0003-more-fruit.sql', `-- More is sold.\ninsert into fruit values ('pear');`);
    await expect(migrate(engine, folder)).resolves.toEqual(['0003-more-fruit.sql']);
    await expect(fruit()).resolves.toEqual([{ name: 'fig' }, { name: 'pear' }]);
    const { rows } = await engine.query('select number, sha256 from schema_migration order by 1');
    expect(rows).toEqual(readMigrations(folder).map(({ number, sha256 }) => ({ number, sha256 })));
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    write('0003-fail.sql', `-- Wrong.\ninsert into fruit values ('kiwi');\nselect 1 / 0;\n`);
    const attempt = migrate(engine, folder);
    await expect(attempt).rejects.toThrow('The migration 0003-fail.sql failed: division by zero');
    await expect(attempt).rejects.toBeInstanceOf(MigrationError);
    await expect(fruit()).resolves.toEqual([{ name: 'fig' }]);
    write('0003-fail.sql', `-- Right.\ninsert into fruit values ('kiwi');\n`);
    await expect(migrate(engine, folder)).resolves.toEqual(['0003-fail.sql']);
  });

  it('stop the start when a file that was run has changed, or is gone', async () => {
    await migrate(engine, folder);
    write('0001-make-fruit.sql', '-- Changed.\ncreate table fruit (name text);\n');
    await expect(migrate(engine, folder)).rejects.toThrow(
      'The migration 0001-make-fruit.sql has changed since it was run',
    );
    rmSync(path.join(folder, '0002-name-fruit.sql'));
    rmSync(path.join(folder, '0001-make-fruit.sql'));
    await expect(migrate(engine, folder)).rejects.toThrow('which this version does not have');
  });

  it('are run by one of two that start at once', async () => {
    write('0003-slowly.sql', '-- Takes its time.\nselect pg_sleep(0.1);\n');
    const both = await Promise.all([migrate(engine, folder), migrate(engine, folder)]);
    expect(both.map((names) => names.length)).toEqual(expect.arrayContaining([0, 3]));
    await expect(fruit()).resolves.toEqual([{ name: 'fig' }]);
  });

  it('leave the limit on the time of a statement as it was', async () => {
    const limit = async () => (await engine.query('show statement_timeout')).rows;
    const before = await limit();
    await migrate(engine, folder);
    await expect(limit()).resolves.toEqual(before);
  });
});

describe('a folder of migrations', () => {
  it.each([
    ['0003_Wrong.sql', '-- Why.\nselect 1', 'must be named like 0001-what-it-does.sql'],
    ['0004-skips-one.sql', '-- Why.\nselect 1', 'should have the number 0003'],
    ['0002-twice.sql', '-- Why.\nselect 1', 'should have the number 0003'],
    ['0003-silent.sql', 'select 1', 'must begin with a comment that says why'],
    ['0003-commits.sql', '-- Why.\nselect 1;\nCOMMIT;\n', 'must not begin or end a transaction'],
  ])('is refused for the file %s', (name, sql, sentence) => {
    write(name, sql);
    expect(() => readMigrations(folder)).toThrow(sentence);
  });

  it('may hold functions with blocks of their own', () => {
    const body = 'begin\n  return;\nend;';
    write('0003-function.sql', `-- Why.\ncreate procedure p() language plpgsql as $$ ${body} $$;`);
    expect(readMigrations(folder)).toHaveLength(3);
  });
});
