import './tools/node-20.mjs';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '**/data/**'];

/** How long a state is waited for that comes at once on a quiet machine. */
const patience = { expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/sandbox/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        test: {
          name: 'database',
          ...patience,
          include: ['apps/server/**/*.test.ts'],
          exclude,
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'tools',
          ...patience,
          include: ['tools/**/*.test.{mjs,ts}'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'system',
          ...patience,
          include: ['e2e/**/*.system.test.ts'],
          exclude,
          globalSetup: './e2e/vendor/seed-once.ts',
          pool: 'forks',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          // Judged by a clock: `npm run bench` runs it, one file after another.
          name: 'bench',
          ...patience,
          include: ['e2e/**/*.bench.test.ts'],
          exclude,
          pool: 'forks',
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
