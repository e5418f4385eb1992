import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Category } from '#features/games/catalogue.queries.ts';
import { gameOf, pageOfGames } from '#features/games/games.fixture.ts';
import { lotteries, nearAnswer, openNumero } from '#features/lottery/lottery-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const main = page.getByRole('main');

const vendorOf = (vassalage: string, vendorName: string, gameId = '') => ({
  vassalage,
  vendorName,
  iconUrl: '',
  gameCount: 2,
  nodeId: 1_001_001,
  gameId,
  isGameH5: gameId === '' ? ('VASSALAGE' as const) : ('GAME' as const),
});
const own = vendorOf('ELOTT', 'Pavilion E-Lottery', 'PVSSC1');
const vietnam = vendorOf('TCG_LOTTO_VN', 'Vietnam Lottery', 'XSMN');
const asia = vendorOf('TCG_SEA', 'Asia Lottery', 'THGL');

const listed: Category[] = [
  {
    gameCategory: 'LOTT',
    vendors: [vendorOf('LOTT', 'Pavilion Lottery', 'PVSSC1'), vendorOf('SUNDIAL', 'Sundial')],
  },
  { gameCategory: 'ELOTT', vendors: [own, vietnam, asia, vendorOf('MERIDIAN', 'Meridian')] },
];

const menuOf = (gameId: number, gameCode: string, gameName: string, vassalage: string) => [
  { groupCode: 'G', gameMenus: [{ gameId, gameCode, gameName, icon: 'G', vassalage }] },
];

const stations = [
  { station: 'TN', name: 'Tây Ninh', numero: '20261126-TN' },
  { station: 'AG', name: 'An Giang', numero: '20261126-AG' },
];

const numberGarden = gameOf({ displayName: 'Number Garden', gameType: 'ELOTT' });

beforeEach(() => {
  site.answers({
    games: {
      listVendors: { list: listed },
      listVassalTypes: { list: [] },
      listGames: pageOfGames(numberGarden),
      listFavouriteIds: { list: [], pageNum: 1, totalPages: 0, total: 0 },
    },
    lottery: {
      listLotteries: lotteries,
      listOpened: [openNumero(1001, '20261124-0731', 65, ['20261124-0730', '27705'])],
      listOutsideOpened: [openNumero(2003, '20261126-TN', 9000, ['20261125-DNA', '073459'])],
      getNear: nearAnswer(9000, { stations }),
      listRecentMenus: [],
      listRecentOutsideMenus: [],
    },
  });
});

const tile = (name: string) => main.getByRole('link', { name, exact: true });
const shelf = (name: string) => main.getByRole('region', { name });
const chip = (name: string) => main.getByRole('button', { name, exact: true });
/** The lotteries in a shelf, without the links to their draws. */
const namesIn = (name: string) =>
  shelf(name)
    .getByRole('link')
    .elements()
    .filter((link) => !link.getAttribute('href')?.endsWith('view=draws'))
    .map(({ textContent }) => textContent);

const words = {
  EN: { stations: 'Stations of the open draw: Tây Ninh, An Giang', last: 'Last result' },
  TY: { stations: 'Mga istasyon ng bukas na draw: Tây Ninh, An Giang', last: 'Huling resulta' },
} as const;

for (const [language, theme] of usualLooks) {
  test(`lotteries stand before the games of the studios, in ${language}`, async () => {
    await mountScreen('/m/elott', { language, theme });
    await expect.element(shelf('Pavilion E-Lottery')).toHaveTextContent(words[language].last);
    expect(namesIn('Pavilion E-Lottery')).toEqual([
      'Minute Five',
      'Minute Dice',
      'Ten Cars',
      'Twenty-Eight',
      'Lucky Forty-Nine',
    ]);
    expect(namesIn('Vietnam Lottery')).toEqual(['Vietnam South']);
    expect(namesIn('Asia Lottery')).toEqual(['Thai Lottery']);
    await expect.element(shelf('Vietnam Lottery')).toHaveTextContent(words[language].stations);
    const game = main.getByRole('link', { name: /Number Garden/ });
    await expect.element(game).toBeVisible();
    const follows = shelf('Asia Lottery').element().compareDocumentPosition(game.element());
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('rows of numbers have the lotteries that are played so', async () => {
  await mountScreen('/m/lott');
  await expect.element(shelf('Pavilion Lottery')).toBeVisible();
  expect(namesIn('Pavilion Lottery')).toEqual(['Minute Five', 'Minute Dice', 'Ten Cars']);
});

describe('a lottery leads', () => {
  test('a member to its bets, as they are played in the category', async () => {
    await mountScreen('/m/elott', { session: 'member' });
    await expect
      .element(tile('Minute Five'))
      .toHaveAttribute('href', '/m/lottery?gameCode=PVSSC1&playType=ent');
    await expect
      .element(tile('Vietnam South'))
      .toHaveAttribute('href', '/m/lottery?gameCode=XSMN&prizeMode=lottery-electronic');
    await expect
      .element(tile('Thai Lottery'))
      .toHaveAttribute('href', '/m/lottery?gameCode=THGL&prizeMode=SEA');
  });

  test('a guest through the log-in', async () => {
    await mountScreen('/m/lott');
    const next = encodeURIComponent('/m/lottery?gameCode=PVSSC1&playType=trad');
    await expect.element(tile('Minute Five')).toHaveAttribute('href', `/m/login?next=${next}`);
  });
});

test('a chosen vendor shows its lotteries alone, and a studio its games alone', async () => {
  await mountScreen('/m/elott');
  await chip('Asia Lottery').click();
  await expect.element(shelf('Pavilion E-Lottery')).not.toBeInTheDocument();
  expect(namesIn('Asia Lottery')).toEqual(['Thai Lottery']);
  await expect.element(main.getByText('Number Garden')).not.toBeInTheDocument();
  await expect.element(chip('Favorites')).not.toBeInTheDocument();
  await chip('Meridian').click();
  await expect.element(main.getByText('Number Garden')).toBeVisible();
  await expect.element(shelf('Asia Lottery')).not.toBeInTheDocument();
});

test('a list of the studios’ games is without lotteries', async () => {
  await mountScreen('/m/elott');
  await expect.element(shelf('Asia Lottery')).toBeVisible();
  await chip('Hot').click();
  await expect.element(shelf('Asia Lottery')).not.toBeInTheDocument();
  await expect.element(main.getByText('Number Garden')).toBeVisible();
});

test('a vendor’s lotteries are on its page of games too', async () => {
  await mountScreen('/m/gameList?gameType=ELOTT&vassalage=TCG_SEA', { session: 'member' });
  await expect.element(tile('Thai Lottery')).toBeVisible();
  await expect.element(main.getByText('Number Garden')).not.toBeInTheDocument();
});

test('a member has what was played last before the rest, and a guest does not', async () => {
  site.answers({
    lottery: {
      listRecentMenus: menuOf(1004, 'PVPK3', 'Ten Cars', 'ELOTT'),
      listRecentOutsideMenus: ({ prizeMode }) =>
        prizeMode === 'SEA' ? menuOf(3001, 'THGL', 'Thai Lottery', 'TCG_SEA') : [],
    },
  });
  await mountScreen('/m/elott', { session: 'member' });
  await expect.element(shelf('Played last')).toBeVisible();
  expect(namesIn('Played last')).toEqual(['Ten Cars', 'Thai Lottery']);
  await expect
    .element(shelf('Played last').getByRole('link', { name: 'Thai Lottery' }))
    .toHaveAttribute('href', '/m/lottery?gameCode=THGL&prizeMode=SEA');
  await mountScreen('/m/elott');
  await expect.element(shelf('Asia Lottery')).toBeVisible();
  await expect.element(shelf('Played last')).not.toBeInTheDocument();
});

test('games are there when lotteries do not come, which can be fetched again', async () => {
  site.answers({ lottery: { listLotteries: offline } });
  await mountScreen('/m/elott');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(main.getByText('Number Garden')).toBeVisible();
  site.answers({ lottery: { listLotteries: lotteries } });
  await retry.click();
  await expect.element(shelf('Asia Lottery')).toBeVisible();
});

test.each([
  [320, '/m/elott'],
  [480, '/m/elott'],
  [320, '/m/gameList?gameType=ELOTT'],
] as const)('nothing is wider than a screen of %d px at %s', async (width, path) => {
  await page.viewport(width, 800);
  await mountScreen(path);
  const paused = main.getByText('Paused: takes no bets now');
  await expect.element(paused).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(paused.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
});
