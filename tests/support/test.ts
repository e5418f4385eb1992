import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility.ts';
import { browserOptions, isEveryLook } from './browser.ts';
import { listenToNotices, type ExpectNotice } from './notices.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { ownAddress } from './people.ts';
import { type OwnSite, siteAt } from './sites.ts';
import { startVariant } from './variants.ts';

export { expect } from '@playwright/test';

type Options = {
  theme: 'dark' | 'light';
  language: 'EN' | 'TY';
  /** Whether the download bar is dismissed already; only its own tests want it open. */
  downloadBar: 'closed' | 'open';
  /** Whether a test checks accessibility: in `test:all`; else every-route.test.ts does. */
  axe: boolean;
  /** Console errors that a test provokes on purpose, such as the 401 of a wrong password. */
  expectedErrors: readonly RegExp[];
};

export const longestTestMs = 180_000;

type Fixtures = {
  /** The day of the site on which the whole test runs. */
  today: string;
  /** Fails when the page has WCAG 2.2 AA findings, where `axe` is on. */
  axeCheck: (page: Page) => Promise<void>;
  /** Attaches a screenshot of the page to the results of `test:all`. */
  picture: (page: Page, name: string) => Promise<void>;
  /** Both: checks the page as it stands and attaches its picture. */
  inspect: (page: Page, name: string) => Promise<void>;
  outbox: Outbox;
  expectNotice: ExpectNotice;
  quietConsole: undefined;
};

type WorkerFixtures = {
  /** The site of the project, for tests that run on a variant. */
  variant: OwnSite;
};

/** Collects everything that a page of the context reports as an error, frames included. */
function collectErrors(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const add = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`uncaught: ${error.error().message}`));
  return errors;
}

async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation of ${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
}

/** Collects the errors on the pages of a context from now on; the list grows. */
export async function watchErrors(
  context: BrowserContext,
  expected: readonly RegExp[] = [],
): Promise<readonly string[]> {
  await reportPolicyViolations(context);
  return collectErrors(context, expected);
}

/** Stores the choices in the browser as an earlier visit would have. */
export async function keepChoices(
  context: BrowserContext,
  origin: string,
  choices: Record<string, string>,
): Promise<void> {
  await context.addInitScript(
    (given) => {
      if (location.origin !== given.origin) return;
      for (const [key, value] of Object.entries(given.choices)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    { origin, choices },
  );
}

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

const clockOfTheSite = new Intl.DateTimeFormat('en-GB', {
  timeZone: browserOptions.timezoneId,
  timeStyle: 'medium',
});

/** Milliseconds until the next day of the site begins. */
export function leftOfDayMs(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockOfTheSite.format(now).split(':').map(Number);
  const gone = (hours * 60 + minutes) * 60 + seconds;
  return dayMs - gone * secondMs - now.getUTCMilliseconds();
}

/** Milliseconds to wait so that the following `lengthMs` lie within one day of the site. */
export function waitForOneDayMs(now: Date, lengthMs: number): number {
  const left = leftOfDayMs(now);
  return left > lengthMs ? 0 : left + secondMs;
}

/** Writes a day as the site counts it. */
export const dayOfSite = new Intl.DateTimeFormat('en-CA', { timeZone: browserOptions.timezoneId });

/** The stored choice of no pop-ups on a day of the site. */
export function noPopupsOn(day: string): string {
  return JSON.stringify({ day, off: true, shown: {} });
}

/** The stored choice of no pop-ups today; only the tests of pop-ups want them. */
export function noPopupsToday(): string {
  return noPopupsOn(dayOfSite.format(new Date()));
}

/** `npm run timing` enforces the two seconds of open pages; other runs only wait for a change. */
const isTimed = process.env['JUDGE_TIMES'] === '1';
const soonMs = 2000;

/** Waits until `read` yields the wanted value. */
export async function soon<Value>(
  read: () => Promise<Value>,
  wanted: NoInfer<Value>,
  withinMs = soonMs,
): Promise<void> {
  const limit = isTimed ? { timeout: withinMs } : {};
  await expect.poll(read, { intervals: [100], ...limit }).toBe(wanted);
}

/** Opens a page that is told of changes, which it is from the first touch on. */
export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/live'));
  await page.goto(path);
  await page.mouse.wheel(0, 10);
  await stream;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  theme: ['dark', { option: true }],
  language: ['EN', { option: true }],
  downloadBar: ['closed', { option: true }],
  axe: [isEveryLook, { option: true }],
  expectedErrors: [[], { option: true }],

  // Only the one worker of the project has the site; after a failure a new worker starts a new one.
  variant: [
    async ({}, use, { project }) => {
      const site = await startVariant(project.name);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: longestTestMs },
  ],

  // Read when a test begins: the site starts after the configuration is read.
  baseURL: async ({}, use, { project }) => use(siteAt(project.name).url),

  today: [
    async ({}, use, { timeout }) => {
      const waitMs = waitForOneDayMs(new Date(), Math.max(timeout, longestTestMs));
      // oxlint-disable-next-line test-waits/no-sleep -- only around midnight, until it is over
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await use(dayOfSite.format(new Date()));
    },
    // oxlint-disable-next-line test-waits/no-short-timeout -- 0 is no limit
    { auto: true, timeout: 0 },
  ],

  context: async ({ context, theme, language, downloadBar, baseURL, today }, use) => {
    const { origin: url } = new URL(baseURL ?? '');
    await keepChoices(context, url, { theme, language, popups: noPopupsOn(today) });
    if (downloadBar === 'closed') await keepChoices(context, url, { hideDownloadBar: '1' });
    await context.addCookies([{ name: 'language', value: language, url }]);
    await use(context);
  },

  page: async ({ page }, use) => {
    await use(page);
    // Requests that are still open at the end of a test do not matter.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  colorScheme: async ({ theme }, use) => use(theme),

  // An address of its own, so that the limits by address count for each test alone.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }),

  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = await watchErrors(context, expectedErrors);
      await use(undefined);
      expect(errors, 'no console error, uncaught error or CSP violation').toEqual([]);
    },
    { auto: true },
  ],

  expectNotice: [async ({ context }, use) => use(await listenToNotices(context)), { auto: true }],

  axeCheck: async ({ axe }, use, testInfo) => {
    await use(async (page) => {
      // Both databases serve the same pages, so one check is enough.
      if (!axe || testInfo.project.name === 'postgres') return;
      expect(await accessibilityFindings(page), 'no WCAG 2.2 AA finding').toEqual([]);
    });
  },

  picture: async ({}, use, testInfo) => {
    await use(async (page, name) => {
      if (!isEveryLook) return;
      const path = testInfo.outputPath(`${name}.png`);
      await page.screenshot({ path, fullPage: false, animations: 'disabled' });
      await testInfo.attach(name, { path, contentType: 'image/png' });
    });
  },

  inspect: async ({ axeCheck, picture }, use) => {
    await use(async (page, name) => {
      await axeCheck(page);
      await picture(page, name);
    });
  },

  outbox: async ({}, use, testInfo) => {
    await use(openOutbox(siteAt(testInfo.project.name).sandboxUrl));
  },
});
