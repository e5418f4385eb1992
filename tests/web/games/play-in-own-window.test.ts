import type { Page } from '@playwright/test';
import { registerPayer } from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { siteAt } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

const list = '/m/gameList?gameType=RNG&vassalage=TIDEWORKS';
const title = 'Drift Bottle Drop';
const provider = siteAt('embedded').sandboxUrl;

async function openFromList(page: Page): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: title }).tap();
  await expect(page).toHaveURL((address) => address.href.startsWith(`${provider}/play/`));
}

test('§4: a provider that demands the whole window gets it, and leads back to the list', async ({
  page,
  baseURL,
}) => {
  await holdSession(page, await registerPayer(baseURL ?? ''));
  const game = page.getByRole('heading', { level: 1, name: title });

  await test.step('the game fills the window', async () => {
    await openFromList(page);
    await expect(game).toBeVisible();
    expect(page.frames()).toHaveLength(1);
  });

  await test.step('its exit and the browser’s Back lead to the list', async () => {
    await page.getByRole('button', { name: 'Back to the lobby' }).tap();
    await expect(page).toHaveURL(list);
    await openFromList(page);
    await page.goBack();
    await expect(page).toHaveURL(list);
  });

  await test.step('a game that was left goes on from the home', async () => {
    await page.goto('/m/home');
    const note = page.getByRole('complementary', { name: 'Your game is still open' });
    await expect(note).toContainText(title);
    await note.getByRole('link', { name: 'Continue' }).tap();
    await expect(game).toBeVisible();
    await page.getByRole('button', { name: 'Back to the lobby' }).tap();
    await expect(page).toHaveURL('/m/home');
  });
});
