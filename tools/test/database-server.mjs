import { startFastDatabase } from './database.mjs';

/**
 * Provides PostgreSQL for the tests of a project: the server of TEST_POSTGRES_URL, or one that is
 * started before them and stopped after them.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const provide = /** @type {(key: string, value: string) => void} */ (
    project.provide.bind(project)
  );
  const given = process.env.TEST_POSTGRES_URL ?? '';
  if (given !== '') {
    provide('postgresUrl', given);
    return undefined;
  }
  const server = await startFastDatabase();
  provide('postgresUrl', server.url);
  return () => server.stop();
}
