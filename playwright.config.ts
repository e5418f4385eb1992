import './tools/node-20.mjs';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/fixtures/browser.ts';
import { type SiteName, siteAt, sites } from './e2e/fixtures/sites.ts';

const names = Object.keys(sites) as SiteName[];

/** Stories of money and of what changes at once: told on PostgreSQL too. The rest asks less of it. */
const onBothDatabases =
  /journeys\/(account|bonus|deposit-channels|first-journey|game-wallets|live|records|take-part|withdrawals)\.test\.ts$/;

/** The tests of the system and the benches are vitest's. */
const stories = /(?<!\.system|\.bench)\.test\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['GALLERY'] === undefined ? stories : /gallery\.ts$/,
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/start-sites.ts',
  workers: 2,
  // A story that passes the second time is listed as flaky, with its trace.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    ...browserOptions,
    // A trace of every story would cost a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: names.map((name) => ({
    name,
    ...(name === 'embedded' ? {} : { testMatch: onBothDatabases }),
    use: { baseURL: siteAt(name).url },
  })),
});
