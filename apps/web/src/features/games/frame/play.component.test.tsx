import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { categories, gameOf, launched, pageOfGames } from '../games.fixture.ts';

const retry = page.getByRole('button', { name: 'Try again' });
const tile = page.getByRole('main').getByRole('link', { name: /Coral Choir/ });
const slots = '/m/gameList?gameType=RNG&vassalage=TIDEWORKS';

/** A bet that was lost, and one that is not decided. */
const playResult = {
  rounds: 2,
  stake: '7.00',
  returned: '0.00',
  net: '-7.00',
  settled: { stake: '2.00', returned: '0.00', net: '-2.00' },
  open: { stake: '5.00', returned: '0.00', net: '-5.00' },
  openRounds: 1,
};

beforeEach(() => {
  site.answers({
    games: {
      listVendors: { list: categories },
      listVassalTypes: { list: [] },
      listGames: pageOfGames(gameOf({})),
      listFavouriteIds: { list: [], pageNum: 1, totalPages: 0, total: 0 },
    },
    reports: { getPlayResult: playResult },
  });
});

test('§4: a launch that fails is tried again, or left for another game', async () => {
  site.answers({ games: { launchGame: gateway } });
  await mountScreen(slots, { session: 'member' });
  await tile.click();
  await expect.element(retry).toBeVisible();
  await expect
    .element(page.getByText('The site is not responding right now. Please try again in a moment.'))
    .toBeVisible();
  await expect
    .poll(() => site.calls('games', 'launchGame'), { message: 'nobody starts a game twice' })
    .toHaveLength(1);
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Choose another game' }).click();
  await expect.poll(() => location.pathname + location.search).toBe(slots);
  await tile.click();
  await expect.element(retry).toBeVisible();
  site.answers({ games: { launchGame: launched() } });
  await retry.click();
  await expect.element(page.getByTitle('Coral Choir')).toBeVisible();
  await expect.poll(() => site.calls('games', 'launchGame')).toHaveLength(3);
  const timer = page.getByRole('timer', { name: 'Time in this game' });
  await expect.element(timer).toBeVisible();
  const result = page.getByRole('status').filter({ hasText: 'Result in this game' });
  await expect.element(result).toHaveTextContent('Result in this game -₱2.00₱5 open');
});

test('§4, D17: the bar of a game says from the start that the game uses play money', async () => {
  const arrive = site.hold('games', 'launchGame');
  const bar = page.getByRole('main');
  const mark = bar.getByText('TRIAL', { exact: true });
  await mountScreen('/m/play/10001?trial=1', { session: 'trial' });
  await expect.element(mark).toBeVisible();
  arrive({ ...launched(), trial: true });
  await expect.element(bar.getByRole('heading', { name: 'Coral Choir' })).toBeVisible();
  await expect.element(mark).toBeVisible();
  // The site decides whose money it is, whatever the address says.
  site.answers({ games: { launchGame: { ...launched(), trial: true } } });
  await mountScreen('/m/play/10001', { session: 'trial' });
  await expect.element(mark).toBeVisible();
  site.answers({ games: { launchGame: launched() } });
  await mountScreen('/m/play/10001', { session: 'member' });
  await expect.element(bar.getByRole('heading', { name: 'Coral Choir' })).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});

test('§4: a double tap starts one game', async () => {
  const arrive = site.hold('games', 'launchGame');
  await mountScreen(slots, { session: 'member' });
  await tile.dblClick();
  arrive(launched());
  await expect.element(page.getByTitle('Coral Choir')).toBeVisible();
  await expect.poll(() => site.calls('games', 'launchGame')).toHaveLength(1);
});

/** Turns animations on or off, whatever the browser of the tests is set to. */
function setMotion(isReduced: boolean): void {
  const ownMedia = matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      ownMedia(query.includes('reduced-motion') ? (isReduced ? 'all' : 'not all') : query),
    );
  onTestFinished(() => media.mockRestore());
}

/** The largest number of retry buttons that the page showed at one time. */
function watchRetries(): { most: () => number } {
  let most = 0;
  const count = () => {
    const buttons = [...document.querySelectorAll('button')];
    const retries = buttons.filter(({ textContent }) => textContent.trim() === 'Try again');
    most = Math.max(most, retries.length);
  };
  const observer = new MutationObserver(count);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return { most: () => most };
}

test.each([
  ['while its screen fades in', false],
  ['under reduced motion', true],
] as const)(
  '§4, §9: one button %s retries a refused game, and then its frame appears',
  async (_when, isReduced) => {
    setMotion(isReduced);
    const fades = vi.spyOn(document, 'startViewTransition');
    onTestFinished(() => fades.mockRestore());
    site.answers({ games: { launchGame: refuse('game.maintenance') } });
    await mountScreen(slots, { session: 'member' });
    const retries = watchRetries();
    for (const leaves of [true, true, false]) {
      await tile.click();
      await expect.element(retry).toBeVisible();
      if (!leaves) break;
      await page.getByRole('button', { name: 'Choose another game' }).click();
      await expect.element(tile).toBeVisible();
      await expect.element(retry).not.toBeInTheDocument();
    }
    site.answers({ games: { launchGame: launched() } });
    await retry.click();
    await expect.element(page.getByTitle('Coral Choir')).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
    expect(retries.most()).toBe(1);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(fades.mock.calls.length > 0).toBe(!isReduced);
  },
);

test('§2 Home screen, §4: a hot match opens the match itself, and back returns to its page', async () => {
  const { gameId, gameName, gameType, nodeId, roomId, supportPlay } = gameOf({
    gameName: 'Habagat Sports',
    gameType: 'SPORTS',
    nodeId: 10_070,
  });
  site.answers({
    games: {
      launchGame: { ...launched(), gameName: 'Habagat Sports' },
      listHotMatches: {
        list: [
          {
            gameId,
            gameName,
            gameType,
            nodeId,
            roomId,
            supportPlay,
            id: 'gulls-eagles:2026-11-03',
            matchId: 'fixture-1',
            homeTeam: 'North Harbour',
            awayTeam: 'Rivermouth',
            homeTeamImageUrl: '',
            awayTeamImageUrl: '',
            matchTime: '2026-11-03T11:30:00.000Z',
            competition: 'Island Cup',
            vendor: 'HABAGAT',
          },
        ],
      },
    },
  });
  await mountScreen('/m/sports', { session: 'member' });
  await page.getByRole('link', { name: /North Harbour.*Rivermouth/ }).click();
  await expect.element(page.getByTitle('Habagat Sports')).toBeVisible();
  expect(location.pathname + location.search).toBe('/m/play/10070?match=fixture-1');
  await expect
    .poll(() => site.calls('games', 'launchGame').at(-1)?.input)
    .toMatchObject({ nodeId: 10_070, matchId: 'fixture-1' });
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => location.pathname).toBe('/m/sports');
});

test('§4: in TY and light: a game that did not open', async () => {
  site.answers({ games: { launchGame: gateway } });
  await mountScreen('/m/play/10001', { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(page.getByRole('button', { name: 'Subukan ulit' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pumili ng ibang laro' })).toBeVisible();
  await expect
    .element(page.getByText('Hindi sumasagot ang site ngayon. Subukan ulit mamaya.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
