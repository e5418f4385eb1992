import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { registerMember } from '../../support/people.ts';
import { openAnew } from '../../support/readiness.ts';
import { expect, test } from '../../support/test.ts';

/** Holds back the files that match the pattern until the returned function is called. */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Opens a page with its first HTML only; the returned function lets the app's code load. */
async function openBeforeTheApp(page: Page, address: string): Promise<() => void> {
  const letThrough = await holdFiles(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  // The script that keeps the presses is at the end of the page.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letThrough;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [language, theme, address, name] of looks([
  ['EN', 'dark', '/m/home', 'Menu'],
  ['TY', 'light', '/m/activity', 'Menu'],
  ['TY', 'light', '/m/rng', 'Support'],
])) {
  test.describe(`§2 Header: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test(`a press of ${name} on ${address} waits for the app`, async ({ page }) => {
      const letThrough = await openBeforeTheApp(page, address);
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      letThrough();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });
}

test('§2 Header: a press of Back waits for the app', async ({ page }) => {
  const letThrough = await openBeforeTheApp(page, '/m/activity');
  await button(page, 'Back').click();
  letThrough();
  await expect(page).toHaveURL('/m/home');
});

/** Marks when the app of a page starts: it first listens to changes of other tabs. */
function noteProgram(): void {
  const { addEventListener: listen } = window;
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (given[0] === 'storage') performance.mark('program');
    listen.apply(window, given);
  };
}

const programRuns = () => performance.getEntriesByName('program').length > 0;

for (const [when, files] of [
  ['before the program is here', '**/assets/*.js'],
  ['while the screen is on its way', '**/assets/PromotionListScreen-*.js'],
] as const) {
  test(`§2 Page shell: the browser goes back ${when}`, async ({ page }) => {
    await page.addInitScript(noteProgram);
    await openAnew(page, '/m/help');
    await page.getByRole('link', { name: 'Promotions', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Promotions' }).first()).toBeAttached();
    const letThrough = await holdFiles(page, files);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    if (files !== '**/assets/*.js') await page.waitForFunction(programRuns);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/m/help');
    letThrough();
    await expect(page.getByRole('searchbox', { name: 'Search help' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Help center' }).first()).toBeAttached();
  });
}

test('§2 Settings: choices before the app has loaded are applied in their order', async ({
  page,
}) => {
  const letThrough = await openBeforeTheApp(page, '/m/set');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Dark').click();
  await tab('System').click();
  await tab('Filipino').click();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible();
  await expect(tab('System')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Filipino')).toHaveAttribute('aria-selected', 'true');
});

test('§2 Login screen: what is typed and pressed before the app has loaded logs in', async ({
  page,
  baseURL,
}) => {
  const password = 'lantern-on-water';
  const { userName } = await registerMember(baseURL ?? '', 'early');
  const letThrough = await openBeforeTheApp(page, '/m/login');
  await page.locator('input[name="username"]').fill(userName);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="remember"]').uncheck();
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL('/m/login');
  letThrough();
  await expect(page).toHaveURL('/m/home');
  expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
});
