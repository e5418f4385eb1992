import { freePort, startPostgres } from '../postgres.mjs';

/** A throw-away PostgreSQL for the tests: `{ url, stop }`. */
export async function startDatabase() {
  return startPostgres({ port: await freePort() });
}
