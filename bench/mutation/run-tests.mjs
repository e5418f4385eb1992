import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../../tools/run.mjs';
import { onDatabases } from '../../tools/test/database.mjs';
import { plantedScope } from './scope.mjs';

/**
 * A process of its own that runs one test file with one fault for each message of its parent. The
 * parent kills it when a fault makes it run without end.
 */
const { files } = plantedScope();
const sources = new Map(files.map((file) => [path.join(root, file.file), file.planted]));
const setup = path.join(import.meta.dirname, 'planted.mjs');

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts'],
    setupFiles: [setup],
    ...onDatabases,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: [{}],
    provide: { plantedFault: 0, plantedRecord: '' },
  },
  {
    plugins: [
      {
        name: 'planted-faults',
        enforce: 'pre',
        load: (id) => sources.get(id.split('?')[0]) ?? null,
      },
    ],
  },
);
await vitest.standalone();
const project = vitest.getRootProject();
const provide = /** @type {(key: string, value: unknown) => void} */ (vitest.provide);

async function runOne({ testFile, fault, record }) {
  if (record !== '') rmSync(record, { force: true });
  provide('plantedFault', fault);
  provide('plantedRecord', record);
  const begun = performance.now();
  const specification = project.createSpecification(path.join(root, testFile));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  // Vitest remembers the test files of earlier runs.
  const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
  const passed = module?.ok() === true && unhandledErrors.length === 0;
  const met = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  return { passed, met, ms: performance.now() - begun };
}

process.on('message', (/** @type {any} */ task) => {
  void runOne(task).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
