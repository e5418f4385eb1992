import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { accessibilityFindings } from '../../testing/accessibility.ts';
import { gateway } from '../../testing/answers.ts';
import { mountScreen } from '../../testing/mount-screen.tsx';
import { site } from '../../testing/site.ts';
import { categories, gameOf, pageOfGames } from './games.fixture.ts';

const retry = page.getByRole('button', { name: 'Try again' });
const tile = page.getByRole('main').getByRole('link', { name: /Coral Choir/ });
const slots = '/m/gameList?gameType=RNG&vassalage=TIDEWORKS';

const launched = (): ResponseOf<Endpoints['games']['launchGame']> => ({
  content: { game_url: new URL('/art/a-game-of-a-studio.svg', location.origin).href },
  topLevel: false,
  playSessionId: '77',
  gameName: 'Coral Choir',
  iconUrl: '',
  trial: false,
  openedAt: '2026-11-02T08:00:00.000Z',
  bringMoneyTo: null,
});

const funds = {
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
  currency: 'PHP',
  currencySymbol: '₱',
  mainBalance: '500.00',
  cashBalance: '500.00',
  bonusBalance: '0.00',
  vendorBalance: '0.00',
  underWay: '0.00',
  total: '500.00',
  complete: true,
};

const reefline = {
  vassalage: 'REEFLINE',
  vendorName: 'Reefline',
  toVendor: null,
  fromVendor: null,
  balance: '0.00',
  balanceAt: '2026-11-02T08:00:00.000Z',
  unanswered: false,
  pending: null,
};

beforeEach(() => {
  site.answers({
    games: {
      listVendors: { list: categories },
      listVassalTypes: { list: [] },
      listGames: pageOfGames(gameOf({})),
      listFavouriteIds: { list: [], pageNum: 1, totalPages: 0, total: 0 },
      getPlayResult: { rounds: 1, stake: '2.00', returned: '0.00', net: '-2.00' },
    },
  });
});

test('§4: a launch that fails is tried again, or left for another game', async () => {
  site.answers({ games: { launchGame: gateway } });
  await mountScreen(slots, { session: 'member' });
  await tile.click();
  await expect.element(retry).toBeVisible();
  await expect
    .element(page.getByText('The site does not answer right now. Please try again in a moment.'))
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
  await expect.element(result).toHaveTextContent('-₱2.00');
});

test('§4: a double tap starts one game', async () => {
  const arrive = site.hold('games', 'launchGame');
  await mountScreen(slots, { session: 'member' });
  await tile.dblClick();
  arrive(launched());
  await expect.element(page.getByTitle('Coral Choir')).toBeVisible();
  await expect.poll(() => site.calls('games', 'launchGame')).toHaveLength(1);
});

test('§4: a studio that keeps the money is brought money, not the wallet', async () => {
  site.answers({
    games: { launchGame: { ...launched(), bringMoneyTo: 'REEFLINE' } },
    transfers: {
      getConsolidatedFunds: { ...funds, wallets: [reefline] },
      listTransfers: { list: [], pageNum: 1, pageSize: 5, totalPages: 0, total: 0 },
    },
  });
  await mountScreen('/m/play/10081', { session: 'member' });
  await page.getByRole('button', { name: 'Bring money to this studio' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/m/wallet?vassalage=REEFLINE');
  await expect.element(page.getByRole('dialog', { name: /Reefline/ })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  expect(site.calls('games', 'getPlayResult'), 'its money is in no record').toEqual([]);
  expect(sessionStorage.getItem('wayBackToGame')).toBe('/m/play/10081');
});

test('§4: in TY and light: a game that did not open', async () => {
  site.answers({ games: { launchGame: gateway } });
  await mountScreen('/m/play/10001', { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(page.getByRole('button', { name: 'Subukan muli' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pumili ng ibang laro' })).toBeVisible();
  await expect
    .element(page.getByText('Hindi sumasagot ang site ngayon. Pakisubukan muli maya-maya.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
