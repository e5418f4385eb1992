import type { Page } from '@playwright/test';
import { holdSession, registerMember } from '../../support/people.ts';
import { expect, keepChoices, test } from '../../support/test.ts';
import { openLine } from './line.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has cached what a later visit needs and controls the page. */
async function letWorkerTakeOver(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The names of the cached builds; runs in the page. */
async function shellsKept(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith('shell-'));
}

/** Path and text of everything that the worker has cached, without pictures. */
function keptOnDevice(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname;
        const text = path.endsWith('.avif') ? '' : await (await cache.match(request))?.text();
        kept.push({ path, text: text ?? '' });
      }
    }
    return kept;
  });
}

test.describe('§2 Home screen: offline', () => {
  test.use({ expectedErrors: [/^Failed to load resource|Unable to preload CSS|dynamically/] });

  test('a second visit shows the shell and what was loaded before', async ({
    context,
    page,
    inspect,
  }) => {
    await page.goto('/m/home');
    await letWorkerTakeOver(page);
    await context.setOffline(true);

    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
    await inspect(page, 'offline-home');

    await page.goto('/m/help');
    await expect(page.getByRole('banner')).toContainText('Help center');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search help' })).toBeVisible();
  });
});

test('§2 Home screen: the cache on the device holds no call and nothing of the session', async ({
  context,
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '', 'lena');
  await holdSession(context, member);
  await page.goto('/m/home');
  await letWorkerTakeOver(page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main')).toContainText(member.userName);
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱0.00');

  const kept = await keptOnDevice(page);
  expect(kept.map(({ path }) => path)).toContain('/m/home');
  const ours = /^\/(m\/(home|shell)$|(assets|art|icons|flags)\/)/;
  expect(kept.map(({ path }) => path).filter((path) => !ours.test(path))).toEqual([]);
  const words = [member.token, member.userName];
  expect(kept.filter(({ text }) => words.some((word) => text.includes(word)))).toEqual([]);
});

test.describe('§2 Home screen: in TY, light', () => {
  test.use({ language: 'TY', theme: 'light' });

  test('a new build is offered, and loads on request', async ({ context, baseURL, inspect }) => {
    // The browser fetches the worker ten seconds after each of two loads.
    const line = await openLine(baseURL ?? '');
    await keepChoices(context, line.url, { language: 'TY', theme: 'light' });
    const page = await context.newPage();
    const address = '/m/help';
    await page.goto(line.url + address);
    await letWorkerTakeOver(page);
    const prompt = page.getByRole('dialog', { name: 'May bagong version' });
    await expect(prompt).toHaveCount(0);

    line.isNewBuild = true;
    await page.reload();
    await page.mouse.wheel(0, 10);
    await expect(prompt).toBeVisible();
    await inspect(page, 'new-build');
    const before = line.timesRequested(address);
    await prompt.getByRole('button', { name: 'I-refresh' }).click();
    // Checked by the page's request: Playwright sometimes loses track of a page whose worker
    // changes during a reload.
    await expect.poll(() => line.timesRequested(address)).toBeGreaterThan(before);
    const next = await context.newPage();
    await next.goto(line.url + address);
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Help center');
    await expect
      .poll(() => next.evaluate(shellsKept))
      .toEqual([expect.stringMatching(/^shell-next-/)]);
    await expect(next.getByRole('dialog')).toHaveCount(0);
    await line.close();
  });
});

test('§2 Home screen: the site can be put on a home screen', async ({ page, request }) => {
  await page.goto('/m/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Pavilion', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
