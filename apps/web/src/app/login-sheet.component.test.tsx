import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gameOf, pageOfGames } from '#features/games/games.fixture.ts';
import { loggedIn } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const heart = page.getByRole('button', { name: 'Add Coral Choir to favorites' });
const sheet = page.getByRole('dialog', { name: 'Log in to continue' });
const isMarked = () => document.body.classList.contains('login-modal');

beforeEach(() => {
  const none = { list: [], pageNum: 1, totalPages: 0, total: 0 };
  site.answers({
    games: {
      listVendors: { list: [] },
      listVassalTypes: { list: [] },
      listGames: pageOfGames(gameOf({ nodeId: 10_001 })),
      listFavouriteIds: none,
      listRecentGames: emptyPage,
      listFavouriteGames: { ...none, content: [] },
      addFavourite: {},
    },
    sessions: { logIn: ({ username }) => loggedIn(username) },
  });
});

async function logIn(password = 'lantern-on-water'): Promise<void> {
  await sheet.getByRole('textbox', { name: 'Username', exact: true }).fill('dalisay');
  await sheet.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('D26: a guest’s heart opens the log-in over the page and is set after it', async () => {
  await mountScreen('/m/rng?tab=SC');
  await heart.click();
  await expect.element(sheet).toBeVisible();
  expect(isMarked()).toBe(true);
  expect(await accessibilityFindings()).toEqual([]);
  expect(location.pathname).toBe('/m/rng');

  site.answers({ sessions: { logIn: refuse('login.failed') } });
  await logIn('wrong-password');
  await expect.element(sheet).toHaveTextContent('The username or password is incorrect.');
  expect(site.calls('games', 'addFavourite')).toEqual([]);

  site.answers({ sessions: { logIn: loggedIn('dalisay') } });
  await logIn();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('games', 'addFavourite').map(({ input }) => input.nodeId))
    .toEqual([10_001]);
  expect(isMarked()).toBe(false);
  expect(location.pathname + location.search).toBe('/m/rng?tab=SC');
});

test('D26: a guest’s game opens after the log-in, and back leads to the list', async () => {
  site.answers({ games: { launchGame: refuse('game.maintenance') } });
  await mountScreen('/m/rng');
  await page.getByRole('link', { name: /^Coral Choir/ }).click();
  await expect.element(sheet).toBeVisible();
  await logIn();
  await expect.poll(() => location.pathname).toBe('/m/play/10001');
  await expect.element(sheet).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.pathname).toBe('/m/rng');
});

test('D26: closing it leaves the page and its focus as they were', async () => {
  await mountScreen('/m/rng');
  await heart.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(heart).toHaveFocus();
  expect(isMarked()).toBe(false);
  expect(location.pathname).toBe('/m/rng');
});

test('D26: its links lead to their pages and close it', async () => {
  await mountScreen('/m/rng');
  await heart.click();
  await sheet.getByRole('link', { name: 'New here? Sign up' }).click();
  await expect.poll(() => location.pathname).toBe('/m/register');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(isMarked()).toBe(false);
});

for (const [language, theme, heading] of looksOf([
  ['EN', 'dark', 'Log in to continue'],
  ['TY', 'light', 'Mag-log in para magpatuloy'],
])) {
  test(`D26: it shows the offer of the site, in ${language}`, async () => {
    const offer = {
      promotionId: 'first-deposit',
      title: '100 % first deposit bonus',
      summary: 'We double your first deposit.',
      picture: '',
      color: '#123',
    };
    site.answers({ content: { getLoginOffer: { offer } } });
    await mountScreen('/m/rng', { language, theme });
    await page
      .getByRole('main')
      .getByRole('button', { name: /Coral Choir/ })
      .first()
      .click();
    const shown = page.getByRole('dialog', { name: heading });
    const link = shown.getByRole('link', { name: /^100 % first deposit bonus/ });
    await expect.element(link).toHaveAttribute('href', '/m/activityDetail?id=first-deposit');
    expect(await accessibilityFindings()).toEqual([]);
  });
}
