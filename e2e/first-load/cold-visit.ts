import { chromium } from '@playwright/test';
import { browserOptions } from '../fixtures/browser.ts';

/** Parts that nobody sees at first are asked for after three seconds of the page and more. */
const firstLookMs = 2900;

export type ColdVisit = {
  /** Over the line, headers and compression as they are. */
  bytes: number;
  /** The address of each request, in order. */
  requests: readonly string[];
};

/**
 * Visits an address as a newcomer, for the first look. The time passes on the page's own clock, so
 * a busy machine is asked for nothing more.
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
    // Each tenth may ask for something, which is waited for however long it takes.
    for (let passedMs = 0; passedMs < firstLookMs; passedMs += 100) {
      await page.clock.runFor(100);
      await page.waitForLoadState('networkidle');
    }
    return { bytes, requests };
  } finally {
    await browser.close();
  }
}
