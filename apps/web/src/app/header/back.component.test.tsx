import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comeFrom } from '#testing/come-from.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

test.for(['/m/help', '/m/gameList?gameType=RNG'])(
  '§2 Header: a visitor who came to %s from outside goes back to the home, not out of the site',
  async (path) => {
    comeFrom('https://elsewhere.example/');
    site.answers({
      content: { getHelpCenter: [] },
      games: { listVendors: { list: [] }, listVassalTypes: { list: [] }, listGames: emptyPage },
    });
    await mountScreen(path);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
  },
);
