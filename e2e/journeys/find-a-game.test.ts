import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    center: 'All providers by category',
    find: 'Search games or providers',
    filter: 'Filter',
    apply: 'Show games',
    recent: 'Recent',
    all: 'All games',
    classic: 'Classic slots',
    add: 'Add Coral Choir to favorites',
    remove: 'Remove Coral Choir from favorites',
    noneFavourite: 'No favorites yet',
    username: /Username/,
    password: /^Password/,
    title: 'Coral Choir',
    typo: 'corl chior',
    entry: 'Provider of the week',
    back: 'Back',
  },
  TY: {
    center: 'Lahat ng provider ayon sa kategorya',
    find: 'Maghanap ng laro o provider',
    filter: 'Filter',
    apply: 'Ipakita',
    recent: 'Recent',
    all: 'Lahat ng laro',
    classic: 'Classic slots',
    add: 'Idagdag ang Koro ng Bahura sa mga paborito',
    remove: 'Alisin ang Koro ng Bahura sa mga paborito',
    noneFavourite: 'Wala pang paborito',
    username: /Username/,
    password: /^Password/,
    title: 'Koro ng Bahura',
    typo: 'koro bahrua',
    entry: 'Provider ng linggo',
    back: 'Bumalik',
  },
} as const;

const tiles = (page: Page) => page.locator('main a[href*="/m/play/"], main a[href*="/m/login"]');

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`§2 Game center and category pages, §3: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a guest finds a game, and the heart survives the log-in and a reload', async ({
      page,
      axeCheck,
      picture,
      baseURL,
    }) => {
      const origin = new URL(baseURL ?? '').origin;
      const member = await registerMember(origin, 'finder', password);
      const chip = (name: string) => page.getByRole('button', { name, exact: true });
      const inspect = async (name: string) => {
        await axeCheck(page);
        await picture(page, name);
      };

      await test.step('by provider, in the game center', async () => {
        await page.goto('/m/gameCenter');
        await expect(page.getByRole('heading', { level: 1, name: say.center })).toBeAttached();
        await expect(page.getByText('Tideworks').first()).toBeVisible();
        await expect(page.getByText(say.entry)).toBeVisible();
        await inspect('01-game-center');
        await page.getByRole('searchbox', { name: say.find }).fill(say.typo);
        await expect(page.getByText(say.title)).toBeVisible();
        await expect(page).toHaveURL(/name=/);
        await inspect('02-search-with-typos');
      });

      await test.step('by category, provider and filter, which the address keeps', async () => {
        await page.goto('/m/rng');
        await expect(tiles(page).first()).toBeVisible();
        await inspect('04-slots');
        await chip('Tideworks').click();
        await expect(page).toHaveURL(/vassalage=TIDEWORKS/);
        await chip(say.classic).first().click();
        await expect(page).toHaveURL(/tab=SC/);
        await page.getByRole('button', { name: say.filter, exact: true }).click();
        const panel = page.getByRole('dialog');
        await panel.getByRole('button', { name: '₱0.05' }).click();
        await inspect('05-filter-panel');
        await panel.getByRole('button', { name: say.apply }).click();
        await expect(page).toHaveURL(/minBet=0\.05/);
        await expect(page.getByText(say.title)).toBeVisible();
      });

      await test.step('the heart sends a guest to the log-in and back, and is on', async () => {
        await page.getByRole('button', { name: say.add }).click();
        await expect(page).toHaveURL(/\/m\/login/);
        await page.getByRole('textbox', { name: say.username }).fill(member.userName);
        await page.getByRole('textbox', { name: say.password }).fill(password);
        const saved = page.waitForResponse('**/wps/relay/MCSFE_addFavoriteGameV2');
        await page.locator('form button[type="submit"]').click();
        await expect(page).toHaveURL(/\/m\/rng\?vassalage=TIDEWORKS&tab=SC&minBet=0\.05/);
        await expect(page.getByRole('button', { name: say.remove })).toBeVisible();
        expect((await saved).status()).toBe(200);
        await page.reload();
        await expect(page.getByRole('button', { name: say.remove })).toBeVisible();
        await page.getByRole('button', { name: say.back, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/gameCenter/);
        await page.goto('/m/rng?tab=FAV');
        await expect(page.getByText(say.title)).toBeVisible();
        await inspect('06-favourites');
        await page.getByRole('button', { name: say.remove }).click();
        await expect(page.getByText(say.noneFavourite)).toBeVisible();
        await inspect('07-no-favourites');
      });

      await test.step('a game that was opened is among the recent ones', async () => {
        await page.goto('/m/gameList?gameType=RNG&vassalage=TIDEWORKS');
        await expect(page.getByRole('button', { name: say.all, exact: true })).toBeVisible();
        await inspect('08-game-list');
        await page.getByText(say.title).first().click();
        await expect(page).toHaveURL(/\/m\/play\//);
        await expect(page.locator('iframe')).toBeVisible();
        await page.goto('/m/slot-games?tab=RECENT');
        await expect(page.getByText(say.title)).toBeVisible();
        await inspect('09-recent');
      });

      await test.step('hot games, page after page', async () => {
        await page.goto('/m/hot-games');
        await expect(tiles(page).first()).toBeVisible();
        await inspect('10-hot-games');
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
  await expect(page).toHaveURL(/\/m\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/rng/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 60);
});
