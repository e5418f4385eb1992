import './tools/test/node-20.mjs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { freshSharedValues, noPictures } from './apps/web/build/component-tests.ts';
import { browserOptions } from './tests/support/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const web = (path: string) => here(`apps/web/${path}`);
const { viewport, hasTouch, locale, timezoneId, contextOptions, launchOptions } = browserOptions;

/** Tests of web components in a browser, with answers in the contract's shapes and no server. */
export default defineConfig({
  plugins: [
    react(),
    freshSharedValues(
      here('packages/client/state/shared-value.ts'),
      web('src/testing/shared-value.ts'),
    ),
    noPictures(),
  ],
  cacheDir: '.cache/vite-components',
  publicDir: web('public'),
  optimizeDeps: { entries: ['apps/web/src/**/*.component.test.tsx'] },
  test: {
    name: 'components',
    isolate: false,
    provide: { everyLook: process.env['EVERY_LOOK'] === '1' },
    expect: { poll: { timeout: 30_000 } },
    include: ['apps/web/src/**/*.component.test.tsx'],
    setupFiles: [web('src/testing/each-test.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: '127.0.0.1' },
      provider: playwright({
        launchOptions,
        contextOptions: { ...contextOptions, hasTouch, locale, timezoneId },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium', viewport }],
    },
  },
});
