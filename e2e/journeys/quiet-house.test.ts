import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

let site: OwnSite;

test.beforeAll(({ variant }) => {
  site = variant;
});

const words = {
  EN: {
    notices: 'There are no announcements.',
    gone: 'This announcement is no longer here.',
    promotions: 'Nothing of this kind is on right now.',
    help: 'There are no help texts yet.',
    back: 'Back to home',
    news: /^Announcements/,
  },
  TY: {
    notices: 'Walang anunsyo sa ngayon.',
    gone: 'Wala na ang anunsyong ito.',
    promotions: 'Walang ganitong promo sa ngayon.',
    help: 'Wala pang teksto ng tulong.',
    back: 'Bumalik sa home',
    news: /^Mga anunsyo/,
  },
} as const;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('where the house has said nothing, every screen says so', async ({
      page,
      context,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, site.url, { language, theme });
      for (const [name, path, sentence] of [
        ['notices', '/m/notice', say.notices],
        ['notice', '/m/noticeDetail?id=welcome-to-pavilion', say.gone],
        ['promotions', '/m/activity', say.promotions],
        ['help', '/m/help', say.help],
      ] as const) {
        await page.goto(site.url + path);
        await expect(page.getByText(sentence)).toBeVisible();
        await axeCheck(page);
        await picture(page, `52-none-${name}-${language}`);
      }
    });

    test('nothing is counted, and the way leads home', async ({ page, context, picture }) => {
      await keepChoices(context, site.url, { language, theme });
      await page.goto(`${site.url}/m/message`);
      const news = page.getByRole('main').getByRole('link', { name: say.news });
      await expect(news).not.toContainText(/\d/);
      await page.goto(`${site.url}/m/activity`);
      await page.getByRole('main').getByRole('link', { name: say.back }).click();
      await expect(page).toHaveURL(`${site.url}/m/home`);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await picture(page, `53-home-of-a-quiet-house-${language}`);
    });
  });
}
