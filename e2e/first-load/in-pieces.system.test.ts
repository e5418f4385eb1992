import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../fixtures/browser.ts';
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts';
import { startHaltingLine } from './halting-line.ts';

/** Away from those of other tests. */
const port = 4832 + Number(process.env['E2E_PORT_OFFSET'] ?? 0);
let site: OwnSite;

beforeAll(async () => {
  site = await startOwnSite({ LOG_LEVEL: 'warn' }, port);
});
afterAll(() => site?.stop());

/** Which parts of the page moved, from its first byte until it answers. */
async function shiftsOf(address: string): Promise<string[]> {
  const { launchOptions, viewport } = browserOptions;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await page.addInitScript(() => {
      document.addEventListener('app-ready', () => performance.mark('app-ready'));
    });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    return await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
          const told = (list: PerformanceEntryList) =>
            (list as Shift[]).flatMap(({ sources }) =>
              sources.map(({ node }) => (node instanceof Element ? node.outerHTML : 'text')),
            );
          const observer = new PerformanceObserver((list) => resolve(told(list.getEntries())));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve([]), 500));
        }),
    );
  } finally {
    await browser.close();
  }
}

test('nothing of the home moves, however its first HTML is cut on the way', async () => {
  const line = await startHaltingLine(site.url);
  try {
    expect(await shiftsOf(`${line.url}/m/home`)).toEqual([]);
  } finally {
    line.stop();
  }
});
