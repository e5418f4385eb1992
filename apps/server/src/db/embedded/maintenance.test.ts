import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyArchive } from '../testing/migrated-archive.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { openEmbeddedDatabase } from './embedded-engine.ts';
import { Maintenance } from './maintenance.ts';
import { durableStartParameters } from './start-parameters.ts';
import { WorkerSession } from './worker-session.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'maintenance-'));
let database: PGlite;
let session: WorkerSession;
let maintenance: Maintenance;
let nowMs = 0;

const fail = (error: unknown) => {
  throw error;
};

beforeAll(async () => {
  await (await openEmbeddedDatabase({ dataDir, archive: await emptyArchive() })).close();
  const fs = new DurableFileSystem(path.join(dataDir, 'database'), () => fail(new Error('abort')));
  database = await PGlite.create({ fs, startParams: durableStartParameters });
  session = new WorkerSession(database, fail);
  maintenance = new Maintenance(session, () => nowMs);
});

afterAll(async () => {
  maintenance.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the maintenance of the embedded database', () => {
  it('writes a checkpoint when the log has grown by 32 MB, and not before', () => {
    session.query('create table filler (pad text)');
    session.query('checkpoint');
    expect(maintenance.checkpointIfDue()).toBe(false);
    const insert = `insert into filler select repeat('x', 1000) from generate_series(1, 40000)`;
    session.query(insert);
    expect(maintenance.checkpointIfDue()).toBe(true);
    expect(maintenance.checkpointIfDue()).toBe(false);
  });

  it('writes a checkpoint a minute after small changes, so that a crash replays little', () => {
    session.query('create table note (pad text)');
    session.query('checkpoint');
    session.query(`insert into note select repeat('x', 1000) from generate_series(1, 1000)`);
    nowMs += 59_000;
    expect(maintenance.checkpointIfDue()).toBe(false);
    nowMs += 120_000;
    expect(maintenance.checkpointIfDue()).toBe(true);
    const replayed = `select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as bytes
      from pg_control_checkpoint()`;
    expect(Number(session.query(replayed)[0]?.['bytes'])).toBeLessThan(1024);
    session.query(`insert into note values ('one')`);
    nowMs += 120_000;
    expect(maintenance.checkpointIfDue(), 'for next to nothing').toBe(false);
  });

  it('vacuums the tables with dead rows, one at a time, and no other', () => {
    while (maintenance.vacuumNext() !== undefined);
    session.query('create table "Often Changed" (id int4, n int4)');
    session.query('insert into "Often Changed" select g, 0 from generate_series(1, 500) g');
    session.query('create table still (id int4)');
    session.query('update "Often Changed" set n = 1');
    const vacuumed: string[] = [];
    for (let next = maintenance.vacuumNext(); next; next = maintenance.vacuumNext()) {
      vacuumed.push(next);
    }
    expect(vacuumed).toContain('vacuum (analyze) public."Often Changed"');
    expect(vacuumed.join()).not.toContain('still');
    expect(maintenance.vacuumNext()).toBeUndefined();
  });

  it('skips a table that was dropped after it was found due', () => {
    while (maintenance.vacuumNext() !== undefined);
    for (const name of ['one', 'two']) {
      session.query(`create table ${name} (id int4)`);
      session.query(`insert into ${name} select g from generate_series(1, 5000) g`);
    }
    const first = maintenance.vacuumNext();
    expect(first).toBeDefined();
    session.query('drop table one');
    session.query('drop table two');
    const rest: string[] = [];
    for (let next = maintenance.vacuumNext(); next; next = maintenance.vacuumNext()) {
      rest.push(next);
    }
    expect([first, ...rest].join()).toContain('public.one');
    expect([first, ...rest].join()).toContain('public.two');
    expect(session.isIdle).toBe(true);
  });
});
