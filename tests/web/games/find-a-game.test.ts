import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { logIn } from '../session/forms.ts';
import { coralChoir } from './playing.ts';

const typos = { EN: 'corl chior', TY: 'koro bahrua' } as const;

const tiles = (page: Page) => page.locator('main a[href*="/m/play/"], main a[href*="/m/login"]');

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const name = coralChoir[language];

  test.describe(`§2 Game center and category pages, §3: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a guest finds a game, and the heart survives the log-in and a reload', async ({
      page,
      baseURL,
      inspect,
    }) => {
      const origin = new URL(baseURL ?? '').origin;
      const member = await registerMember(origin, 'finder');
      const chip = (label: string) => page.getByRole('button', { name: label, exact: true });

      await test.step('by provider, in the game center', async () => {
        await page.goto('/m/gameCenter');
        await expect(
          page.getByRole('heading', { level: 1, name: text('games.center.intro') }),
        ).toBeAttached();
        await expect(page.getByText('Tideworks').first()).toBeVisible();
        await expect(page.getByText(/^Provider (of the week|ng linggo)$/)).toBeVisible();
        await inspect(page, '01-game-center');
        await page.getByRole('searchbox', { name: text('games.search') }).fill(typos[language]);
        await expect(page.getByText(name)).toBeVisible();
        await expect(page).toHaveURL(/name=/);
        await inspect(page, '02-search-with-typos');
      });

      await test.step('by category, provider and filter, which the address keeps', async () => {
        await page.goto('/m/rng');
        await expect(tiles(page).first()).toBeVisible();
        await inspect(page, '04-slots');
        await chip('Tideworks').click();
        await expect(page).toHaveURL(/vassalage=TIDEWORKS/);
        await chip(text('games.kind.SC')).first().click();
        await expect(page).toHaveURL(/tab=SC/);
        await page.getByRole('button', { name: text('games.filter'), exact: true }).click();
        const panel = page.getByRole('dialog');
        await panel.getByRole('button', { name: '₱0.05' }).click();
        await inspect(page, '05-filter-panel');
        await panel.getByRole('button', { name: text('games.filter.apply') }).click();
        await expect(page).toHaveURL(/minBet=0\.05/);
        await expect(page.getByText(name)).toBeVisible();
      });

      await test.step('the heart asks a guest to log in over the page, and is on', async () => {
        await page.getByRole('button', { name: text('games.favourite.add', { name }) }).click();
        await expect(page.getByRole('dialog', { name: text('login.sheet.title') })).toBeVisible();
        await inspect(page, '03-login-sheet');
        const saved = page.waitForResponse('**/wps/relay/MCSFE_addFavoriteGameV2');
        await logIn(page, text, member.userName);
        await expect(page).toHaveURL(/\/m\/rng\?vassalage=TIDEWORKS&tab=SC&minBet=0\.05/);
        await expect(
          page.getByRole('button', { name: text('games.favourite.remove', { name }) }),
        ).toBeVisible();
        expect((await saved).status()).toBe(200);
        await page.reload();
        await expect(
          page.getByRole('button', { name: text('games.favourite.remove', { name }) }),
        ).toBeVisible();
        await page.getByRole('button', { name: text('shell.back'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/gameCenter/);
        await page.goto('/m/rng?tab=FAV');
        await expect(page.getByText(name)).toBeVisible();
        await inspect(page, '06-favourites');
        await page.getByRole('button', { name: text('games.favourite.remove', { name }) }).click();
        await expect(page.getByText(text('games.fav.none'))).toBeVisible();
        await inspect(page, '07-no-favourites');
      });

      await test.step('a game that was opened is among the recent ones', async () => {
        await page.goto('/m/gameList?gameType=RNG&vassalage=TIDEWORKS');
        await expect(
          page.getByRole('button', { name: text('games.all'), exact: true }),
        ).toBeVisible();
        await inspect(page, '08-game-list');
        await page.getByText(name).first().click();
        await expect(page).toHaveURL(/\/m\/play\//);
        await expect(page.locator('iframe')).toBeVisible();
        await page.goto('/m/slot-games?tab=RECENT');
        await expect(page.getByText(name)).toBeVisible();
        await inspect(page, '09-recent');
      });

      await test.step('hot games, page after page', async () => {
        await page.goto('/m/hot-games');
        await expect(tiles(page).first()).toBeVisible();
        await inspect(page, '10-hot-games');
      });
    });
  });
}

test('§2 Game center and category pages, §3: going back restores the list and its scroll position', async ({
  page,
}) => {
  await page.goto('/m/rng');
  await expect(tiles(page).first()).toBeVisible();
  const chosen = tiles(page).nth(14);
  await chosen.scrollIntoViewIfNeeded();
  await chosen.hover();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await chosen.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: textsIn('EN')('login.register') })
    .click();
  await expect(page).toHaveURL(/\/m\/register/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/rng/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 60);
});
