import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { monthOf, threeMonths } from './history.fixture.ts';

const open = () => mountScreen('/m/history', { session: 'member' });
const month = (name: string) => page.getByRole('radio', { name });
const chosen = page.getByRole('tabpanel');
const rows = (part: Element) =>
  [...part.querySelectorAll('dl > div')].map((row) => row.textContent);

test('§7: the history says what was moved since the account was opened', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await open();
  await expect.element(page.getByText('Opened on September 1, 2026')).toBeVisible();
  expect(rows(page.getByRole('main').element()).slice(0, 6)).toEqual([
    'Deposits₱1,500.00',
    'Withdrawals₱1,300.50',
    'Deposits less withdrawals₱199.50',
    'Staked₱1,100.00',
    'Won₱1,150.50',
    'Won less staked+₱50.50',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: the picture is described, and each month of it shows its figures', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await open();
  const picture = page.getByRole('img', { name: /^Chart from/ });
  await expect
    .element(picture)
    .toHaveAccessibleName(
      'Chart from September 2026 to November 2026: Staked, Won, Won less staked. The list below ' +
        'shows the same figures.',
    );
  await expect.element(month('November 2026')).toBeChecked();
  expect(page.getByRole('radio').elements(), 'no choice before the opening').toHaveLength(3);
  expect(rows(chosen.element())).toEqual([
    'Staked₱400.00',
    'Won₱150.00',
    'Won less staked-₱250.00',
  ]);
  await month('September 2026').click();
  await expect
    .element(chosen)
    .toHaveTextContent('September 2026Staked₱700.00Won₱1,000.50Won less staked+₱300.50');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(month('October 2026')).toBeChecked();
  await expect.element(month('October 2026')).toHaveFocus();
  await expect.element(chosen).toHaveTextContent('Won less staked₱0.00');
});

test('§7: buttons beside the chosen month lead to the one before and after it', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await open();
  const earlier = chosen.getByRole('button', { name: 'October 2026' });
  await expect.element(earlier).toBeVisible();
  expect(chosen.getByRole('button').elements(), 'there is no later month').toHaveLength(1);
  await earlier.click();
  await expect.element(month('October 2026')).toBeChecked();
  await chosen.getByRole('button', { name: 'September 2026' }).click();
  await expect.element(month('September 2026')).toBeChecked();
  await expect.element(chosen.getByRole('button', { name: 'October 2026' })).toBeVisible();
  expect(chosen.getByRole('button').elements(), 'there is no earlier month').toHaveLength(1);
});

test('§7: the picture of money shows deposits, withdrawals, and their difference', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await open();
  await month('September 2026').click();
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect.element(page.getByRole('img', { name: /: Deposits, Withdrawals, / })).toBeVisible();
  await expect.element(month('September 2026')).toBeChecked();
  expect(rows(chosen.element())).toEqual([
    'Deposits₱1,000.00',
    'Withdrawals₱1,300.50',
    'Withdrawals less deposits+₱300.50',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: below the picture every month is listed, the newest first', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await open();
  const list = page.getByRole('region', { name: 'By month' });
  await expect.element(list).toBeVisible();
  const months = list.getByRole('listitem').elements();
  expect(months.map((one) => one.querySelector('h3')?.textContent)).toEqual([
    'November 2026',
    'October 2026',
    'September 2026',
  ]);
  expect(months.slice(0, 1).flatMap(rows)).toEqual([
    'Deposits₱500.00',
    'Withdrawals₱0.00',
    'Staked₱400.00',
    'Won₱150.00',
    'Won less staked-₱250.00',
  ]);
});

const wide = ['EN', 'ES', 'RU', 'TH', 'MY', 'AR'] as const;

test.each(wide)('§7: in %s long amounts stay within the page', async (language) => {
  const long = {
    deposits: '123456789012.00',
    withdrawals: '123456789012.00',
    staked: '123456789012.00',
    won: '223456789012.00',
    net: '-123456789012.00',
  };
  site.answers({
    reports: {
      getHistory: {
        months: [monthOf({ month: '2026-11', ...long })],
        total: { since: '2026-11-01', ...long, netDeposits: '-123456789012.00' },
      },
    },
  });
  await mountScreen('/m/history', { session: 'member', language });
  await expect.element(chosen).toHaveTextContent(/-₱123.456.789.012/);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const { left, right } = page.getByRole('radio').element().getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual(clientWidth);
});

test('§7: an account without a move says so in place of the picture', async () => {
  await open();
  await expect
    .element(page.getByText('No deposits, withdrawals or bets in the last 12 months.'))
    .toBeVisible();
  await expect.element(page.getByText('Opened on November 2, 2026')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'By month' })).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a history that does not load can be loaded again', async () => {
  site.answers({ reports: { getHistory: gateway } });
  await open();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ reports: { getHistory: threeMonths } });
  await retry.click();
  await expect.element(page.getByText('Opened on September 1, 2026')).toBeVisible();
});

test('§7: the history is saved as a file, or the page says why not', async () => {
  site.answers({ reports: { getHistory: threeMonths, exportHistory: refuse('unknown.error') } });
  const saved: string[] = [];
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  addEventListener('click', keep);
  onTestFinished(() => removeEventListener('click', keep));
  await open();
  const save = page.getByRole('button', { name: 'Save as file' });
  await save.click();
  await expect.poll(() => site.calls('reports', 'exportHistory')).toHaveLength(1);
  await expect.element(save).toBeEnabled();
  expect(saved).toEqual([]);
  site.answers({ reports: { exportHistory: new Blob(['Month'], { type: 'text/csv' }) } });
  await save.click();
  await expectNotice('The file is in your downloads.');
  expect(saved).toEqual(['history.csv']);
});

test('§7: in TY and light: the history', async () => {
  site.answers({ reports: { getHistory: threeMonths } });
  await mountScreen('/m/history', { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(month('Nobyembre 2026')).toBeChecked();
  await expect.element(chosen).toHaveTextContent('Itinaya₱400.00Napanalunan₱150.00');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: guests log in first, and a trial account has no history', async () => {
  await mountScreen('/m/history', { session: 'trial' });
  await expect.element(page.getByRole('main')).toHaveTextContent('Not available in free play.');
  expect(site.calls('reports', 'getHistory')).toEqual([]);
  await mountScreen('/m/history');
  await expect.poll(() => location.pathname).toBe('/m/login');
});

test('§7, §2 Side menu: the menu leads to the history, in a time-out too', async () => {
  for (const session of ['member', 'excluded'] as const) {
    await mountScreen('/m/history', { session });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: 'My history' }))
      .toHaveAttribute('href', '/m/history');
  }
});
