import type { Page } from '@playwright/test';
import { looks } from '../fixtures/looks.ts';
import { cashOf, fund, keepSession, registerPayer } from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    title: 'Coral Choir',
    leave: 'Leave the game',
    deposit: 'Deposit',
    elapsed: 'Time in this game',
    result: 'Result in this game',
    open: 'Your game is still open',
    goOn: 'Continue',
    close: 'Dismiss',
    spin: 'Spin',
  },
  TY: {
    title: 'Koro ng Bahura',
    leave: 'Umalis sa laro',
    deposit: 'Mag-deposit',
    elapsed: 'Oras sa larong ito',
    result: 'Resulta sa larong ito',
    open: 'Bukas pa ang laro mo',
    goOn: 'Ituloy',
    close: 'I-dismiss',
    spin: 'Spin',
  },
} as const;

/** Counts the launches that the pages of a test request. */
function countLaunches(page: Page): () => number {
  let launches = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/game/launchGame') launches += 1;
  });
  return () => launches;
}

const slots = '/m/gameList?gameType=RNG&vassalage=TIDEWORKS';
const tiles = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test.describe(`§4: playing in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a tap opens one game, which the member leaves, resumes and plays on', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, testInfo) => {
      const session = await registerPayer(baseURL ?? '');
      await fund(testInfo.project.name, baseURL ?? '', session, '500.00');
      await keepSession(page, session);
      const launches = countLaunches(page);
      const inspect = async (name: string) => {
        await axeCheck(page);
        await picture(page, name);
      };
      const bar = page.locator('header');
      const spin = page.frameLocator('iframe').getByRole('button', { name: say.spin, exact: true });

      await test.step('a double tap launches once, and one step back leaves the game', async () => {
        await page.goto(slots);
        await tiles(page, say.title).first().dblclick();
        await expect(spin).toBeEnabled();
        expect(launches()).toBe(1);
        await expect(bar.getByRole('timer', { name: say.elapsed })).toBeVisible();
        await expect(bar.getByText(/^₱500\.00$/).first()).toBeAttached();
        await page.getByRole('button', { name: say.leave }).click();
        await expect(page).toHaveURL(/\/m\/gameList/);
      });

      await test.step('the bar shows what the game took or gave', async () => {
        await tiles(page, say.title).first().click();
        // One round in seventy returns just its stake.
        do {
          await spin.click();
          await expect(spin).toBeEnabled();
        } while ((await cashOf(baseURL ?? '', session)) === '500.00');
        const result = bar.getByRole('status');
        await expect(result).toContainText(say.result);
        await expect(result).toContainText(/₱(?!0\.00)/);
        await inspect('01-game');
      });

      await test.step('a deposit leads back to the game, also from the home screen', async () => {
        await page.getByRole('button', { name: say.deposit, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/voucherCenter/);
        await page.goto('/m/home');
        const note = page.getByRole('complementary', { name: say.open });
        await expect(note).toContainText(say.title);
        await inspect('02-still-open');
        await note.getByRole('link', { name: say.goOn }).click();
        await expect(page).toHaveURL(/\/m\/play\/\d+$/);
        await expect(spin).toBeEnabled();
        await expect(bar.getByRole('status')).toContainText(/₱(?!0\.00)/);
      });

      await test.step('a game is offered again after a lost page, not after leaving', async () => {
        await page.reload();
        await expect(spin).toBeEnabled();
        await expect(bar.getByRole('status')).toContainText(/₱(?!0\.00)/);
        await page.goto('/m/home');
        const note = page.getByRole('complementary', { name: say.open });
        await note.getByRole('button', { name: say.close }).click();
        await expect(note).toBeHidden();
        await page.goto(slots);
        await tiles(page, say.title).first().click();
        await expect(spin).toBeEnabled();
        await page.getByRole('button', { name: say.leave }).click();
        await expect(page).toHaveURL(/\/m\/gameList/);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('openGame'))).toBeNull();
      });
    });
  });
}

test('§4: two tabs each start exactly one launch, however often they are tapped', async ({
  page,
  context,
  baseURL,
}) => {
  const { title, spin } = words.EN;
  await keepSession(page, await registerPayer(baseURL ?? ''));
  const launches = countLaunches(page);
  await page.goto(slots);
  const other = await context.newPage();
  await other.goto(slots);
  for (const one of [page, other]) await expect(tiles(one, title).first()).toBeVisible();
  await Promise.all([page, other].map((one) => tiles(one, title).first().dblclick()));
  for (const one of [page, other]) {
    await expect(one.frameLocator('iframe').getByRole('button', { name: spin })).toBeEnabled();
  }
  expect(launches()).toBe(2);
});
