import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOptions } from '../../support/browser.ts';
import { holdSession } from '../../support/people.ts';
import { openAnew } from '../../support/readiness.ts';
import { isInFull } from '../../support/run/in-full.ts';
import { type OwnSite, startOwnSite } from '../../support/sites.ts';
import { places, publishHostile, shareOf } from './hostile-content.ts';
import { writeHostile } from './hostile-inbox-messages.ts';
import { watch, type Watched } from './watched-page.ts';

const fewest = 300;
let site: OwnSite;
let browser: Browser;
let groups: readonly string[];
let inbox: Awaited<ReturnType<typeof writeHostile>>;

beforeAll(async () => {
  site = await startOwnSite();
  const published = await publishHostile(site);
  groups = published.map(({ id }) => id);
  inbox = await writeHostile(site, published);
  browser = await chromium.launch(browserOptions.launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test(`D20: at least ${fewest} hostile texts are tried`, () => {
  expect(places.length).toBeGreaterThanOrEqual(fewest);
  expect(groups.length).toBeLessThan(places.length);
});

const hitsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).hits);
const settled = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).settled());
const lurking = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).lurking());

async function openNotices(page: Page): Promise<string[]> {
  await openAnew(page, `${site.url}/m/notice`);
  const heads = page.locator('main button[aria-expanded]');
  await heads.nth(places.length).waitFor({ state: 'attached' });
  await heads.evaluateAll((all) => {
    for (const head of all) (head as HTMLElement).click();
  });
  await expect.poll(() => page.locator('main button[aria-expanded=false]').count()).toBe(0);
  expect(await page.locator('main button[aria-expanded=true]').count()).toBeGreaterThan(
    places.length,
  );
  await settled(page);
  return lurking(page);
}

async function openHelp(page: Page): Promise<string[]> {
  await openAnew(page, `${site.url}/m/help`);
  const chips = 'main [role=group] button';
  await page.locator(chips).nth(shareOf(places).length).waitFor({ state: 'attached' });
  return page.evaluate(async (selector) => {
    const watched = globalThis as unknown as Watched;
    const found: string[] = [];
    const all = () => [...document.querySelectorAll<HTMLButtonElement>(selector)];
    for (let place = 0; place < all().length; place += 1) {
      all()[place]?.click();
      await watched.until(() => all()[place]?.ariaPressed === 'true');
      await watched.settled();
      found.push(...watched.lurking());
    }
    return found;
  }, chips);
}

/** Goes from one promotion to the next inside the app. */
async function openPromotions(page: Page): Promise<string[]> {
  await page.goto(`${site.url}/m/activity`);
  await page.locator('main li h2').first().waitFor();
  const found = await lurking(page);
  const inDetails = await page.evaluate(async (ids) => {
    const watched = globalThis as unknown as Watched;
    const inEach: string[] = [];
    for (const id of ids) {
      history.pushState({}, '', `/m/activityDetail?id=${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const start = `${id.replace('group-', '')} `;
      await watched.until(() => {
        const title = document.querySelector('main h1:not(.visually-hidden)')?.textContent;
        return title?.startsWith(start) === true;
      });
      await watched.settled();
      inEach.push(...watched.lurking());
    }
    return inEach;
  }, groups);
  return [...found, ...inDetails];
}

async function openPopups(page: Page): Promise<string[]> {
  await page.goto(`${site.url}/m/home`);
  await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight);
  const dialog = page.locator('dialog[open]');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40);
      return dialog.count();
    })
    .toBe(1);
  return page.evaluate(async (count) => {
    const watched = globalThis as unknown as Watched;
    const found: string[] = [];
    const title = () => document.querySelector('dialog[open] h2')?.textContent;
    for (let shown = 0; shown < count; shown += 1) {
      const before = title();
      await watched.settled();
      found.push(...watched.lurking());
      const close = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')].find(
        (button) => (button.ariaLabel ?? button.textContent) === 'Close',
      );
      close?.click();
      await watched.until(() => title() !== undefined && title() !== before);
    }
    return found;
  }, shareOf(groups).length);
}

/** Opens the list, then every message of both conversations. */
async function openInbox(page: Page): Promise<string[]> {
  await holdSession(page, inbox.member);
  await page.goto(`${site.url}/m/webEmail`);
  await page.locator('main li').nth(2).waitFor();
  await settled(page);
  const found = await lurking(page);
  for (const { threadId, messages } of inbox.threads) {
    found.push(...(await hitsOf(page)).map((place) => `ran: ${place}`));
    await page.goto(`${site.url}/m/webEmail?thread=${threadId}`);
    const shown = page.locator('main ol > li');
    await shown.first().waitFor();
    const earlier = page.getByRole('button', { name: 'Earlier messages' });
    for (let count = await shown.count(); count < messages; count = await shown.count()) {
      await earlier.click();
      await shown.nth(count).waitFor();
    }
    await settled(page);
    found.push(...(await lurking(page)));
  }
  return found;
}

/** The gate tests without the policy, where cleaning alone must hold; IN_FULL=1 tests both. */

/** The inbox comes last, since it logs a member in on the page. */
const screens = { openNotices, openHelp, openPromotions, openPopups, openInbox };

describe.each([
  ['with the policy of the pages', false],
  ['without any policy', true],
])('D20: %s', (_, bypassCSP) => {
  let context: BrowserContext;
  let page: Page;
  const foreign: string[] = [];

  beforeAll(async () => {
    const { viewport } = browserOptions;
    const options = { viewport, reducedMotion: 'reduce' } as const;
    context = await browser.newContext({ ...options, bypassCSP });
    await watch(context);
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site.url && protocol !== 'data:') foreign.push(request.url());
    });
    page = await context.newPage();
  });

  afterAll(() => context?.close());

  test('the sentinel fires where a script can run', async () => {
    await page.goto(`${site.url}/m/help`);
    const hits = await page.evaluate(() => {
      try {
        const script = document.createElement('script');
        script.textContent = 'hit(7)';
        document.body.append(script);
      } catch {
        // The policy refuses the script.
      }
      return (globalThis as unknown as Watched).hits;
    });
    expect(hits).toEqual(bypassCSP ? [7] : []);
  });

  const opened = bypassCSP || isInFull ? Object.entries(screens) : [];
  test.each(opened)(
    '%s: nothing runs, nothing lurks, nothing calls another host',
    async (name, open) => {
      foreign.length = 0;
      const found = await open(page);
      await settled(page);
      expect({ name, found, foreign, hits: await hitsOf(page) }).toEqual({
        name,
        found: [],
        foreign: [],
        hits: [],
      });
      expect(page.url().startsWith(site.url)).toBe(true);
    },
  );
});
