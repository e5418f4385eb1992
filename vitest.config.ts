import './tools/node-20.mjs';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '**/data/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
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
          include: ['apps/server/**/*.test.ts'],
          exclude,
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.{mjs,ts}'], exclude } },
      {
        test: {
          name: 'system',
          include: ['e2e/**/*.system.test.ts'],
          exclude,
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
