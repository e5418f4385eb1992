import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDatabase, findPostgres, freePort, startPostgres } from './postgres.mjs';

function ask(url, sql) {
  const psql = path.join(findPostgres() ?? '', 'psql');
  return execFileSync(psql, ['-XAt', '-d', url, '-c', sql], { encoding: 'utf8' }).trim();
}

describe.skipIf(findPostgres() === undefined)('a throw-away PostgreSQL', () => {
  it('keeps its rows through a kill and a restart, until it is stopped', async () => {
    const server = await startPostgres({
      port: await freePort(),
      settings: { work_mem: '8MB' },
    });
    const url = await createDatabase(server.url, 'orchard');
    expect(ask(url, 'select current_database()')).toBe('orchard');
    expect(ask(url, `select current_setting('fsync') || current_setting('work_mem')`)).toBe(
      'on8MB',
    );
    ask(url, 'create table fruit as select 7 as id');
    await server.kill();
    await server.restart();
    expect(ask(url, 'select id from fruit')).toBe('7');
    const folder = ask(url, `select current_setting('data_directory')`);
    await server.stop();
    expect(existsSync(folder)).toBe(false);
  }, 60_000);

  it('does not start on a port that is taken', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
    expect(await freePort()).not.toBe(port);
    await expect(startPostgres({ port })).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => other.close(resolve));
  }, 60_000);

  it('creates no database whose name would need quotes', async () => {
    const refused = createDatabase('postgres://127.0.0.1:1/postgres', 'a"; drop table b');
    await expect(refused).rejects.toThrow('is no plain database name');
  });
});
