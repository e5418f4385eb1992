import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, run } from '#tools/run.mjs';
import { browserOptions } from '../../support/browser.ts';
import { openAnew } from '../../support/readiness.ts';
import { isInFull } from '../../support/run/in-full.ts';
import { visitCold } from './cold-visit.ts';
import { startHaltingLine } from './halting-line.ts';
import { audit, type Audit } from './lighthouse-run.ts';
import { startQuietSite, type QuietSite } from './quiet-site.ts';

const mostBytes = 200_000;
const mostRequests = 20;
let site: QuietSite;
let home: Audit;

beforeAll(async () => {
  site = await startQuietSite();
  home = await audit(`${site.url}/m/home`);
});
afterAll(() => site?.stop());

const all100 = { accessibility: 100, 'best-practices': 100, seo: 100 };

test('Lighthouse gives the home 100 for everything that does not depend on time', () => {
  const { scores, losses } = home;
  expect({ scores, losses }).toEqual({ scores: all100, losses: [] });
});

test('a cold visit of the home makes 20 requests for 200 kB at most, without a shift', async () => {
  const { bytes, requests } = await visitCold(`${site.url}/m/home`);
  console.log(bytes, requests);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect(requests.length).toBeLessThanOrEqual(mostRequests);
  // The page inlines the styles of the first view; fetching them too would delay its banner.
  expect(requests.filter((address) => address.endsWith('.css'))).toEqual([]);
  expect(home.cumulativeLayoutShift).toBe(0);
});

test('the home and every screen load no more bytes than their budgets', async () => {
  const page = `${site.url}/m/home`;
  const measured: unknown = await run(process.execPath, [
    'tests/support/first-load.mjs',
    '--page',
    page,
  ]);
  const output: unknown = expect.stringMatching(/first HTML EN .* ok\nfirst HTML TY .* ok/);
  expect(measured).toMatchObject({ code: 0, output });
});

/** Addresses of the code and styles that the build made. */
function builtFiles(): string[] {
  return readdirSync(path.join(root, 'apps/web/dist/client/assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`);
}

async function cachingOf(file: string): Promise<string | null> {
  const answer = await fetch(site.url + file, { method: 'HEAD' });
  return answer.headers.get('cache-control');
}

test('browsers keep every script and style sheet of the build for a year', async () => {
  const files = builtFiles();
  expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
  expect(files.filter((file) => file.endsWith('.css'))).not.toEqual([]);
  const caching = await Promise.all(files.map(cachingOf));
  const forgotten = files.filter((_, at) => caching[at] !== 'public, max-age=31536000, immutable');
  expect(forgotten).toEqual([]);
});

/** Runs before a release; the gate checks the accessibility of every screen. */
const otherPages = ['/m/login', '/m/register', '/m/rng', '/m/activity', '/m/help'];

test.runIf(isInFull).each(otherPages)(
  'Lighthouse gives %s 100 for everything that does not depend on time',
  async (route) => {
    const { scores, losses } = await audit(site.url + route);
    expect({ scores, losses }).toMatchObject({ scores: all100 });
  },
);

/** Longer than a guest's home waits with its pop-up and its second banner. */
const popupPauseMs = 14_000;

test.runIf(isInFull)(
  'the home keeps its 100 and shifts nothing once its pop-up is open',
  async () => {
    const late = await audit(`${site.url}/m/home`, popupPauseMs);
    expect(late).toEqual({ cumulativeLayoutShift: 0, scores: all100, losses: [] });
  },
);

/** Which elements of the page shifted, from its first byte until it takes input. */
async function shiftsOf(address: string): Promise<string[]> {
  const { launchOptions, viewport } = browserOptions;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await openAnew(page, address);
    return await page.evaluate(async () => {
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      const found: Shift[] = [];
      const observer = new PerformanceObserver((list) => {
        found.push(...(list.getEntries() as Shift[]));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // The browser reports a shift at most two frames after it.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      found.push(...(observer.takeRecords() as Shift[]));
      return found.flatMap(({ sources }) =>
        sources.map(({ node }) => (node instanceof Element ? node.outerHTML : 'text')),
      );
    });
  } finally {
    await browser.close();
  }
}

test('nothing of the home shifts, however the network splits its first HTML', async () => {
  const line = await startHaltingLine(site.url);
  try {
    expect(await shiftsOf(`${line.url}/m/home`)).toEqual([]);
  } finally {
    line.stop();
  }
});
