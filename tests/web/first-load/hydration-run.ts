import { chromium } from '@playwright/test';
import { browserOptions } from '../../support/browser.ts';
import { openAnew, readyMark, watchReadiness } from '../../support/readiness.ts';
import { waitedMs, type TraceEvent } from './busy-trace.ts';
import { phoneSlowdown } from './phone.ts';
import { recorded } from './trace.ts';

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const patienceMs = 60_000;

const traced = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Milliseconds of the page's own thread in a visit, without its waits for a core. */
function answeredAfter(events: readonly TraceEvent[]): number {
  const ready = events.find(({ name }) => name === readyMark);
  if (!ready) throw new Error('the trace does not hold the moment when the page was ready');
  const thread = events.filter(({ pid, tid }) => pid === ready.pid && tid === ready.tid);
  const starts = thread.filter(({ name, ts }) => name === 'navigationStart' && ts < ready.ts);
  const start = Math.max(...starts.map(({ ts }) => ts));
  return (ready.ts - start) / 1000 - waitedMs(thread, start, ready.ts);
}

/**
 * Milliseconds from the start of a cold visit until the page takes input, on a slowed phone and
 * line, without the time the page waited for a core.
 */
export async function hydrationMs(address: string): Promise<number> {
  const { launchOptions, viewport } = browserOptions;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await watchReadiness(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown() });
    const events = await recorded(browser, traced, async () => {
      await openAnew(page, address, { timeout: patienceMs });
    });
    return answeredAfter(events);
  } finally {
    await browser.close();
  }
}
