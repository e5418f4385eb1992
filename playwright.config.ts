import './tools/test/node-20.mjs';
import { defineConfig } from '@playwright/test';
import { browserOptions, isEveryLook, onlyInFull } from './tests/support/browser.ts';
import { isInFull } from './tests/support/run/in-full.ts';
import {
  onlyOnEmbedded,
  onlyOnPostgres,
  testsOfVariants,
  runOnPostgres,
  variants,
} from './tests/support/variants.ts';

/** Vitest runs the tests of the system and the benches. */
const browserTests = /(?<!\.system|\.bench)\.test\.ts$/;

/** Stories that wait for a run before a release. */
const later = isInFull ? [] : [new RegExp(onlyInFull.tag)];

/** Pictures are kept at the density of a phone; at one pixel each a page takes less to draw. */
const isPictured = isEveryLook || process.env['GALLERY'] !== undefined;

/** Blocks hosts outside this machine, such as those that a variant names. */
const away = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const { launchOptions } = browserOptions;

export default defineConfig({
  testDir: 'tests',
  testMatch: process.env['GALLERY'] === undefined ? browserTests : /gallery\.ts$/,
  outputDir: 'test-results',
  globalSetup: './tests/support/start-sites.ts',
  workers: 2,
  // A test that passes the second time is listed as flaky, with its trace.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    ...browserOptions,
    deviceScaleFactor: isPictured ? browserOptions.deviceScaleFactor : 1,
    // What waits for ever is named by the step that waits, long before the test ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test would cost a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // The variants come first: each runs in one worker, which would prolong the run at its end.
  projects: [
    ...Object.entries(variants).map(([name, { browserTests: chosen }]) => ({
      name,
      grep: [...chosen],
      grepInvert: later,
      workers: 1,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, away] } },
    })),
    { name: 'embedded', grepInvert: [...testsOfVariants, ...onlyOnPostgres, ...later] },
    {
      name: 'postgres',
      testMatch: runOnPostgres,
      grepInvert: [...testsOfVariants, ...onlyOnEmbedded, ...later],
    },
  ],
});
