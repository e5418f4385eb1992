import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import { emptyArchive } from '../testing/migrated-archive.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { openEmbeddedDatabase } from './embedded-engine.ts';
import { durableStartParameters } from './start-parameters.ts';

const kills = Number(process.env['KILLS'] ?? 3);
const commitsPerKill = 20;
const program = path.join(inject('bundledPrograms'), 'commit-loop.js');

// A machine busy with other tests may need this long to start a program.
const startLimit = { timeout: 120_000, interval: 10 };

/** A data folder after the first start, which the tests copy. */
let prepared: string;
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  prepared = mkdtempSync(path.join(tmpdir(), 'durability-prepared-'));
  await (await openEmbeddedDatabase({ dataDir: prepared, archive: await emptyArchive() })).close();
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'durability-'));
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the program that commits, and collects what it acknowledges until it is killed. */
function startCommitting(mode: 'durable' | 'relaxed') {
  const child = spawn(process.execPath, [program, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      running.delete(child);
      resolve();
    });
  });
  return {
    pid: child.pid,
    hasCommitted: (least: number) =>
      vi.waitFor(() => {
        expect(child.exitCode, 'the program has ended by itself').toBeNull();
        expect(printed.split('\n').length).toBeGreaterThan(least);
      }, startLimit),
    kill: async (): Promise<bigint[]> => {
      child.kill('SIGKILL');
      await ended;
      // A number that is cut off in the middle does not count as acknowledged.
      const whole = printed.slice(0, printed.lastIndexOf('\n') + 1);
      return whole.split('\n').filter(Boolean).map(BigInt);
    },
  };
}

async function killWhileCommitting(mode: 'durable' | 'relaxed'): Promise<bigint[]> {
  const committing = startCommitting(mode);
  await committing.hasCommitted(1);
  // oxlint-disable-next-line test-waits/no-sleep -- it is killed at a moment that is drawn
  await new Promise((resolve) => setTimeout(resolve, randomInt(50, 600)));
  // On a slow disk it may have committed too little by now.
  await committing.hasCommitted(commitsPerKill);
  return committing.kill();
}

async function lostOf(acknowledged: readonly bigint[]) {
  const start = performance.now();
  const engine = await openEmbeddedDatabase({ dataDir });
  const reopenedInMs = performance.now() - start;
  const { rows } = await engine.query<{ id: bigint }>('select id from committed');
  await engine.close();
  const present = new Set(rows.map(({ id }) => id));
  return { lost: acknowledged.filter((id) => !present.has(id)), reopenedInMs };
}

describe('the embedded database', () => {
  it(`keeps every acknowledged commit through ${kills} kills`, { timeout: 600_000 }, async () => {
    cpSync(prepared, dataDir, { recursive: true });
    const acknowledged: bigint[] = [];
    let slowestReopenMs = 0;
    for (let kill = 0; kill < kills; kill++) {
      acknowledged.push(...(await killWhileCommitting('durable')));
      const { lost, reopenedInMs } = await lostOf(acknowledged);
      expect(lost).toEqual([]);
      slowestReopenMs = Math.max(slowestReopenMs, reopenedInMs);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * commitsPerKill);
    process.stdout.write(
      `${kills} kills: 0 of ${acknowledged.length} acknowledged commits lost, ` +
        `reopened within ${slowestReopenMs.toFixed(0)} ms\n`,
    );
  });

  it('loses commits that are acknowledged early, which proves the test above', async () => {
    cpSync(prepared, dataDir, { recursive: true });
    const { lost } = await lostOf(await killWhileCommitting('relaxed'));
    expect(lost.length).toBeGreaterThan(0);
  });

  it('is created again after its creation was interrupted', async () => {
    const making = startCommitting('durable');
    // oxlint-disable-next-line test-waits/no-sleep -- it is killed at a moment that is drawn
    await new Promise((resolve) => setTimeout(resolve, randomInt(600, 1800)));
    await making.kill();
    const engine = await openEmbeddedDatabase({ dataDir, archive: await emptyArchive() });
    await expect(engine.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await engine.close();
  });

  it('is refused to a second process, with the number of the first', async () => {
    cpSync(prepared, dataDir, { recursive: true });
    const committing = startCommitting('durable');
    await committing.hasCommitted(1);
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(
      `is in use by process ${committing.pid}`,
    );
    await committing.kill();
  });

  it('has the settings of durability, and syncs every commit to the disk', async () => {
    cpSync(prepared, dataDir, { recursive: true });
    const engine = await openEmbeddedDatabase({ dataDir });
    const { rows } = await engine.query(`
      select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method')
      order by name`);
    expect(rows.map(({ name, setting }) => [name, setting])).toEqual([
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['synchronous_commit', 'on'],
      ['wal_sync_method', 'fdatasync'],
    ]);
    await engine.query('create table t (id int4)');
    await engine.query('select count(*) from t');
    const before = await engine.statistics();
    for (let id = 0; id < 50; id++) await engine.query('insert into t values ($1)', [id]);
    const after = await engine.statistics();
    expect(after.dataSyncs - before.dataSyncs).toBe(50);
    // A read syncs nothing.
    await engine.query('select count(*) from t');
    expect((await engine.statistics()).dataSyncs).toBe(after.dataSyncs);
    await engine.query('checkpoint');
    expect((await engine.statistics()).fileSyncs).toBeGreaterThan(after.fileSyncs);
    await engine.close();
  });

  it('stops instead of acknowledging a commit that the disk refused', async () => {
    cpSync(prepared, dataDir, { recursive: true });
    let isBroken = false;
    const failIfBroken = () => {
      if (isBroken) throw new Error('input/output error');
    };
    const onAbort = vi.fn<() => void>();
    const disk = { everything: failIfBroken, dataOnly: failIfBroken };
    const fs = new DurableFileSystem(path.join(dataDir, 'database'), onAbort, disk);
    const database = await PGlite.create({ fs, startParams: durableStartParameters });
    await database.exec('create table t (id int4)');
    expect(onAbort).not.toHaveBeenCalled();
    isBroken = true;
    const committed = await database.query('insert into t values (1)').then(
      () => 'acknowledged',
      (error: unknown) => String(error),
    );
    expect(onAbort).toHaveBeenCalled();
    expect(committed).toContain('could not fdatasync');
  });
});
