import { chromium } from '@playwright/test';
import { browserOptions } from '../fixtures/browser.ts';

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;
const patienceMs = 15_000;

/** Milliseconds from the start of a cold visit to a page that answers, on a slowed phone and line. */
export async function hydrationMs(address: string): Promise<number> {
  const { launchOptions, viewport } = browserOptions;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await page.addInitScript(() => {
      document.addEventListener('app-ready', () => performance.mark('app-ready'));
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(address, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('app-ready')[0]?.startTime,
      undefined,
      { timeout: patienceMs },
    );
    return Number(await mark.jsonValue());
  } finally {
    await browser.close();
  }
}
