import { chromium } from '@playwright/test';
import { browserOptions } from '../../support/browser.ts';

/** The page fetches what is not visible at first only after three seconds and more. */
const firstViewMs = 2900;

export type ColdVisit = {
  /** Bytes on the wire, with headers and compression. */
  bytes: number;
  /** The address of each request, in order. */
  requests: readonly string[];
};

/**
 * Visits an address with an empty cache and counts what the first view loads. The time passes on
 * a fake clock of the page, so the load of the machine does not change the count.
 */
export async function visitCold(address: string): Promise<ColdVisit> {
  const { launchOptions, viewport, deviceScaleFactor } = browserOptions;
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const requests: string[] = [];
    let bytes = 0;
    network.on('Network.requestWillBeSent', ({ request }) => void requests.push(request.url));
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await network.send('Network.enable');
    const startedAt = new Date('2026-11-02T08:00:00Z');
    await page.clock.install({ time: startedAt });
    await page.clock.pauseAt(new Date(startedAt.getTime() + 1000));
    await page.goto(address, { waitUntil: 'load' });
    // Each tenth of a second may start requests; all of them are awaited.
    for (let passedMs = 0; passedMs < firstViewMs; passedMs += 100) {
      await page.clock.runFor(100);
      await page.waitForLoadState('networkidle');
    }
    return { bytes, requests };
  } finally {
    await browser.close();
  }
}
