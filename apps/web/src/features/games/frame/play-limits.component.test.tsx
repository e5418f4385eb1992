import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { limitOf, siteLimits } from '#features/limits/limits.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { launched } from '../games.fixture.ts';

const game = '/m/play/10001';
const frame = page.getByTitle('Coral Choir');
const dialog = page.getByRole('dialog');
const minuteMs = 60_000;

const lossDay = { kind: 'loss', period: 'day' } as const;
const losses = limitOf({
  ...lossDay,
  used: '1000.00',
  left: '0.00',
  frees: { at: '2026-11-02T06:30:00.000Z', amount: '200.00' },
});
const oneBet = limitOf({ kind: 'bet', period: 'stake', amount: '50.00', used: null, left: null });
const time = limitOf({ kind: 'time', amount: '90', used: '90', left: '0' });

/** The limits after a bet was refused at a minute of the game's hour. */
const refusedAt = (minute: string, ...by: { kind: 'loss' | 'bet'; period: 'day' | 'stake' }[]) =>
  siteLimits([losses, oneBet], {
    refused: { at: `2026-11-02T08:${minute}:00.000Z`, by },
  });

const result = { stake: '0.00', returned: '0.00', net: '0.00' };

beforeEach(() => {
  site.answers({
    games: { launchGame: launched() },
    reports: {
      getPlayResult: { rounds: 0, ...result, settled: result, open: result, openRounds: 0 },
    },
    protection: { getLimits: siteLimits([losses, oneBet]) },
  });
});

async function play(session: 'member' | 'trial' = 'member'): Promise<void> {
  await mountScreen(game, { session });
  await expect.element(frame).toBeVisible();
}

/** Hides or shows the page, as a switch to another tab does. */
function showPage(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
  const state = isShown ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function hidePage(): void {
  onTestFinished(() => showPage(true));
  showPage(false);
}

const notes = () => site.calls('protection', 'notePlay');

/** Waits until no call of the page is open; one that is would be taken for the next. */
async function untilAnswered(): Promise<void> {
  const { client } = await bringQueries();
  await expect.poll(() => client.isFetching()).toBe(0);
}

async function expectNotes(count: number): Promise<void> {
  await expect.poll(notes).toHaveLength(count);
  await untilAnswered();
}

/** A return to the page, which reads the limits again. */
async function comeBack(): Promise<void> {
  await untilAnswered();
  showPage(true);
}

test('§4, §7: one tap in the bar of the game shows the limits over it, with what is left', async () => {
  await play();
  await page.getByRole('button', { name: 'My limits' }).click();
  const sheet = page.getByRole('dialog', { name: 'My limits' });
  await expect.element(sheet.getByText('Losses · In 24 hours')).toBeVisible();
  await expect.element(sheet).toHaveTextContent('₱1,000Used: ₱1,000Left: ₱0₱200 more from');
  await expect.element(sheet).toHaveTextContent('One bet₱50');
  await expect.element(sheet).toHaveTextContent('Reality check: every 1 hr of play');
  await expect.element(sheet.getByText('Deposits', { exact: false })).not.toBeInTheDocument();
  const links = sheet.getByRole('link').elements();
  expect(
    links.map((link) => link.getAttribute('href')),
    'every tool is two taps away',
  ).toEqual(['/m/limits', '/m/history', '/m/selfTest', '/m/closeAccount']);
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(frame).toBeVisible();
  // What is left changes with every bet, so the sheet reads it again.
  site.answers({ protection: { getLimits: siteLimits([{ ...oneBet, amount: '20.00' }]) } });
  await page.getByRole('button', { name: 'My limits' }).click();
  await expect.element(sheet).toHaveTextContent('One bet₱20');
});

test('§4, §7: the page of limits, opened from a game, leads back to it', async () => {
  site.answers({ protection: { getLimits: siteLimits() } });
  await play();
  await page.getByRole('button', { name: 'My limits' }).click();
  await expect.element(dialog.getByText('You have not set any limits.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Change my limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
  expect(localStorage.getItem('openGame')).toContain(game);
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await expect.element(frame).toBeVisible();
  expect(location.pathname).toBe(game);
});

test('§4, §7: a bet over a limit opens a sheet over the game, once for each refusal', async () => {
  await play();
  await expect.poll(() => site.calls('protection', 'getLimits')).toHaveLength(1);
  site.answers({ protection: { getLimits: refusedAt('05', lossDay) } });
  await comeBack();
  const sheet = page.getByRole('dialog', { name: 'This bet is over your limit' });
  await expect.element(sheet).toHaveTextContent('Losses · In 24 hours₱1,000');
  await expect.element(sheet).toHaveTextContent('Left: ₱0₱200 more from');
  await expect.element(sheet).not.toHaveTextContent('One bet');
  expect(await accessibilityFindings()).toEqual([]);
  await expect.element(sheet.getByRole('link', { name: 'See my limits' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to the game' }).click();
  await expect.element(sheet).not.toBeInTheDocument();

  const asked = () => site.calls('protection', 'getLimits').length;
  const before = asked();
  await comeBack();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect.element(frame).toBeVisible();
  expect(dialog.query(), 'the same refusal').toBeNull();

  site.answers({
    protection: { getLimits: refusedAt('09', { kind: 'bet', period: 'stake' }) },
  });
  await comeBack();
  await expect.element(sheet).toHaveTextContent('One bet₱50');
  await expect.element(sheet).not.toHaveTextContent('Losses');
});

test('§4, §7: a refusal of before the game opened is not shown', async () => {
  site.answers({
    protection: {
      getLimits: siteLimits([losses], {
        refused: { at: '2026-11-02T07:59:59.000Z', by: [lossDay] },
      }),
    },
  });
  await play();
  await expect.poll(() => site.calls('protection', 'getLimits')).toHaveLength(1);
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('§4, §7: play is noted once a minute while its page is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  await play();
  await expectNotes(1);
  vi.advanceTimersByTime(minuteMs);
  await expectNotes(2);
  hidePage();
  vi.advanceTimersByTime(3 * minuteMs);
  await expect.element(page.getByRole('timer')).toHaveTextContent('4:00');
  expect(notes(), 'hidden').toHaveLength(2);
  showPage(true);
  await expectNotes(3);
  showPage(false);
  showPage(true);
  vi.advanceTimersByTime(minuteMs);
  await expectNotes(4);
});

test('§4, D17: play money is not noted, and has no limits', async () => {
  site.answers({ games: { launchGame: { ...launched(), trial: true } } });
  await play('trial');
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'My limits' })).not.toBeInTheDocument();
  expect(notes()).toEqual([]);
  expect(site.calls('protection', 'getLimits')).toEqual([]);
});

test('§4, §7: a sheet says when the time of play is up, once', async () => {
  site.answers({
    protection: {
      getLimits: siteLimits([time]),
      notePlay: { minutesLeft: 0, pauseUntil: null, check: null },
    },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  await play();
  const sheet = page.getByRole('dialog', { name: 'Your playing time is up' });
  await expect.element(sheet).toHaveTextContent('Playing time · Per day1 hr 30 min');
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'Back to the game' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  vi.advanceTimersByTime(minuteMs);
  await expect.poll(notes).toHaveLength(2);
  await expect.element(frame).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('§4, §7: money that a limit keeps from a provider leads to the limits, and back', async () => {
  const wallet = {
    vassalage: 'REEFLINE',
    vendorName: 'Reefline',
    toVendor: null,
    fromVendor: null,
    balance: '0.00',
    balanceAt: '2026-11-02T08:00:00.000Z',
    unanswered: false,
    pending: null,
  };
  site.answers({
    games: { launchGame: { ...launched(), bringMoneyTo: 'REEFLINE' } },
    transfers: {
      getConsolidatedFunds: {
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
        wallets: [wallet],
      },
      transferToVendor: refuse('limit.wager.reached'),
    },
  });
  await mountScreen(game, { session: 'member' });
  await page.getByRole('button', { name: 'Transfer ₱500.00' }).click();
  await expect.element(page.getByText('This is over what your wager limit leaves.')).toBeVisible();
  await page.getByRole('link', { name: 'See my limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
  expect(sessionStorage.getItem('returnToGame')).toBe(game);
});

test('§4, §7: in TY and light: a bet over a limit', async () => {
  site.answers({ protection: { getLimits: refusedAt('05', lossDay) } });
  await mountScreen(game, { session: 'member', language: 'TY', theme: 'light' });
  const sheet = page.getByRole('dialog', { name: 'Lampas sa limit mo ang taya' });
  await expect.element(sheet).toHaveTextContent('Natitira: ₱0₱200 pa mula');
  expect(await accessibilityFindings()).toEqual([]);
});
