import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../../support/browser.ts';
import { holdSession, logInTo } from '../../support/people.ts';
import { type OwnSite, startOwnSite } from '../../support/sites.ts';
import { forgeServer, strayPaths } from './forged-server.ts';
import { payloadsOf, soundAddresses, sources } from './redirect-payloads.ts';

const fewest = 60;
let site: OwnSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Addresses of other hosts that the browser navigated to, in any window. */
const left: string[] = [];
const ran: string[] = [];

beforeAll(async () => {
  site = await startOwnSite();
  browser = await chromium.launch(browserOptions.launchOptions);
  const { viewport, hasTouch, locale, timezoneId } = browserOptions;
  const options = { viewport, hasTouch, locale, timezoneId, reducedMotion: 'reduce' } as const;
  context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await forgeServer(context, site.url);
  await context.route(
    (url) => url.origin !== site.url,
    (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.abort();
      left.push(request.url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    },
  );
  page = await context.newPage();
  context.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await holdSession(page, await logInTo(site.url, 'member01'));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Goes to a path inside the app and waits until it redirects; the address after that. */
const ledTo = (path: string, state: object = {}) =>
  page.evaluate(
    async ([to, entry]) => {
      history.pushState(entry, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
      const { pathname } = location;
      const patience = performance.now() + 15_000;
      while (location.pathname === pathname && performance.now() < patience) {
        await new Promise(requestAnimationFrame);
      }
      return location.href;
    },
    [path, state] as const,
  );

const isOwn = (address: string) => new URL(address).origin === site.url;

/** Presses a link; the new window must know neither opener nor referrer. */
async function pressOutward(link: Locator): Promise<void> {
  const opened = context.waitForEvent('page');
  await link.evaluate((element) => (element as HTMLElement).click());
  const window = await opened;
  await window.waitForLoadState();
  const known = await window.evaluate(() => [String(globalThis.opener), document.referrer]);
  expect(known).toEqual(['null', '']);
  await window.close();
}

async function pressInward(link: Locator): Promise<void> {
  const at = page.url();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL((url) => url.href !== at);
  expect(new URL(page.url()).origin).toBe(site.url);
}

/** Opens the page anew for each of its links and presses it; returns their number. */
async function pressAll(open: () => Promise<void>, selector: string): Promise<number> {
  await open();
  const links = page.locator(selector);
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('target')));
  for (const [place, target] of targets.entries()) {
    if (target === '_blank') {
      await pressOutward(links.nth(place));
    } else {
      await pressInward(links.nth(place));
      await open();
    }
    expect(await links.count()).toBe(targets.length);
  }
  return targets.length;
}

async function show(path: string, ready: string): Promise<void> {
  await page.goto(site.url + path);
  await page.locator(ready).first().waitFor();
}

/** Expects that the browser left for the allowed address only. */
function expectOnlySound(): void {
  expect([...new Set(left)]).toEqual([soundAddresses.outside]);
  expect(ran).toEqual([]);
  left.length = 0;
}

test(`§7: at least ${fewest} payloads are tried`, () => {
  const tried = new Set(sources.flatMap(payloadsOf));
  expect(tried.size).toBeGreaterThanOrEqual(fewest);
});

test('§7: the log-in leads nobody off the site', async () => {
  await show('/m/help', 'main h1');
  const sound = await ledTo(`/m/login?next=${encodeURIComponent(soundAddresses.own)}`);
  expect(sound).toBe(site.url + soundAddresses.own);
  for (const payload of payloadsOf('logIn')) {
    const query = `/m/login?next=${encodeURIComponent(payload)}`;
    const at = await ledTo(query, { backTo: payload });
    expect([payload, isOwn(at)]).toEqual([payload, true]);
    expect(new URL(at).pathname).not.toBe('/m/login');
  }
  expect([left, ran]).toEqual([[], []]);
});

test('§7: the route table leads nobody off the site', async () => {
  await show('/m/help', 'main h1');
  for (const [path, payload] of strayPaths) {
    const at = await ledTo(path);
    expect([payload, isOwn(at)]).toEqual([payload, true]);
    expect(new URL(at).pathname).not.toBe(path);
  }
  expect([left, ran]).toEqual([[], []]);
});

test('§7: banners lead nobody off the site', async () => {
  const count = await pressAll(
    () => show('/m/home', 'main a[href="/m/set"]'),
    'main section ul li a:has-text("Banner ")',
  );
  expect(count).toBeGreaterThanOrEqual(2);
  expectOnlySound();
});

test('§7: support channels and rows of the message center lead nobody off the site', async () => {
  const open = async () => {
    await show('/m/message', 'main a[target=_blank]');
    await page.getByRole('button', { name: 'Support', exact: true }).evaluate((tab) => {
      (tab as HTMLElement).click();
    });
    await page.locator('dialog[open] a').first().waitFor();
  };
  const count = await pressAll(open, 'dialog[open] a, main a[target=_blank]');
  expect(count).toBeGreaterThanOrEqual(4);
  expectOnlySound();
});

test.each([
  ['announcements', '/m/notice?0', 'main button[aria-expanded=true]'],
  ['help texts', '/m/help', 'main p a'],
  ['inbox messages', '/m/webEmail?thread=7b0c1b7a-0000-4000-8000-000000000001', 'main p a'],
])('§7: links in %s lead nobody off the site', async (_, path, ready) => {
  const count = await pressAll(() => show(path, ready), 'main p a');
  expect(count).toBeGreaterThanOrEqual(2);
  expectOnlySound();
});
