import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen, setOnline } from '#testing/mount-screen.tsx';

afterEach(() => page.viewport(390, 844));

const notice = page.getByText('You’re offline.');

test('a page that is opened without a connection says so, until it is back', async () => {
  setOnline(false);
  await mountScreen('/m/set');
  await expect.element(notice).toBeVisible();
  setOnline(true);
  await expect.element(notice).not.toBeInTheDocument();
});

test('an open page says that the connection is gone', async () => {
  await mountScreen('/m/set');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Settings' }))
    .toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();
  setOnline(false);
  await expect.element(notice).toBeVisible();
});

test.each(['/m/set', '/m/agent'])(
  '%s: it stays in sight while the page is scrolled',
  async (path) => {
    await page.viewport(390, 400);
    await mountScreen(path, { session: 'agent' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    setOnline(false);
    await expect.element(notice).toBeVisible();
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(600);
    scrollTo(0, 200);
    await expect.poll(() => Math.round(scrollY)).toBe(200);
    await expect.element(notice).toBeInViewport({ ratio: 1 });
  },
);
