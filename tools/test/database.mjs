import { freePort, startPostgres } from '../postgres.mjs';

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
  return startPostgres({ port: await freePort(), settings: fastSettings, inMemory: true });
}
