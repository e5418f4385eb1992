import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    trail: 'You are here',
    more: 'More about Your first deposit, doubled',
    title: 'Your first deposit, doubled',
    home: 'Back: Home',
    promotions: 'Back: Promotions',
    help: 'Back: Help center',
    header: 'Back',
    here: {
      notices: 'Announcements',
      promotions: 'Promotions',
      one: 'Details',
      help: 'Help center',
    },
  },
  TY: {
    trail: 'Narito ka',
    more: 'Higit pa tungkol sa Doblado ang unang deposito',
    title: 'Doblado ang unang deposito',
    home: 'Bumalik: Home',
    promotions: 'Bumalik: Mga promo',
    help: 'Bumalik: Sentro ng tulong',
    header: 'Bumalik',
    here: {
      notices: 'Mga anunsyo',
      promotions: 'Mga promo',
      one: 'Mga detalye',
      help: 'Sentro ng tulong',
    },
  },
} as const;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const trail = (page: Page) => page.getByRole('navigation', { name: say.trail });
  const back = (page: Page, name: string) => trail(page).getByRole('link', { name, exact: true });

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a guest steps from a promotion back to the list, as the header does', async ({
      page,
      axeCheck,
      picture,
    }) => {
      const here = trail(page).locator('[aria-current="page"]');
      await page.goto('/m/activity');
      await expect(here).toHaveText(say.here.promotions);
      await page.getByRole('link', { name: say.more }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      await expect(here).toHaveText(say.here.one);
      await axeCheck(page);
      await picture(page, `breadcrumbs-${language}`);
      const steps = await page.evaluate(() => history.length);
      await back(page, say.promotions).click();
      await expect(page).toHaveURL('/m/activity');
      await expect(here).toHaveText(say.here.promotions);
      expect(await page.evaluate(() => history.length)).toBe(steps);

      await page.goForward();
      await expect(here).toHaveText(say.here.one);
      await page.getByRole('button', { name: say.header, exact: true }).click();
      await expect(page).toHaveURL('/m/activity');
      await back(page, say.home).click();
      await expect(page).toHaveURL('/m/home');
    });

    test('a page that was opened from elsewhere leads home', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const pages = [
        ['/m/notice', say.here.notices],
        ['/m/noticeDetail?id=welcome-to-pavilion', say.here.notices],
        ['/m/activityDetail?id=first-deposit', say.here.one],
        ['/m/help', say.here.help],
      ] as const;
      for (const [address, title] of pages) {
        await page.goto(address, { referer: 'https://elsewhere.example/m/activity' });
        await expect(trail(page).locator('[aria-current="page"]')).toHaveText(title);
        await expect(trail(page).getByRole('link')).toHaveCount(1);
        await expect(back(page, say.home)).toHaveAttribute('href', '/m/home');
        await picture(page, `breadcrumbs-narrow-${address.split(/\W+/)[2] ?? ''}-${language}`);
      }
      await axeCheck(page);
      await page.goto('/m/notice', { referer: new URL('/m/help?i=1', page.url()).href });
      await expect(back(page, say.help)).toHaveAttribute('href', '/m/help?i=1');
      await page.goto('/m/help');
      await back(page, say.home).click();
      await expect(page).toHaveURL('/m/home');
    });
  });
}
