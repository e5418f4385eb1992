import type { Page } from '@playwright/test';
import { logInTo } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

const words = {
  EN: { app: 'Get the app', hide: 'Hide this for good', services: 'Write to us', link: /Android/ },
  TY: {
    app: 'Kunin ang app',
    hide: 'Huwag na itong ipakita',
    services: 'Sumulat sa amin',
    link: /Android/,
  },
} as const;
const say = words.EN;

const bar = (page: Page, app: string = say.app) => page.getByRole('complementary', { name: app });
const icon = (page: Page, app: string = say.app) =>
  page.getByRole('banner').getByRole('button', { name: app });
const services = (page: Page, name: string = say.services) =>
  page.getByRole('navigation', { name });

/** What lies over the home comes a little later than the home; the icons are always part of it. */
async function openHome(page: Page, url = '/m/home', name: string = say.services): Promise<void> {
  const iconCode = page.waitForResponse((answer) => answer.url().includes('/DownloadIcon'));
  await page.goto(url);
  await iconCode;
  await expect(services(page, name)).toBeVisible();
}

test.use({ downloadBar: 'open', userAgent: android });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('the bar offers the app at the top of the home until it is closed', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await openHome(page, '/m/home', text.services);
      await expect(bar(page, text.app)).toBeVisible();
      const deposit = page
        .getByRole('navigation')
        .getByRole('link', { name: /^Depos/ })
        .last();
      const circle = await deposit.locator('span').first().boundingBox();
      const place = await bar(page, text.app).boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(circle?.y ?? 0);
      await picture(page, `download-bar-${language}`);
      await axeCheck(page);

      await page.evaluate(() => scrollTo(0, 200));
      await expect(bar(page, text.app)).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      await bar(page, text.app).getByRole('button').first().click();
      const popup = page.getByRole('dialog', { name: text.app });
      await expect(popup.getByRole('link', { name: text.link })).toHaveAttribute(
        'href',
        'https://get.pavilion.example/android',
      );
      await picture(page, `download-popup-${language}`);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();

      await bar(page, text.app).getByRole('button', { name: text.hide }).click();
      await expect(bar(page, text.app)).toHaveCount(0);
      await openHome(page, '/m/home', text.services);
      await expect(bar(page, text.app)).toHaveCount(0);
      await expect(icon(page, text.app)).toBeVisible();
    });
  });
}

test('the icon in the header opens the same pop-up, and no other page has it', async ({
  page,
  picture,
}) => {
  await openHome(page);
  await icon(page).click();
  const popup = page.getByRole('dialog', { name: say.app });
  await popup.getByRole('button', { name: /Add to home screen/ }).click();
  const guide = page.getByRole('dialog', { name: 'Add to home screen' });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await picture(page, 'download-icon-guide');
  await page.keyboard.press('Escape');
  await page.goto('/m/help');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(icon(page)).toHaveCount(0);
});

test.describe('in another browser on iOS', () => {
  test.use({ userAgent: `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1` });

  test('the pop-up asks for Safari', async ({ page, axeCheck, picture }) => {
    await openHome(page);
    await bar(page).getByRole('button').first().click();
    const popup = page.getByRole('dialog', { name: say.app });
    await popup.getByRole('button', { name: /iOS app/ }).click();
    await expect(popup).toContainText('Please use Safari for download App.');
    await axeCheck(page);
    await picture(page, 'download-popup-safari');
  });
});

test.describe('in the app', () => {
  test.use({ userAgent: `${android} PavilionApp/1.0` });

  test('neither bar nor icon is there', async ({ page }) => {
    await openHome(page);
    await expect(bar(page)).toHaveCount(0);
    await expect(icon(page)).toHaveCount(0);
  });
});

test('on the home screen of an iPhone neither bar nor icon is there', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await openHome(page);
  await expect(bar(page)).toHaveCount(0);
  await expect(icon(page)).toHaveCount(0);
});

test('each service has an icon that leads to it', async ({ page }) => {
  await openHome(page);
  const links = services(page).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.and(page.getByRole('link', { name: 'WhatsApp' }))).toHaveAttribute(
    'href',
    'https://social.pavilion.example/whatsapp',
  );
});

test.describe('a site that offers the app to members alone, without a window', () => {
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });
  test.beforeEach(({ context }) => keepChoices(context, site.url, { popups: noPopupsToday() }));

  test('a guest sees no bar, and no icon of a service without a link', async ({ page }) => {
    await openHome(page, `${site.url}/m/home`);
    await expect(bar(page)).toHaveCount(0);
    await expect(icon(page)).toHaveCount(0);
    await expect(services(page).getByRole('link')).toHaveCount(2);
  });

  test('a member sees the bar, and no icon', async ({ page, context }) => {
    const session = await logInTo(site.url, 'member01', 'Pavilion2026');
    const record = { firstTimeLogin: false, ...session, merchantCode: 'PAVILION' };
    await keepChoices(context, site.url, { MC_SESSION_INFO: JSON.stringify(record) });
    await openHome(page, `${site.url}/m/home`);
    await expect(bar(page)).toBeVisible();
    await expect(icon(page)).toHaveCount(0);
  });
});
