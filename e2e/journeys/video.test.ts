import type { Page } from '@playwright/test';
import { browserOptions } from '../fixtures/browser.ts';
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts';
import { changedSiteFolder } from '../fixtures/site-folder.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

/** Nothing outside this machine is reached: the companies of these films are away. */
const away = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const { launchOptions } = browserOptions;
const startMs = 120_000;

const words = {
  EN: {
    title: 'Video',
    watch: 'Watch the video',
    failed: 'The video cannot be played just now.',
    retry: 'Try again',
  },
  TY: {
    title: 'Video',
    watch: 'Panoorin ang video',
    failed: 'Hindi mapanood ang video sa ngayon.',
    retry: 'Subukan muli',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const place = (page: Page, say: Words) => page.getByRole('region', { name: say.title });

/** Reads down the home until the video's place is reached. */
async function open(page: Page, site: OwnSite, say: Words): Promise<void> {
  await page.goto(`${site.url}/m/home`);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    expect(await place(page, say).count()).toBe(1);
  }).toPass();
  await place(page, say).scrollIntoViewIfNeeded();
}

const cases = [
  {
    title: 'a film is played on the page, and one that is away says so',
    link: 'https://films.pavilion.example/tour.mp4',
    tell: async (page: Page, say: Words) => {
      const watch = place(page, say).getByRole('button', { name: say.watch });
      await expect(page.locator('video')).toHaveCount(0);
      await watch.click();
      await expect(place(page, say).getByText(say.failed)).toBeVisible();
      await expect(place(page, say).getByRole('button', { name: say.retry })).toBeVisible();
    },
  },
] as const;

test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, away] },
  expectedErrors: [/ERR_NAME_NOT_RESOLVED/],
});

for (const { title, link, tell } of cases) {
  test.describe(title, () => {
    let site: OwnSite;
    let files: ReturnType<typeof changedSiteFolder>;

    test.beforeAll(async () => {
      test.setTimeout(startMs);
      files = changedSiteFolder({
        'links.yaml': (text) => text.replace('video: null', `video: '${link}'`),
      });
      site = await startOwnSite({ SITE_DIR: files.folder });
    });
    test.afterAll(async () => {
      await site?.stop();
      files?.remove();
    });

    for (const [language, theme] of [
      ['EN', 'dark'],
      ['TY', 'light'],
    ] as const) {
      test.describe(`in ${language}, ${theme}`, () => {
        test.use({ language, theme });

        test(title, async ({ page, context, axeCheck, picture }) => {
          const popups = noPopupsToday();
          await keepChoices(context, site.url, { language, theme, popups });
          await context.addCookies([{ name: 'language', value: language, url: site.url }]);
          await open(page, site, words[language]);
          await expect(place(page, words[language])).toBeVisible();
          await picture(page, 'before');
          await tell(page, words[language]);
          await axeCheck(page);
          await picture(page, 'after');
        });
      });
    }
  });
}
