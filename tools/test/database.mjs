import path from 'node:path';
import { freePort, startPostgres } from '../postgres.mjs';
import { root } from '../run.mjs';

/** A throw-away PostgreSQL that keeps what it acknowledged, for tests that kill: `{ url, stop }`. */
export async function startDatabase() {
  return startPostgres({ port: await freePort() });
}

/**
 * Nothing here outlives the run, so nothing is synced to the disk. Without autovacuum and JIT a
 * statement costs the same in every run.
 */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
  max_connections: 300,
};

/** A throw-away PostgreSQL that a power cut would ruin, for tests of anything but durability. */
export async function startFastDatabase() {
  const wanted = { port: await freePort(), settings: fastSettings, inMemory: true };
  const server = await startPostgres(wanted);
  return { ...server, url: server.socketUrl };
}

/**
 * Provides PostgreSQL for the tests of a project: the server of TEST_POSTGRES_URL, or one that is
 * started before them and stopped after them.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const given = process.env.TEST_POSTGRES_URL ?? '';
  const server = given === '' ? await startFastDatabase() : undefined;
  const provide = /** @type {(key: string, value: string) => void} */ (project.provide);
  provide.call(project, 'postgresUrl', server?.url ?? given);
  return () => server?.stop();
}

const testing = path.join(root, 'apps/server/src/db/testing');

/** Provides for tests on databases: a server, a database to copy, and a bundled embedded one. */
export const onDatabases = {
  alias: [
    {
      find: /^\.\/worker-location\.ts$/,
      replacement: path.join(testing, 'bundled-worker-location.ts'),
    },
  ],
  globalSetup: [
    path.join(root, 'tools/test/database.mjs'),
    path.join(testing, 'prepare-databases.ts'),
  ],
  pool: /** @type {'forks'} */ ('forks'),
};
