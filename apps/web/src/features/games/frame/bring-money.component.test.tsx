import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { launched } from '../games.fixture.ts';

type Calls = PlayerEndpoints['transfers'];
type Funds = ResponseOf<Calls['getConsolidatedFunds']>;
type Transfer = ResponseOf<Calls['transferToVendor']>;

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

const frame = page.getByTitle('Coral Choir');
const offer = page.getByRole('button', { name: 'Transfer ₱500.00' });

const transfer: Transfer = {
  transferId: '1',
  vassalage: 'REEFLINE',
  vendorName: 'Reefline',
  direction: 'toVendor',
  amount: '500.00',
  state: 'done',
  reason: null,
  requestedAt: '2026-11-02T08:00:00.000Z',
  settledAt: '2026-11-02T08:00:01.000Z',
};

type Wallet = Funds['wallets'][number];

const lost = { stake: '2.00', returned: '0.00', net: '-2.00' };

/** A provider with its own wallets; by default the member has 500.00 here and nothing there. */
async function openGame(
  options: { wallet?: Partial<Wallet>; cash?: string; atOnce?: boolean } = {},
) {
  const { wallet = {}, cash = '500.00', atOnce = false } = options;
  site.answers({
    games: {
      launchGame: { ...launched(), bringMoneyTo: 'REEFLINE', bringAtOnce: atOnce },
    },
    reports: {
      getPlayResult: {
        rounds: 1,
        ...lost,
        settled: lost,
        open: { stake: '0.00', returned: '0.00', net: '0.00' },
        openRounds: 0,
      },
    },
    transfers: {
      getConsolidatedFunds: { ...funds, cashBalance: cash, wallets: [{ ...reefline, ...wallet }] },
      listTransfers: { list: [], pageNum: 1, pageSize: 5, totalPages: 0, total: 0 },
    },
  });
  await mountScreen('/m/play/10081', { session: 'member' });
}

const brought = () => site.calls('transfers', 'transferToVendor');

test('§4, §7: a game of a provider with its own wallets offers all cash in one tap, then opens', async () => {
  await openGame();
  await expect.element(offer).toBeVisible();
  await expect.element(frame).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  const arrive = site.hold('transfers', 'transferToVendor');
  await offer.click();
  await expect
    .poll(brought)
    .toMatchObject([{ input: { vassalage: 'REEFLINE', amount: '500.00' } }]);
  await expect.element(offer).toHaveAttribute('aria-busy', 'true');
  arrive(transfer);
  await expect.element(frame).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('transfers', 'getConsolidatedFunds')[0]?.input)
    .toEqual({ refresh: 'REEFLINE' });
});

test('§4, §7: where the site says so the cash is transferred without a tap, once', async () => {
  site.answers({ transfers: { transferToVendor: transfer } });
  await openGame({ atOnce: true });
  await expect.element(frame).toBeVisible();
  expect(brought()).toHaveLength(1);
});

test('§4, §7: a refusal is shown, the offer stays, and the game opens without the transfer', async () => {
  site.answers({
    transfers: { transferToVendor: { ...transfer, state: 'refused', reason: 'refused' } },
  });
  await openGame();
  await offer.click();
  await expect.element(page.getByText(/The provider refused the transfer/)).toBeVisible();
  site.answers({ transfers: { transferToVendor: refuse('wallet.vendor.locked') } });
  await offer.click();
  await expect.poll(brought).toHaveLength(2);
  const [first, second] = brought();
  expect(second?.input.requestKey).not.toBe(first?.input.requestKey);
  await expect.element(offer).toBeEnabled();
  await page.getByRole('button', { name: 'Play without a transfer' }).click();
  await expect.element(frame).toBeVisible();
});

test.each([
  ['has money there', { wallet: { balance: '3.00' } }],
  ['has no cash', { cash: '0.00' }],
  ['cannot transfer money now', { wallet: { toVendor: 'closed' as const } }],
  ['gets no balance from there', { wallet: { unanswered: true } }],
])('§4, §7: a member who %s plays at once', async (_who, options) => {
  await openGame(options);
  await expect.element(frame).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('§4, §7: another amount opens the transfer screen, which returns to the game', async () => {
  await openGame();
  await page.getByRole('button', { name: 'Other amount' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/m/wallet?vassalage=REEFLINE');
  await expect.element(page.getByRole('dialog', { name: /Reefline/ })).toBeVisible();
  expect(sessionStorage.getItem('returnToGame')).toBe('/m/play/10081');
});

test('§4: the bar of a game with its own wallet leads to the transfer, and its rounds count', async () => {
  await openGame({ wallet: { balance: '3.00' } });
  const result = page.getByRole('status').filter({ hasText: 'Result in this game' });
  await expect.element(result).toHaveTextContent('-₱2.00');
  await page.getByRole('button', { name: 'Transfer to this provider' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/m/wallet?vassalage=REEFLINE');
  expect(await accessibilityFindings()).toEqual([]);
  expect(sessionStorage.getItem('returnToGame')).toBe('/m/play/10081');
});

test('§4: a game that asks for money opens the transfer', async () => {
  await openGame({ wallet: { balance: '3.00' } });
  await expect.element(frame).toBeVisible();
  const { contentWindow: source } = document.querySelector('iframe') ?? {};
  if (!source) throw new Error('the game has no window');
  const { origin } = location;
  const message = { origin, source, data: { type: 'pavilion.deposit' } };
  dispatchEvent(new MessageEvent('message', message));
  await expect.poll(() => location.pathname + location.search).toBe('/m/wallet?vassalage=REEFLINE');
});
