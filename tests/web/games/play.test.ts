import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { cashOf, fund, registerPayer } from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { coralChoir, spinOn } from './playing.ts';

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
  const text = textsIn(language);
  const title = coralChoir[language];

  test.describe(`§4: playing in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a tap opens one game, which the member leaves, resumes and plays on', async ({
      page,
      baseURL,
      inspect,
    }, testInfo) => {
      const session = await registerPayer(baseURL ?? '');
      await fund(testInfo.project.name, baseURL ?? '', session, '500.00');
      await holdSession(page, session);
      const launches = countLaunches(page);
      const bar = page.locator('header');
      const spin = spinOn(page);

      await test.step('a double tap launches once, and one step back leaves the game', async () => {
        await page.goto(slots);
        await tiles(page, title).first().dblclick();
        await expect(spin).toBeEnabled();
        expect(launches()).toBe(1);
        await expect(bar.getByRole('timer', { name: text('play.elapsed') })).toBeVisible();
        await expect(bar.getByText(/^₱500\.00$/).first()).toBeAttached();
        await page.getByRole('button', { name: text('play.leave') }).click();
        await expect(page).toHaveURL(/\/m\/gameList/);
      });

      await test.step('the bar shows what the game took or gave', async () => {
        await tiles(page, title).first().click();
        // One round in seventy returns just its stake.
        do {
          await spin.click();
          await expect(spin).toBeEnabled();
        } while ((await cashOf(baseURL ?? '', session)) === '500.00');
        const result = bar.getByRole('status');
        await expect(result).toContainText(text('play.result'));
        await expect(result).toContainText(/₱(?!0\.00)/);
        await inspect(page, '01-game');
      });

      await test.step('a deposit leads back to the game, also from the home screen', async () => {
        await page.getByRole('button', { name: text('play.deposit'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/voucherCenter/);
        await page.goto('/m/home');
        const note = page.getByRole('complementary', { name: text('resume.label') });
        await expect(note).toContainText(title);
        await inspect(page, '02-still-open');
        await note.getByRole('link', { name: text('resume.go') }).click();
        await expect(page).toHaveURL(/\/m\/play\/\d+$/);
        await expect(spin).toBeEnabled();
        await expect(bar.getByRole('status')).toContainText(/₱(?!0\.00)/);
      });

      await test.step('a game is offered again after a lost page, not after leaving', async () => {
        await page.reload();
        await expect(spin).toBeEnabled();
        await expect(bar.getByRole('status')).toContainText(/₱(?!0\.00)/);
        await page.goto('/m/home');
        const note = page.getByRole('complementary', { name: text('resume.label') });
        await note.getByRole('button', { name: text('resume.close') }).click();
        await expect(note).toBeHidden();
        await page.goto(slots);
        await tiles(page, title).first().click();
        await expect(spin).toBeEnabled();
        await page.getByRole('button', { name: text('play.leave') }).click();
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
  const title = coralChoir.EN;
  await holdSession(page, await registerPayer(baseURL ?? ''));
  const launches = countLaunches(page);
  await page.goto(slots);
  const other = await context.newPage();
  await other.goto(slots);
  for (const one of [page, other]) await expect(tiles(one, title).first()).toBeVisible();
  await Promise.all([page, other].map((one) => tiles(one, title).first().dblclick()));
  for (const one of [page, other]) {
    await expect(spinOn(one)).toBeEnabled();
  }
  expect(launches()).toBe(2);
});
