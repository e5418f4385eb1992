import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    pages: { privacy: 'Privacy notice', terms: 'Terms of use', play: 'Responsible gaming' },
    links: 'About this site',
    search: 'Search in help',
    wanted: 'deposit',
    nothing: 'Nothing of this kind is on right now.',
    none: 'Nothing in help speaks of this.',
  },
  TY: {
    pages: {
      privacy: 'Paunawa sa pagkapribado',
      terms: 'Mga tuntunin',
      play: 'Responsableng paglalaro',
    },
    links: 'Tungkol sa site na ito',
    search: 'Maghanap sa tulong',
    wanted: 'deposito',
    nothing: 'Walang ganitong promo sa ngayon.',
    none: 'Walang tulong tungkol dito.',
  },
} as const;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a guest finds the pages of the house from the settings, and from each other', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/set');
      const links = page.getByRole('navigation', { name: say.links });
      await links.getByRole('link', { name: say.pages.privacy }).click();
      await expect(page).toHaveURL('/m/privacy');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(say.pages.privacy);
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
      await expect(links.getByRole('link', { name: say.pages.privacy })).toHaveCount(0);
      await axeCheck(page);
      await picture(page, `page-privacy-${language}`);
      await links.getByRole('link', { name: say.pages.terms }).click();
      await expect(heading).toHaveText(say.pages.terms);
      await links.getByRole('link', { name: say.pages.play }).click();
      await expect(page).toHaveURL('/m/responsible-gaming');
      await expect(heading).toHaveText(say.pages.play);
      await axeCheck(page);
    });

    test('help marks what was looked for, in titles and texts', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/help');
      await expect(page.locator('mark')).toHaveCount(0);
      const box = page.getByRole('searchbox', { name: say.search });
      await box.fill(say.wanted);
      const marks = page.locator('mark');
      await expect(marks.first()).toBeVisible();
      const texts = await marks.allTextContents();
      expect(new Set(texts.map((one) => one.toLowerCase()))).toEqual(new Set([say.wanted]));
      await axeCheck(page);
      await picture(page, `help-marks-${language}`);
      await box.fill('<img src=x onerror=alert(1)>');
      await expect(page.getByText(say.none)).toBeVisible();
      await expect(page.locator('main img')).toHaveCount(0);
    });

    test('a narrow phone shows promotions, help and pages without moving sideways', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/m/activity', '/m/help?i=2', '/m/privacy']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(/\w{4}/).first()).toBeVisible();
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, path).toBeLessThanOrEqual(0);
        await axeCheck(page);
        await picture(page, `narrow-${path.split(/\W+/)[2] ?? ''}-${language}`);
      }
      await page.goto('/m/activity?id=lantern-festival');
      await expect(page.locator('[data-named]')).toBeInViewport();
    });
  });
}
