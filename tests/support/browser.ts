import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumPath } from '../../tools/test/chromium.mjs';

type BrowserOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** The screen of a common phone. */
export const browserOptions = {
  browserName: 'chromium',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  // Tests do not wait for animations; tests about motion switch them on.
  contextOptions: { reducedMotion: 'reduce' },
  // A service worker would answer in place of the site; only its own tests allow it.
  serviceWorkers: 'block',
  launchOptions: {
    executablePath: chromiumPath('headless-shell') ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies BrowserOptions;

/** For tests of what the headless shell lacks, such as notifications. */
export const fullBrowser = {
  launchOptions: {
    ...browserOptions.launchOptions,
    executablePath: chromiumPath('chromium') ?? '/usr/bin/chromium',
  },
} satisfies BrowserOptions;

type Language = 'EN' | 'TY';

/** A language, or a row of a test table that begins with one. */
type Look = Language | readonly [Language, ...unknown[]];

/** True in a run before a release, which covers every language and theme. */
export const isEveryLook = process.env['EVERY_LOOK'] === '1';

/** Of a story that repeats with the site what component and server tests show; `IN_FULL=1` runs it. */
export const onlyInFull = { tag: '@full' } as const;

/**
 * The rows of a test's languages and themes that this run covers: those in English, or all with
 * `EVERY_LOOK=1`. Other tests compare the texts language by language.
 */
export function looks<const All extends readonly Look[]>(all: All): readonly All[number][] {
  const languageOf = (look: Look) => (typeof look === 'string' ? look : look[0]);
  return all.filter((look) => isEveryLook || languageOf(look) === 'EN');
}
