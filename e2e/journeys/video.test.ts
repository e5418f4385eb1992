import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

let site: OwnSite;

const words = {
  EN: {
    title: 'Video',
    watch: 'Watch the video',
    failed: 'The video cannot be played just now.',
    retry: 'Try again',
    none: 'This link is not a video, so there is nothing to play.',
  },
  TY: {
    title: 'Video',
    watch: 'Panoorin ang video',
    failed: 'Hindi mapanood ang video sa ngayon.',
    retry: 'Subukan muli',
    none: 'Hindi video ang link na ito, kaya walang mapapanood.',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const place = (page: Page, say: Words) => page.getByRole('region', { name: say.title });

/** Reads down the home until the video's place is reached. */
async function open(page: Page, say: Words): Promise<void> {
  await page.goto(`${site.url}/m/home`);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    expect(await place(page, say).count()).toBe(1);
  }).toPass();
  await place(page, say).scrollIntoViewIfNeeded();
}

/** The player of a company that keeps films, asked for by a tap and held to its own origin. */
function tellPlayer(address: string) {
  return async (page: Page, say: Words) => {
    const frame = place(page, say).locator('iframe');
    await expect(frame).toHaveCount(0);
    await place(page, say).getByRole('button', { name: say.watch }).click();
    await expect(frame).toHaveAttribute('src', address);
    await expect(frame).toHaveAttribute('sandbox', /^((?!top-navigation).)*$/);
    const { origin } = new URL(address);
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${origin}[;\\s]`));
  };
}

const languages = [
  ['EN', 'dark'],
  ['TY', 'light'],
] as const;

const cases = [
  {
    title: 'a film is played on the page, and one that is away says so',
    told: looks(languages),
    tell: async (page: Page, say: Words) => {
      const watch = place(page, say).getByRole('button', { name: say.watch });
      await expect(page.locator('video')).toHaveCount(0);
      await watch.click();
      await expect(place(page, say).getByText(say.failed)).toBeVisible();
      await expect(place(page, say).getByRole('button', { name: say.retry })).toBeVisible();
    },
  },
  {
    title: 'a link that is no video says so',
    told: looks(languages),
    tell: async (page: Page, say: Words) => {
      await expect(place(page, say).getByText(say.none)).toBeVisible();
      await expect(page.locator('video, main iframe')).toHaveCount(0);
    },
  },
  {
    title: 'a film at YouTube has its player in English',
    told: languages.slice(0, 1),
    tell: tellPlayer('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?hl=en'),
  },
  {
    title: 'a film at Vimeo has its player in Filipino',
    told: languages.slice(1),
    tell: tellPlayer('https://player.vimeo.com/video/76979871?texttrack=tl'),
  },
];

test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED/] });
test.beforeAll(({ variant }) => {
  site = variant;
});

for (const { title, told, tell } of cases) {
  test.describe(title, () => {
    for (const [language, theme] of told) {
      test.describe(`in ${language}, ${theme}`, () => {
        test.use({ language, theme });

        test(title, async ({ page, context, axeCheck, picture }) => {
          const popups = noPopupsToday();
          await keepChoices(context, site.url, { language, theme, popups });
          await context.addCookies([{ name: 'language', value: language, url: site.url }]);
          await open(page, words[language]);
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
