import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { noPlay, noProfitNorLoss } from './records.fixture.ts';

const sixForOne = { stake: '6.00', returned: '1.00', net: '-5.00' };

test('§7: in profit and loss an undecided bet is shown separately and is no loss', async () => {
  const settled = { stake: '6.00', returned: '9.00', net: '3.00' };
  const open = { stake: '20.00', returned: '0.00', net: '-20.00' };
  const all = { stake: '26.00', returned: '9.00', net: '-17.00' };
  const split = { ...all, settled, open };
  site.answers({
    reports: {
      getProfitAndLoss: {
        ...noProfitNorLoss,
        ...split,
        openRounds: 1,
        categories: [{ gameType: 'SPORTS', ...split }],
        change: '-17.00',
      },
    },
  });
  await mountScreen('/m/profitandloss', { session: 'member' });
  await expect.element(page.getByText(/Open bets are not settled yet/)).toBeVisible();
  await expect.element(page.getByText('Bet ₱6.00 · Open bets ₱20.00')).toBeVisible();
  await expect.element(page.getByText('Net result')).toHaveTextContent(/\+₱3\.00$/);
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Total bets₱6.00',
      'Winnings₱9.00',
      'Open bets₱20.00',
      'From games+₱3.00',
      'Open bets-₱20.00',
      'Balance change-₱17.00',
    ]),
  );
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: profit and loss shows each line with its sign', async () => {
  site.answers({
    reports: {
      getProfitAndLoss: {
        ...noProfitNorLoss,
        ...sixForOne,
        settled: sixForOne,
        categories: [{ gameType: 'RNG', ...sixForOne, settled: sixForOne, open: noPlay }],
        deposits: '500.00',
        withdrawals: '100.00',
        change: '395.00',
      },
    },
  });
  await mountScreen('/m/profitandloss', { session: 'member' });
  await expect.element(page.getByText('Total bets')).toBeVisible();
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines).toContain('Total bets₱6.00');
  expect(lines).toContain('Withdrawals-₱100.00');
  expect(lines).toContain('Balance change+₱395.00');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: profit and loss shows money at providers, which is no loss', async () => {
  const lost = { stake: '55.00', returned: '13.15', net: '-41.85' };
  site.answers({
    reports: {
      getProfitAndLoss: {
        ...noProfitNorLoss,
        ...lost,
        settled: lost,
        transfers: '-100.00',
        atProviders: '65.00',
        change: '-106.85',
        changeInAll: '-41.85',
      },
    },
  });
  await mountScreen('/m/profitandloss', { session: 'member' });
  await expect.element(page.getByText('Net result')).toHaveTextContent(/-₱41\.85$/);
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  const from = lines.indexOf('Adjustments₱0.00');
  expect(lines.slice(from + 1, from + 4)).toEqual([
    'Net change-₱41.85',
    'In game wallets+₱65.00',
    'Balance change-₱106.85',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});
