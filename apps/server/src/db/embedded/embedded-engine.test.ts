import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../sql-error.ts';
import { emptyArchive } from '../testing/migrated-archive.ts';
import { openEmbeddedDatabase } from './embedded-engine.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-engine-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  // Only this test creates a database, which takes long; the others open a copy of it.
  it('is one database, whose rows stay from one start to the next', async () => {
    const first = await openEmbeddedDatabase({ dataDir });
    // Template databases would hold back the reuse of transaction numbers.
    const { rows } = await first.query('select datname from pg_database');
    expect(rows).toEqual([{ datname: 'postgres' }]);
    await first.runScript('create table kept (id int8); insert into kept values (7)');
    await first.close();
    const second = await openEmbeddedDatabase({ dataDir });
    await expect(second.query('select id from kept')).resolves.toMatchObject({
      rows: [{ id: 7n }],
    });
    await second.close();
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('is refused to a second opening in the same process, and free after closing', async () => {
    const archive = await emptyArchive();
    const engine = await openEmbeddedDatabase({ dataDir, archive });
    const again = openEmbeddedDatabase({ dataDir });
    await expect(again).rejects.toThrow('is in use by this process');
    await expect(again).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await engine.close();
    await (await openEmbeddedDatabase({ dataDir })).close();
  });

  it('answers statements sent before closing, and refuses later ones', async () => {
    const engine = await openEmbeddedDatabase({
      dataDir: undefined,
      archive: await emptyArchive(),
    });
    const before = Promise.all([1, 2, 3].map((id) => engine.query('select $1::int4 as id', [id])));
    const closed = engine.close();
    await expect(engine.query('select 1')).rejects.toThrow('The database is closed.');
    await expect(before).resolves.toHaveLength(3);
    await closed;
    await expect(engine.withConnection(async () => 1)).rejects.toThrow('The database is closed.');
    await engine.close();
  });

  it('refuses every caller once it has stopped, and releases its lock', async () => {
    const engine = await openEmbeddedDatabase({ dataDir, archive: await emptyArchive() });
    await engine.runScript('create table t (id int4)');
    const log = path.join(dataDir, 'database', 'pg_wal');
    rmSync(log, { recursive: true });
    const write = async () => {
      await engine.query('select pg_switch_wal()');
      await engine.query('insert into t values (1)');
    };
    await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(engine.query('select 1')).rejects.toThrow('The embedded database stopped');
    await engine.close();
    expect(existsSync(path.join(dataDir, 'database.lock'))).toBe(false);
  });

  it('says why it cannot be opened', async () => {
    await (await openEmbeddedDatabase({ dataDir, archive: await emptyArchive() })).close();
    writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '11\n');
    const opening = openEmbeddedDatabase({ dataDir });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(opening).rejects.toThrow('initialized by PostgreSQL version 11');
  });
});
