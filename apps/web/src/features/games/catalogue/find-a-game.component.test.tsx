import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { leavePage, mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { categories, gameOf, pageOfGames } from '../games.fixture.ts';

const add = page.getByRole('button', { name: 'Add Coral Choir to favorites' });
const remove = page.getByRole('button', { name: 'Remove Coral Choir from favorites' });
const loginSheet = page.getByRole('dialog', { name: 'Log in to continue' });
const away = 'The site is not responding right now. Please try again in a moment.';
const chip = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const coralChoir = pageOfGames(gameOf({}));
const noIds = { list: [], pageNum: 1, totalPages: 0, total: 0 };

beforeEach(() => {
  const counts = { gameCount: 5, newCount: 0, hotCount: 0 };
  const kinds = { gameType: 'RNG' as const, gameClassifies: ['SC', 'JP'], ...counts };
  site.answers({
    games: {
      listVendors: { list: categories },
      listVassalTypes: {
        list: [
          { ...kinds, vassalage: 'TIDEWORKS' },
          { ...kinds, vassalage: 'KALYE' },
        ],
      },
      listGames: coralChoir,
      listFavouriteIds: noIds,
      listRecentGames: emptyPage,
      listFavouriteGames: { ...noIds, content: [] },
    },
  });
});

/** The member's favourites as the site stores them from now on: none at first. */
function keptFavourites(): ReadonlySet<number> {
  const kept = new Set<number>();
  site.answers({
    games: {
      addFavourite: ({ nodeId }) => {
        kept.add(nodeId);
        return {};
      },
      removeFavourite: ({ nodeId }) => {
        kept.delete(nodeId);
        return {};
      },
      listFavouriteIds: () => ({ ...noIds, list: [...kept].map(String), total: kept.size }),
    },
  });
  return kept;
}

test('§2 Game center and category pages, §3, §4: the game center shows every provider by category, and finds games by name', async () => {
  await mountScreen('/m/gameCenter');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'All providers by category' }))
    .toBeInTheDocument();
  await expect.element(page.getByText('Tideworks').first()).toBeVisible();
  await expect.element(page.getByText('Reefline').first()).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const find = page.getByRole('searchbox', { name: 'Search games or providers' });
  await find.fill('corl chior');
  await expect.element(page.getByText('Coral Choir')).toBeVisible();
  await expect.poll(() => location.search).toContain('name=');
  await expect
    .poll(() => site.calls('games', 'listGames').at(-1)?.input)
    .toMatchObject({ gameName: 'corl chior' });
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ games: { listGames: emptyPage } });
  await find.fill('zzzzqqqq');
  await expect.element(page.getByText('No results for “zzzzqqqq”.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Game center and category pages, §3, §4: the address keeps provider, kind and filter', async () => {
  await mountScreen('/m/rng');
  await expect.element(add).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await chip('Tideworks').click();
  await expect.poll(() => location.search).toBe('?vassalage=TIDEWORKS');
  await chip('Classic slots').click();
  await expect.poll(() => location.search).toBe('?vassalage=TIDEWORKS&tab=SC');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: '₱0.05' }).click();
  expect(await accessibilityFindings()).toEqual([]);
  await panel.getByRole('button', { name: 'Show games' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('?vassalage=TIDEWORKS&tab=SC&minBet=0.05');
  await expect.element(page.getByRole('button', { name: 'Filter (on)' })).toBeVisible();
  await expect
    .poll(() => site.calls('games', 'listGames').at(-1)?.input)
    .toMatchObject({
      gameType: 'RNG',
      vassalage: 'TIDEWORKS',
      gameClassify: 'SC',
      minBet: '0.05',
    });
});

/** The last query that the page sent for the list of games. */
const lastQuery = () => site.calls('games', 'listGames').at(-1)?.input;

test('§2 Game center and category pages, §3, §4: a search on a category covers all games, and clearing it restores the filter', async () => {
  await mountScreen('/m/rng?vassalage=TIDEWORKS&tab=SC&minBet=0.05');
  await expect.element(add).toBeVisible();
  site.answers({ games: { listGames: { ...coralChoir, total: 20 } } });
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill('lantern');
  await expect
    .poll(lastQuery)
    .toEqual({ gameName: 'lantern', gameTypeFirst: 'RNG', pageNo: 1, pageSize: 25 });
  await expect.element(page.getByRole('status').getByText('20 games')).toBeVisible();
  await expect.element(chip('Tideworks')).not.toBeInTheDocument();
  await expect.element(chip('Classic slots')).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => location.search).toBe('?vassalage=TIDEWORKS&tab=SC&minBet=0.05');
  await expect.element(chip('Tideworks')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chip('Classic slots')).toHaveAttribute('aria-pressed', 'true');
});

test('§2 Game center and category pages, §3, §4: the search box of a provider’s list covers all games too', async () => {
  await mountScreen('/m/gameList?gameType=RNG&vassalage=TIDEWORKS');
  await expect.element(add).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search games or providers' });
  await box.fill('lantern');
  await expect
    .poll(lastQuery)
    .toEqual({ gameName: 'lantern', gameTypeFirst: 'RNG', pageNo: 1, pageSize: 25 });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(chip('Tideworks')).toHaveAttribute('aria-pressed', 'true');
});

test('§2 Home screen, §3: the games of a category on the home are searched by name in all types', async () => {
  const live = { gameCategory: 'LIVE' as const, vendors: categories[0]?.vendors ?? [] };
  site.answers({ games: { listVendors: { list: [live] } } });
  await mountScreen('/m/home');
  const rail = page.getByRole('navigation', { name: 'Game categories' });
  await rail.getByRole('link', { name: 'Live', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search games or providers' }).fill('lantern');
  await expect
    .poll(lastQuery)
    .toEqual({ gameName: 'lantern', gameTypeFirst: 'LIVE', pageNo: 1, pageSize: 25 });
});

test('§2 Game center and category pages, §3, §4: a member’s own lists say that they are empty, and a guest goes to the log-in for them', async () => {
  await mountScreen('/m/rng?tab=FAV', { session: 'member' });
  await expect.element(page.getByText('No favorites yet.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await chip('Recent').click();
  await expect.element(page.getByText('No recent games yet.')).toBeVisible();
  await leavePage();
  await mountScreen('/m/rng');
  await chip('Favorites').click();
  await expect.element(loginSheet).toBeVisible();
});

test('§2 Game center and category pages, §3, §4: a guest who presses the heart goes to the log-in', async () => {
  await mountScreen('/m/rng?vassalage=TIDEWORKS&tab=SC');
  await add.click();
  await expect.element(loginSheet).toBeVisible();
  expect(site.calls('games', 'addFavourite')).toEqual([]);
});

test('§2 Game center and category pages, §3, §4: a refused favourite is reverted with a message, and can be set again', async () => {
  await mountScreen('/m/gameList?gameType=RNG&vassalage=TIDEWORKS', { session: 'member' });
  await expect.element(add).toBeVisible();
  site.line = 'gateway';
  await add.click();
  await expectNotice(away);
  await expect.element(add).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const kept = keptFavourites();
  site.line = 'arrive';
  await add.click();
  await expect.poll(() => [...kept]).toEqual([10_001]);
  await expect.element(remove).toBeVisible();
  await expect
    .poll(() => site.calls('games', 'addFavourite').at(-1)?.input)
    .toEqual({ nodeId: 10_001, vendor: 'TIDEWORKS' });
  await remove.click();
  await expect.element(add).toBeVisible();
  await expect.poll(() => site.calls('games', 'removeFavourite').length).toBe(1);
});

test('§2 Game center and category pages, §3, §4: two hearts set at once both stay set', async () => {
  const reefKeeper = gameOf({
    nodeId: 10_002,
    nodeName: 'Reef Keeper',
    displayName: 'Reef Keeper',
  });
  site.answers({ games: { listGames: pageOfGames(gameOf({}), reefKeeper) } });
  await mountScreen('/m/gameList?gameType=RNG&vassalage=TIDEWORKS', { session: 'member' });
  await expect.element(add).toBeVisible();
  const kept = keptFavourites();
  site.line = 'wait';
  await add.click();
  await page.getByRole('button', { name: 'Add Reef Keeper to favorites' }).click();
  const removeOther = page.getByRole('button', { name: 'Remove Reef Keeper from favorites' });
  await expect.element(removeOther).toBeVisible();
  const unset: string[] = [];
  const heart = removeOther.element();
  const watch = new MutationObserver(() => unset.push(heart.getAttribute('aria-label') ?? ''));
  watch.observe(heart, { attributes: true });
  site.line = 'arrive';
  await expect.poll(() => [...kept]).toEqual([10_001, 10_002]);
  await expect.poll(() => site.calls('games', 'listFavouriteIds').length).toBeGreaterThan(1);
  await expect.element(remove).toBeVisible();
  expect(unset).toEqual([]);
});

test('§2 Game center and category pages, §3, §4: the sports page shows the matches that are open for bets', async () => {
  const { gameId, gameName, gameType, nodeId, roomId, supportPlay } = gameOf({
    gameName: 'Habagat Sports',
    gameType: 'SPORTS',
    nodeId: 10_070,
  });
  const match = {
    id: '1',
    homeTeam: 'North Harbour',
    awayTeam: 'Rivermouth',
    homeTeamImageUrl: '',
    awayTeamImageUrl: '',
    matchTime: '2026-11-03T11:30:00.000Z',
    competition: 'Island Cup',
    vendor: 'HABAGAT',
    gameId,
    gameName,
    gameType,
    nodeId,
    roomId,
    supportPlay,
  };
  site.answers({ games: { listHotMatches: { list: [match] } } });
  await mountScreen('/m/sports');
  const matches = page.getByRole('region', { name: 'Upcoming matches' });
  const card = matches.getByRole('link', { name: /North Harbour.*Rivermouth/ });
  await expect.element(card).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await card.click();
  await expect.element(loginSheet).toBeVisible();
});

test('§2 Game center and category pages, §3, §4: in TY and light: the lists, the filter and empty lists', async () => {
  const given = { language: 'TY', theme: 'light' } as const;
  const koro = gameOf({ displayName: 'Koro ng Bahura' });
  site.answers({ games: { listGames: pageOfGames(koro) } });
  await mountScreen('/m/gameCenter', given);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Lahat ng provider ayon sa kategorya' }))
    .toBeInTheDocument();
  const find = page.getByRole('searchbox', { name: 'Maghanap ng laro o provider' });
  site.answers({ games: { listGames: emptyPage } });
  await find.fill('zzzzqqqq');
  await expect.element(page.getByText('Walang resulta para sa')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);

  site.answers({ games: { listGames: pageOfGames(koro), addFavourite: gateway } });
  await mountScreen('/m/rng', { ...given, session: 'member' });
  await expect.element(chip('Classic slots')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Ipakita' }))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Ipakita' }).click();
  const idagdag = page.getByRole('button', { name: 'Idagdag ang Koro ng Bahura sa mga paborito' });
  await idagdag.click();
  await expectNotice('Hindi sumasagot ang site ngayon. Subukan ulit mamaya.');
  await expect.element(idagdag).toBeVisible();
  await chip('Paborito').click();
  await expect.element(page.getByText('Wala pang paborito')).toBeVisible();
  await chip('Recent').click();
  await expect.poll(() => location.search).toBe('?tab=RECENT');
  expect(await accessibilityFindings()).toEqual([]);
});
