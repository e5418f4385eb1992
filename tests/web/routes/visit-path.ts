import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { openAnew } from '../../support/readiness.ts';
import { controlsOutOfBox } from './controls-out-of-box.ts';
import { refusals, type Expectation } from './expected-screens.ts';

/** What one visit checks besides the right screen. */
export type Checks = {
  /** Loads the page anew instead of going on inside the app. */
  anew: boolean;
  widths: readonly number[];
  accessibility: boolean;
};

/** Far longer than any load: what is missing then is missing for good. */
const settleMs = 30_000;
const height = 844;

/** Goes to an address inside the app, as forward in the history. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Waits for the screen and all that it loads; returns what is there instead. */
async function settle(page: Page, { path, h1 }: Expectation): Promise<string[]> {
  const isThere = (wanted: { path: string; h1: string }) =>
    location.pathname === wanted.path &&
    [...document.querySelectorAll('h1')].some((one) => one.textContent === wanted.h1) &&
    document.querySelector('main [aria-busy="true"]') === null;
  try {
    await page.waitForFunction(isThere, { path, h1 }, { timeout: settleMs });
    return [];
  } catch {
    const titles = await page.locator('h1').allTextContents();
    const busy = await page.locator('main [aria-busy="true"]').count();
    const where = new URL(page.url()).pathname;
    const loading = busy > 0 ? ', still loading' : '';
    return [`is "${titles.join('", "')}" at ${where}${loading}, not "${h1}" at ${path}`];
  }
}

async function judgeText(page: Page, { refusal }: Expectation): Promise<string[]> {
  const titles = await page.locator('h1').count();
  const main = (await page.locator('main').textContent()) ?? '';
  const found = titles === 1 ? [] : [`has ${titles} h1`];
  for (const sentence of refusals) {
    if (main.includes(sentence) === (sentence === refusal)) continue;
    found.push(`${sentence === refusal ? 'does not say' : 'says'} "${sentence}"`);
  }
  return found;
}

/** Finds how far the page scrolls sideways, and which elements cause it. */
async function judgeScroll(page: Page, width: number): Promise<string[]> {
  const { over, culprits } = await page.evaluate(async (wanted) => {
    await new Promise(requestAnimationFrame);
    const beyond = document.documentElement.scrollWidth - wanted;
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => beyond > 0 && one.getBoundingClientRect().right > wanted + 0.5,
    );
    return {
      over: beyond,
      culprits: wide.slice(-3).map((one) => `${one.tagName} "${one.textContent?.slice(0, 30)}"`),
    };
  }, width);
  return over > 0 ? [`scrolls ${over} px sideways at ${width}: ${culprits.join(', ')}`] : [];
}

async function judgeWidth(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  const scrolled = await judgeScroll(page, width);
  const outside = await controlsOutOfBox(page);
  return [...scrolled, ...outside.map((control) => `at ${width}: ${control}`)];
}

/** The faults of the side menu, opened on the home; some screens lack its button. */
export async function judgeSideMenu(page: Page, widths: readonly number[]): Promise<string[]> {
  await openAnew(page, '/m/home');
  await page.locator('header button[aria-haspopup="dialog"]').last().click();
  const menu = page.locator('dialog[open]');
  await menu.locator('a').first().waitFor();
  await menu.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  const found: string[] = [];
  for (const width of widths) found.push(...(await judgeWidth(page, width)));
  return found;
}

/** Visits an address; returns all faults of the screen. */
export async function visitPath(
  page: Page,
  expected: Expectation,
  { anew, widths, accessibility }: Checks,
): Promise<string[]> {
  if (anew) await openAnew(page, expected.address);
  else await goOn(page, expected.address);
  const astray = await settle(page, expected);
  if (astray.length > 0) return astray;
  const found = await judgeText(page, expected);
  for (const width of widths) found.push(...(await judgeWidth(page, width)));
  if (accessibility) {
    for (const { rule, where } of await accessibilityFindings(page)) {
      found.push(`${rule}: ${where.join(', ')}`);
    }
  }
  return found;
}
