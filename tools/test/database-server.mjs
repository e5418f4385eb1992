import { startFastDatabase } from './database.mjs';

/**
 * Before the tests of a project that needs PostgreSQL: the server that TEST_POSTGRES_URL names, or
 * one that is started for them and stopped after them.
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
