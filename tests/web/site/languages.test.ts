import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';

let site: OwnSite;

test.use({ expectedErrors: [/status of 40[01]/] });
test.beforeAll(({ variant }) => {
  site = variant;
});

test('D10: an operator switches on all languages, and a guest reads Thai', async ({
  page,
  context,
  axeCheck,
}) => {
  await keepChoices(context, site.url, { popups: noPopupsToday() });
  await page.goto(`${site.url}/m/home`);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const languages = page.getByRole('group', { name: 'Language' }).getByRole('button');
  await expect(languages).toHaveCount(19);
  await languages.filter({ hasText: 'ไทย' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');

  await page.goto(`${site.url}/m/login`);
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('nobody');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('lantern-on-water');
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await axeCheck(page);

  await page.getByRole('combobox', { name: 'ภาษา' }).selectOption('Tiếng Việt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
});

test('D10: Arabic runs from right to left, from the first HTML on', async ({
  page,
  context,
  axeCheck,
}) => {
  await keepChoices(context, site.url, { popups: noPopupsToday(), language: 'AR' });
  await context.addCookies([{ name: 'language', value: 'AR', url: site.url }]);
  const answer = await page.goto(`${site.url}/m/home`);
  expect(await answer?.text()).toContain('dir="rtl"');
  const menu = page.getByRole('banner').getByRole('button').last();
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.x, 'the menu is at the end of the line').toBeLessThan(60);
  await axeCheck(page);
  for (const path of ['/m/login', '/m/register', '/m/helpCenter', '/m/slotsCenter']) {
    await page.goto(site.url + path);
    await expect(page.locator('h1').first()).toHaveText(/\p{sc=Arabic}/u);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, path).toBe(0);
  }
});

test('D10: a language that the site has not switched on is not used', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'XX', url: site.url }]);
  await page.goto(`${site.url}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
});
