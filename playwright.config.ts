import './tools/node-20.mjs';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/fixtures/browser.ts';
import { type SiteName, siteAt, sites } from './e2e/fixtures/sites.ts';

const names = Object.keys(sites) as SiteName[];

export default defineConfig({
  testDir: 'e2e',
  // The tests of the system are vitest's.
  testMatch: /(?<!\.system)\.test\.ts$/,
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/start-sites.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    ...browserOptions,
    trace: 'retain-on-first-failure',
    screenshot: 'only-on-failure',
  },
  projects: names.map((name) => ({
    name,
    // What the guards themselves do is the same whichever database the site is on.
    testIgnore: name === 'embedded' ? [] : 'e2e/fixtures/**',
    use: { baseURL: siteAt(name).url },
  })),
});
