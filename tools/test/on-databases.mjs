import path from 'node:path';
import { root } from '../run.mjs';

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
    path.join(root, 'tools/test/database-server.mjs'),
    path.join(testing, 'prepare-databases.ts'),
  ],
  pool: /** @type {'forks'} */ ('forks'),
};
