import type { Page } from '@playwright/test';
import { holdSession, logInTo } from '../fixtures/account.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

/** A list gives every link the whole width, tiles share it. */
async function widthOfLink(page: Page, name: string): Promise<number> {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  return (await link.boundingBox())?.width ?? 0;
}

test('the member centre of the new template has tiles', async ({ page, context, baseURL }) => {
  await holdSession(context, await logInTo(baseURL ?? '', 'member01', 'Pavilion2026'));
  await page.goto('/m/member/home');
  expect(await widthOfLink(page, 'Settings')).toBeLessThan(200);
});

test.describe('a site with the base templates', () => {
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });

  test('the member centre has a list', async ({ page, context, axeCheck, picture }) => {
    const session = await logInTo(site.url, 'member01', 'Pavilion2026');
    const record = { firstTimeLogin: false, ...session, merchantCode: 'PAVILION' };
    await keepChoices(context, site.url, { MC_SESSION_INFO: JSON.stringify(record) });
    await page.goto(`${site.url}/m/member/home`);
    expect(await widthOfLink(page, 'Settings')).toBeGreaterThan(300);
    await axeCheck(page);
    await picture(page, 'member-centre-base');
  });

  test('the home has the parts that it names, in its order', async ({ page, context }) => {
    await keepChoices(context, site.url, { popups: noPopupsToday() });
    await page.goto(`${site.url}/m/home`);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Hot right now' })).toBeAttached();
    const titles = main.getByRole('heading', { level: 2 });
    await expect(async () => {
      await page.mouse.wheel(0, 10);
      const parts = ['Coming matches', 'Slots', 'Video', 'Hot right now'];
      expect(await titles.allTextContents()).toEqual(parts);
    }).toPass();
    await expect(main.getByRole('region', { name: 'Offers' })).toHaveCount(0);
  });
});
