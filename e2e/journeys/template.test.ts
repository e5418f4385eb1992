import type { Page } from '@playwright/test';
import { holdSession, logInTo } from '../fixtures/account.ts';
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts';
import { changedSiteFolder } from '../fixtures/site-folder.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

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
  let files: ReturnType<typeof changedSiteFolder>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    files = changedSiteFolder({
      'flags.yaml': (text) => text.replace("mem_cen: '1'", "mem_cen: '0'"),
    });
    site = await startOwnSite({ SITE_DIR: files.folder });
  });
  test.afterAll(async () => {
    await site?.stop();
    files?.remove();
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
});
