import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { looks } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

/** The lottery of the default site that draws every minute. */
const minute = { code: 'PVSSC1', name: 'Minute Five' };
/** A draw comes every minute, and its result a little later. */
const patience = { timeout: 120_000 };

const fitsInto = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`a guest follows draws in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('from the lottery page to a result and how it was drawn', async ({ page, inspect }) => {
      // Two minutes may pass until a result that was not there at first.
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 320, height: 800 });
      const main = page.getByRole('main');
      /** No finding of axe, and nothing wider than the phone. */
      async function judge(name: string): Promise<void> {
        expect(await fitsInto(page), name).toBe(true);
        expect(await accessibilityFindings(page), name).toEqual([]);
        await inspect(page, `lottery-${name}-${language}`);
      }

      await test.step('the page of e-lotteries leads to all draws', async () => {
        await page.goto('/m/elott');
        await main.getByRole('link', { name: text('lottery.link') }).click();
        await expect(page).toHaveURL(/\/m\/lottery$/);
        const timer = main.getByRole('timer', {
          name: `${text('lottery.closes')}, ${minute.name}`,
        });
        await expect(timer).toHaveText(/^\d+:\d\d$/, patience);
        await judge('lobby');
      });

      const rows = main.getByRole('listitem').filter({
        has: page.getByText(text.like('lottery.numero')),
      });
      const drawn = rows.filter({ has: page.getByRole('list', { name: text('lottery.result') }) });

      await test.step('the draws of the minute lottery count down to the next one', async () => {
        const drawsOf = `${text('lottery.draws')}: ${minute.name}`;
        await main.getByRole('link', { name: drawsOf, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: minute.name })).toBeVisible();
        await expect(main.getByRole('timer')).toBeVisible();
        await judge('draws');
      });

      const open = await main
        .getByRole('region', { name: text('lottery.open') })
        .textContent()
        .then((shown) => /\d{8}-\d{4}/.exec(shown ?? '')?.[0] ?? '');
      expect(open).toMatch(/^\d{8}-\d{4}$/);

      await test.step('the result of the open draw appears by itself', async () => {
        const result = drawn.filter({ hasText: text('lottery.numero', { numero: open }) });
        await expect(result).toBeVisible(patience);
        const balls = result.getByRole('list', { name: text('lottery.result') });
        await expect(balls.getByRole('listitem')).toHaveCount(5);
        await result.getByRole('link', { name: text.like('lottery.fair') }).click();
      });

      await test.step('everything that decided it is public', async () => {
        await expect(page).toHaveURL(new RegExp(`view=fair&numero=${open}$`));
        await expect(main.getByText(text('lottery.fair.sandbox.text'))).toBeVisible();
        const seed = main.getByRole('region', { name: text('lottery.fair.seed'), exact: true });
        await expect(seed.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
        await expect(main.getByText(text('lottery.fair.later'))).toHaveCount(0);
        await judge('fair');
        await page.getByRole('button', { name: text('shell.back') }).click();
        await expect(main.getByRole('timer')).toBeVisible();
      });
    });
  });
}
