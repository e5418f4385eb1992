import './tools/test/node-20.mjs';
import { defineConfig } from 'vitest/config';
import { onDatabases } from './tools/test/database.mjs';

const exclude = ['**/node_modules/**', '**/dist/**', '**/data/**'];

/** Tests that judge a duration: `npm run timing` runs them, the gate does not. */
const judgedByClock = '**/*.timing.test.{ts,mjs}';

/** Tests that mount components, which `vitest.components.config.ts` runs. */
const inBrowser = '**/*.component.test.tsx';

/** How long tests wait for a state that comes at once on an idle machine. */
const patience = { expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/sandbox/**/*.test.ts',
          ],
          exclude: [...exclude, judgedByClock, inBrowser],
        },
      },
      './vitest.components.config.ts',
      {
        test: {
          name: 'database',
          ...patience,
          ...onDatabases,
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...exclude, judgedByClock],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'timing',
          ...patience,
          ...onDatabases,
          include: [judgedByClock],
          exclude,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'tools',
          ...patience,
          include: [
            'art/**/*.test.ts',
            'bench/**/*.test.mjs',
            'tests/**/*.test.mjs',
            'tools/**/*.test.{mjs,ts}',
          ],
          exclude: [...exclude, judgedByClock],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'system',
          ...patience,
          include: ['tests/**/*.system.test.ts'],
          exclude,
          globalSetup: './tests/server/vendor/seed-once.ts',
          pool: 'forks',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          // These judge durations: `npm run bench` runs them, one file after another.
          name: 'bench',
          ...patience,
          include: ['tests/**/*.bench.test.ts'],
          exclude,
          pool: 'forks',
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
