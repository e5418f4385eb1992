import './tools/node-20.mjs';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/fixtures/browser.ts';
import {
  onlyOnEmbedded,
  onlyOnPostgres,
  testsOfVariants,
  runOnPostgres,
  variants,
} from './e2e/fixtures/variants.ts';

/** The tests of the system and the benches are vitest's. */
const browserTests = /(?<!\.system|\.bench)\.test\.ts$/;

/** Nothing outside this machine is reached: whoever a variant names is away. */
const away = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const { launchOptions } = browserOptions;

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['GALLERY'] === undefined ? browserTests : /gallery\.ts$/,
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
  // The variants come first: each is told by one worker, so none of them may be what is left over.
  projects: [
    ...Object.entries(variants).map(([name, { browserTests: journey }]) => ({
      name,
      grep: [...journey],
      workers: 1,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, away] } },
    })),
    { name: 'embedded', grepInvert: [...testsOfVariants, ...onlyOnPostgres] },
    {
      name: 'postgres',
      testMatch: runOnPostgres,
      grepInvert: [...testsOfVariants, ...onlyOnEmbedded],
    },
  ],
});
