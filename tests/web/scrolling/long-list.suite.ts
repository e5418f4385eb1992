import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserOptions } from '../../support/browser.ts';
import { changedSiteFolder } from '../../support/sites.ts';
import { startQuietSite, type QuietSite } from '../first-load/quiet-site.ts';
import {
  jumpTo,
  leastRowPx,
  loadPages,
  placeOfTap,
  stayAtEnd,
  reportTapPosition,
  tileInMiddle,
} from './long-list.ts';
import { withMoreSlots } from './many-games.ts';

const gamesPerPage = 25;

export type LongList = { browser: Browser; page: Page; close: () => Promise<void> };

/** Opens the list of a site with that many more slots, loaded nearly to its end. */
export async function openLongList(moreSlots: number): Promise<LongList> {
  const folder = changedSiteFolder({ 'games.yaml': (games) => withMoreSlots(games, moreSlots) });
  let site: QuietSite | null = null;
  let browser: Browser | null = null;
  const close = async () => {
    await browser?.close();
    await site?.stop();
    folder.remove();
  };
  try {
    site = await startQuietSite({ SITE_DIR: folder.folder });
    const { launchOptions, viewport } = browserOptions;
    browser = await chromium.launch(launchOptions);
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await page.goto(`${site.url}/m/rng`);
    await page.locator('main li[aria-posinset]').first().waitFor();
    // Leaves the last pages to load by scrolling to the end.
    await loadPages(page, moreSlots / gamesPerPage - 2);
    return { browser, page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The rules for a list of any length, on a machine of any speed. */
export function longListRules(moreSlots: number, opened: () => LongList): void {
  test('scrolling to the end loads the last pages, and few games are drawn', async () => {
    const { page } = opened();
    const tile = page.locator('main li[aria-posinset]');
    const total = Number(await tile.first().getAttribute('aria-setsize'));
    expect(total).toBeGreaterThan(moreSlots);
    const staying = await stayAtEnd(page);
    await expect
      .poll(async () => Number(await tile.last().getAttribute('aria-posinset')))
      .toBe(total);
    expect(await tile.count()).toBeLessThan(100);
    await staying.evaluate((observer) => observer.disconnect());
  });

  test('going back restores the scroll position, however deep it was', async () => {
    const { page } = opened();
    await jumpTo(page, 0.7);
    await expect.poll(() => tileInMiddle(page)).toBeGreaterThan(moreSlots * 0.6);
    const tile = page.locator(`main li[aria-posinset="${await tileInMiddle(page)}"] a`);
    await tile.tap({ trial: true });
    await reportTapPosition(page);
    await tile.tap();
    await page.getByRole('dialog').getByRole('link', { name: 'New here? Sign up' }).tap();
    await page.waitForURL(/\/m\/register/);
    await page.goBack();
    await tile.waitFor();
    const left = await placeOfTap(page);
    expect(left).toBeGreaterThan((moreSlots / 2) * 0.6 * leastRowPx);
    const after = await page.evaluate(() => scrollY);
    expect(Math.abs(after - left)).toBeLessThan(4);
  });
}
