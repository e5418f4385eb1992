import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdSession } from '../fixtures/account.ts';
import { browserOptions } from '../fixtures/browser.ts';
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts';
import { places, publishHostile } from './hostile-content.ts';
import { writeHostile } from './hostile-letters.ts';

const fewest = 300;
let site: OwnSite;
let browser: Browser;
let groups: readonly string[];
let inbox: Awaited<ReturnType<typeof writeHostile>>;

/** Away from those of other tests. */
const port = 4820 + Number(process.env['E2E_PORT_OFFSET'] ?? 0);

beforeAll(async () => {
  site = await startOwnSite({}, port);
  const published = await publishHostile(site);
  groups = published.map(({ id }) => id);
  inbox = await writeHostile(site, published);
  browser = await chromium.launch(browserOptions.launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test(`at least ${fewest} hostile texts are tried`, () => {
  expect(places.length).toBeGreaterThanOrEqual(fewest);
  expect(groups.length).toBeLessThan(places.length);
});

/** What a page counts; each number names the text that ran. */
type Watched = { hits: number[]; [name: string]: unknown };

/** Waits until two frames were drawn, so that all that would run has begun. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

const hitsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).hits);

/** Attributes and addresses that would run or lead astray once somebody touches them. */
function lurking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, dialog *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            /^\W*(javascript|vbscript|data|feed|view-source):/i.test(value),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  );
}

async function openNotices(page: Page): Promise<string[]> {
  await page.goto(`${site.url}/m/notice`);
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
  await page.goto(`${site.url}/m/help`);
  const chips = page.locator('main [role=group] button');
  await chips.nth(places.length).waitFor({ state: 'attached' });
  const found: string[] = [];
  for (let place = 0; place < (await chips.count()); place += 1) {
    await chips.nth(place).evaluate((chip) => (chip as HTMLElement).click());
    await page
      .locator(`main [role=group] button:nth-of-type(${place + 1})[aria-pressed=true]`)
      .waitFor({ state: 'attached' });
    await settled(page);
    found.push(...(await lurking(page)));
  }
  return found;
}

async function openPromotions(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.goto(`${site.url}/m/activity`);
  await page.locator('main li h2').first().waitFor();
  found.push(...(await lurking(page)));
  for (const id of groups) {
    await page.goto(`${site.url}/m/activityDetail?id=${id}`);
    await page.locator('main h1:not(.visually-hidden)').waitFor();
    await settled(page);
    await page.waitForTimeout(50);
    // The next page begins to count anew.
    const ran = (await hitsOf(page)).map((place) => `ran: ${place}`);
    found.push(...ran, ...(await lurking(page)));
  }
  return found;
}

async function openPopups(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.goto(`${site.url}/m/home`);
  await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight);
  const dialog = page.locator('dialog[open]');
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 40);
        return dialog.count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  for (let shown = 0; shown < groups.length; shown += 1) {
    const title = dialog.locator('h2').first();
    const words = await title.textContent();
    await settled(page);
    found.push(...(await lurking(page)));
    await dialog.getByRole('button', { name: 'Close' }).evaluate((one) => {
      (one as HTMLElement).click();
    });
    await page.waitForFunction((before) => {
      const next = document.querySelector('dialog[open] h2')?.textContent;
      return next !== undefined && next !== before;
    }, words);
  }
  return found;
}

/** The list, then every message of both conversations. */
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

/** The inbox comes last: from there on the page is a member's. */
const screens = { openNotices, openHelp, openPromotions, openPopups, openInbox };

describe.each([
  ['with the policy of the pages', false],
  ['without any policy', true],
])('%s', (_, bypassCSP) => {
  let context: BrowserContext;
  let page: Page;
  const foreign: string[] = [];

  beforeAll(async () => {
    const { viewport, isMobile, hasTouch } = browserOptions;
    context = await browser.newContext({ viewport, isMobile: !hasTouch && isMobile, bypassCSP });
    await context.addInitScript(() => {
      const watched = globalThis as unknown as Watched;
      watched.hits = [];
      for (const name of ['hit', 'alert', 'confirm', 'prompt', 'open', 'print'] as const) {
        watched[name] = (place = -1) => void watched.hits.push(place);
      }
    });
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
        // The policy refuses it.
      }
      return (globalThis as unknown as Watched).hits;
    });
    expect(hits).toEqual(bypassCSP ? [7] : []);
  });

  test.each(Object.entries(screens))(
    '%s: nothing runs, nothing lurks, nothing calls another host',
    async (name, open) => {
      foreign.length = 0;
      const found = await open(page);
      await page.waitForTimeout(300);
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
