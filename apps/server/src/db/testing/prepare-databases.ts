import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations.ts';
import { openPostgresDatabase } from '../postgres/postgres-engine.ts';
import { bundlePrograms } from './bundled-programs.ts';
import { migrationsFolder } from './migrated-archive.ts';

/** Runs before the first test file; prepares what all of them copy or load. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('bundledPrograms', await bundlePrograms());
  const url = project.getProvidedContext().postgresUrl;
  const template = `migrated_${randomBytes(8).toString('hex')}`;
  await makeTemplate(url, template);
  project.provide('migratedTemplate', template);
  return () => onServer(url, `drop database if exists ${template} with (force)`);
}

async function makeTemplate(url: string, name: string): Promise<void> {
  await onServer(url, `create database ${name} template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const engine = await openPostgresDatabase({ url: own.href, poolSize: 1 });
  try {
    await migrate(engine, migrationsFolder);
  } finally {
    await engine.close();
  }
}

/** Runs a statement outside a transaction; names in it cannot be parameters. */
async function onServer(url: string, sql: string): Promise<void> {
  const server = await openPostgresDatabase({ url, poolSize: 1 });
  try {
    await server.runScript(sql);
  } finally {
    await server.close();
  }
}
